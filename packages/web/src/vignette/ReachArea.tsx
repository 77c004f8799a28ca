import type { ReactElement } from 'react';
import { CUTS, REACH } from './generated/drawing.ts';
import { FIELD, MOVER } from './scene.ts';
import styles from './Vignette.module.css';

const LINE = 0.18;
const WHOLE = { x: FIELD.left, y: FIELD.top, width: FIELD.right - FIELD.left, height: FIELD.bottom - FIELD.top };

/**
 * The wide blue fill is all that the base can cover; the line is where its centre may stop. Stroking the reach as wide as the
 * base draws the fill; the line is what is left of a slightly grown reach without the reach itself.
 */
export function ReachArea(): ReactElement {
  return (
    <g strokeLinejoin="round">
      <mask id="reach" maskUnits="userSpaceOnUse" {...WHOLE}>
        <Area grown={0} />
      </mask>
      <mask id="reach-line" maskUnits="userSpaceOnUse" {...WHOLE}>
        <Area grown={LINE} />
        <rect {...WHOLE} fill="#000" mask="url(#reach)" />
      </mask>
      <clipPath id="table">
        <rect {...WHOLE} />
      </clipPath>
      <g fill="var(--walk)" stroke="var(--walk)" strokeWidth={2 * MOVER.r} opacity={0.17} clipPath="url(#table)">
        {REACH.map(d => (
          <path key={d} d={d} />
        ))}
      </g>
      <rect className={styles['limit']} {...WHOLE} fill="var(--walk-line)" mask="url(#reach-line)" />
      <circle cx={MOVER.x} cy={MOVER.y} r={MOVER.r + 0.3} fill="none" stroke="#ffe08a" strokeWidth={0.18} />
    </g>
  );
}

/** The polygons of the reach without the obstacles, all of it pushed outwards by a little. */
function Area({ grown }: { grown: number }): ReactElement {
  return (
    <>
      {REACH.map(d => (
        <path key={d} d={d} fill="#fff" stroke="#fff" strokeWidth={2 * grown + 0.02} />
      ))}
      {CUTS.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r - grown} fill="#000" />
      ))}
    </>
  );
}
