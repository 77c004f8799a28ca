import type { OverlayLayer } from '@signum/geometry';
import { memo, type ReactElement } from 'react';
import { drawnReach, LINE, type DrawnLayer, type DrawnReach } from './drawn-reach.ts';
import type { Frame } from './frame.ts';
import styles from './ReachArea.module.css';

/** What closes the seams between the polygons of a reach, in centimetres. */
const SEAM = 0.02;

interface Props {
  /** Told apart by name: masks are found by it. */
  name: string;
  layers: readonly OverlayLayer[];
  frame: Frame;
  /** The radius of the base, in centimetres. */
  r: number;
  run: boolean;
}

/**
 * Where a base may stop, exactly as geometry gives it. The wide fill is all ground that the base can cover; the line is where its
 * centre may be: what is left of a slightly grown reach without the reach itself.
 */
export const ReachArea = memo(function ReachArea({ name, layers, frame, r, run }: Props): ReactElement {
  const { paths: drawn, box } = drawnReach(layers, frame);
  return (
    <g className={run ? styles['run'] : styles['walk']} data-reach={name}>
      {drawn.map((layer, index) => (
        <LayerMasks key={index} name={`${name}-${index}`} box={box} {...layer} />
      ))}
      <mask id={`${name}-area`} maskUnits="userSpaceOnUse" {...box}>
        {drawn.map((_layer, index) => (
          <rect key={index} {...box} fill="#fff" mask={`url(#${name}-${index}-in)`} />
        ))}
      </mask>
      <mask id={`${name}-line`} maskUnits="userSpaceOnUse" {...box}>
        {drawn.map((_layer, index) => (
          <rect key={index} {...box} fill="#fff" mask={`url(#${name}-${index}-out)`} />
        ))}
        <rect {...box} fill="#000" mask={`url(#${name}-area)`} />
      </mask>
      {run && (
        <mask id={`${name}-rim`} maskUnits="userSpaceOnUse" {...box}>
          <rect {...box} fill="#fff" mask={`url(#${name}-line)`} />
          <path d={drawn.map(({ cuts }) => cuts).join('')} fill="#000" />
        </mask>
      )}
      <g className={styles['ground']} strokeWidth={2 * r} clipPath="url(#on-table)">
        {drawn.map(({ polygons }, index) => (
          <path key={index} d={polygons} />
        ))}
      </g>
      <rect className={styles['area']} {...box} mask={`url(#${name}-area)`} />
      {run ? (
        <g className={styles['dashes']} strokeWidth={2 * LINE}>
          <path d={drawn.map(({ polygons }) => polygons).join('')} mask={`url(#${name}-rim)`} />
          <path d={drawn.map(({ cuts }) => cuts).join('')} mask={`url(#${name}-line)`} />
        </g>
      ) : (
        <rect className={styles['line']} {...box} mask={`url(#${name}-line)`} />
      )}
    </g>
  );
});

/** One layer as it is, and grown by the width of the line. */
function LayerMasks({
  name,
  box,
  polygons,
  cuts,
  narrowCuts,
}: DrawnLayer & Pick<DrawnReach, 'box'> & { name: string }): ReactElement {
  const paint = { fill: '#fff', stroke: '#fff', strokeLinejoin: 'round' } as const;
  return (
    <>
      <mask id={`${name}-in`} maskUnits="userSpaceOnUse" {...box}>
        <path d={polygons} {...paint} strokeWidth={SEAM} />
        <path d={cuts} fill="#000" />
      </mask>
      <mask id={`${name}-out`} maskUnits="userSpaceOnUse" {...box}>
        <path d={polygons} {...paint} strokeWidth={2 * LINE} />
        <path d={narrowCuts} fill="#000" />
      </mask>
    </>
  );
}
