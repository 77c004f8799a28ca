import { memo, type ReactElement } from 'react';
import { IconShape } from '../../icons/IconShape.tsx';
import { between } from './frame.ts';
import { TRAIT_ICONS, type TerrainLook } from './terrain-look.ts';
import styles from './TerrainShape.module.css';

type Props = Pick<TerrainLook, 'grove' | 'icon' | 'material' | 'middle' | 'outline' | 'room' | 'traits'> & {
  isSearched?: boolean;
};

/** A template as it lies: what it is made of, a pattern for what it does to moves, and a dark rim where it blocks sight. */
export const TerrainShape = memo(function TerrainShape(props: Props): ReactElement {
  const { outline, material, traits, middle, isSearched = false } = props;
  return (
    <g className={styles['shape']} data-material={material}>
      <path className={styles['drop']} d={outline} transform="translate(.12 .32)" />
      <path className={traits.includes('blocksSight') ? styles['wall'] : styles['edge']} d={outline} />
      {traits.includes('cover') && <path className={styles['cover']} d={outline} />}
      <path d={outline} fill={`url(#ground-${material})`} />
      {traits.includes('difficult') && <path d={outline} fill="url(#trait-difficult)" />}
      {traits.includes('impassable') && <path d={outline} fill="url(#trait-impassable)" />}
      <g className={isSearched ? styles['searched'] : styles['sign']}>
        <Signs {...props} />
      </g>
      {traits.length > 0 && (
        <g className={styles['traits']} transform={`translate(${middle.x} ${middle.y + 2.4})`}>
          {traits.map((trait, index) => (
            <g key={trait} transform={`translate(${(index - (traits.length - 1) / 2) * 1.9} 0)`}>
              <circle r={0.85} />
              <IconShape name={TRAIT_ICONS[trait]} size={1.15} />
            </g>
          ))}
        </g>
      )}
    </g>
  );
});

function Signs({ grove, icon, middle, room }: Props): ReactElement {
  if (grove.length === 0) {
    return (
      <g transform={`translate(${middle.x} ${middle.y})`}>
        <IconShape name={icon} size={room} />
      </g>
    );
  }
  return (
    <>
      {grove.map((spot, index) => {
        const at = between(middle, spot, 0.82);
        return (
          <g key={`${spot.x} ${spot.y}`} transform={`translate(${at.x} ${at.y})`}>
            <IconShape name={icon} size={2.1 + (index % 3) * 0.35} />
          </g>
        );
      })}
    </>
  );
}
