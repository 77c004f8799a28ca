import type { ReactElement } from 'react';
import { useAim } from '../aim.ts';
import { RIM, SHEET } from './camera.ts';
import styles from './Halos.module.css';
import { looksOf } from './looks-of.ts';
import { useScene } from './scene.ts';

/** How much wider than its base a halo is. */
const WIDER = 1.55;

/**
 * The glow under whoever is selected, and the breathing one under whoever is pointed at or spoken of. Each is a small picture of its
 * own: within the drawing of the creatures, every breath and every movement of the pointer would have all of them drawn anew.
 */
export function Halos(): ReactElement {
  const looks = looksOf(useScene());
  const selected = useAim(aim => (aim.selected?.kind === 'creature' ? aim.selected.id : null));
  const hovered = useAim(aim => (aim.hovered?.kind === 'creature' ? aim.hovered.id : null));
  const lit = useAim(aim => aim.lit);
  const isLit = (id: string): boolean => id === hovered || lit.includes(id);
  return (
    <>
      {looks
        .filter(({ id }) => id === selected || isLit(id))
        .map(({ id, x, y, r }) => (
          <div
            key={id}
            className={`${styles['halo']} ${isLit(id) ? styles['breathing'] : ''}`}
            style={{ left: share(RIM + x - WIDER * r), top: share(RIM + y - WIDER * r), width: share(2 * WIDER * r) }}
          />
        ))}
    </>
  );
}

/** Centimetres as a part of the sheet. */
function share(centimetres: number): string {
  return `${(100 * centimetres) / SHEET}%`;
}
