import { useMemo, type ReactElement } from 'react';
import { useAim } from '../aim.ts';
import { VIEW } from './camera.ts';
import { cm } from './frame.ts';
import { ReachArea } from './ReachArea.tsx';
import { reachesOf } from './reaches-of.ts';
import styles from './Reaches.module.css';
import { useScene } from './scene.ts';
import { useGrownAhead } from './use-grown-ahead.ts';

/** How far the creature that is asked, or looked at, may go. A new reach is a new drawing, and appears as a whole. */
export function Reaches({ className }: { className: string | undefined }): ReactElement {
  const scene = useScene();
  const selected = useAim(aim => (aim.selected?.kind === 'creature' ? aim.selected.id : null));
  const movers = useMemo(() => reachesOf(scene, selected), [scene, selected]);
  useGrownAhead(scene);
  const reaches = movers.flatMap(({ base, ways }) =>
    ways.map(({ mode, spec, layers }) => ({
      name: `reach-${spec.run ? 'run' : mode}-${numberOf(layers)}`,
      layers,
      r: cm(base.r),
      run: spec.run,
    })),
  );
  return (
    <svg
      key={reaches.map(({ name }) => name).join(' ')}
      viewBox={VIEW}
      className={`${className} ${reaches.length > 0 ? styles['appearing'] : ''}`}
    >
      {reaches.map(reach => (
        <ReachArea key={reach.name} {...reach} frame={scene.frame} />
      ))}
    </svg>
  );
}

let numbers = 0;
const numbered = new WeakMap<object, number>();

/** A number of its own for each reach: a browser may go on drawing with an old mask when only what is in it has changed. */
function numberOf(layers: object): number {
  const known = numbered.get(layers) ?? (numbers += 1);
  numbered.set(layers, known);
  return known;
}
