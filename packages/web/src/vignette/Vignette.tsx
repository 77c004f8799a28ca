import type { ReactElement } from 'react';
import { Ground } from './Ground.tsx';
import { Paints } from './Paints.tsx';
import { reachOutline, widened } from './reach.ts';
import { ARCHER, FIELD, GHOST, LIMIT, MOVER, OBSTACLES, OTHERS, ROCK, TARGET } from './scene.ts';
import { Token } from './Token.tsx';
import styles from './Vignette.module.css';
import { distance, walkRound, type Spot } from './walk.ts';

const LINE = 0.18;
const WALK = walkRound(MOVER, GHOST, widened(ROCK, MOVER));
const OUTLINE = `M${reachOutline(MOVER, LIMIT, OBSTACLES, FIELD)
  .map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)
  .join('L')}Z`;

/** The lengths that the picture shows, in centimetres. */
export const SHOWN = {
  limit: LIMIT,
  walked: WALK.length,
  shot: distance(ARCHER, TARGET) - ARCHER.r - TARGET.r,
};

interface Labels {
  walked: string;
  shot: string;
}

/** A corner of the battlefield with a move being measured: what the game is about, in one picture. Whoever shows it also says it in words. */
export function Vignette({ walked, shot }: Labels): ReactElement {
  return (
    <svg className={styles['vignette']} viewBox="-8 0.6 54 40.8" aria-hidden="true">
      <Paints />
      <Ground />
      <Reach />
      <Sight />
      {[MOVER, ARCHER, TARGET, ...OTHERS].map(piece => (
        <Token key={`${piece.x} ${piece.y}`} piece={piece} />
      ))}
      <Path />
      <Token piece={{ ...MOVER, ...GHOST }} ghostly />
      <circle cx={GHOST.x} cy={GHOST.y} r={MOVER.r} fill="none" stroke="#fff" strokeWidth={0.16} />
      <Label at={{ x: GHOST.x, y: GHOST.y - MOVER.r - 1.7 }} colour="var(--walk-line)" text={walked} />
      <Label at={{ x: TARGET.x, y: TARGET.y - TARGET.r - 1.7 }} colour="var(--sight)" text={shot} />
    </svg>
  );
}

/**
 * The wide blue fill is all that the base can cover; the line is where its centre may stop. Stroking the outline as wide
 * as the base draws the fill exactly.
 */
function Reach(): ReactElement {
  const wide = OBSTACLES.map(obstacle => widened(obstacle, MOVER));
  return (
    <g strokeLinejoin="round">
      <clipPath id="within-reach">
        <path d={OUTLINE} />
      </clipPath>
      <mask id="free" maskUnits="userSpaceOnUse" x={-10} y={0} width={60} height={46}>
        <rect x={-10} y={0} width={60} height={46} fill="#fff" />
        {wide.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r - LINE / 2} fill="#000" />
        ))}
      </mask>
      <path d={OUTLINE} fill="var(--walk)" stroke="var(--walk)" strokeWidth={2 * MOVER.r} opacity={0.17} />
      <g className={styles['limit']} fill="none" stroke="var(--walk-line)" strokeWidth={LINE}>
        <path d={OUTLINE} mask="url(#free)" />
        <g clipPath="url(#within-reach)">
          {wide.map(({ x, y, r }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
          ))}
        </g>
      </g>
      <circle cx={MOVER.x} cy={MOVER.y} r={MOVER.r + 0.3} fill="none" stroke="#ffe08a" strokeWidth={0.18} />
    </g>
  );
}

/** The way of the base with a tick across it for every centimetre, like a tape laid on the table. */
function Path(): ReactElement {
  const ticks = Array.from({ length: Math.floor(WALK.length) }, (_, index) => index + 1).filter(
    cm => cm > MOVER.r && cm < WALK.length - MOVER.r,
  );
  return (
    <g stroke="#fff" fill="none">
      <path d={WALK.path} strokeWidth={0.14} strokeDasharray="0.42 0.3" />
      <path d={ticks.map(tick).join('')} strokeWidth={0.12} />
    </g>
  );
}

function tick(cm: number): string {
  const [before, here, after] = [WALK.at(cm - 0.01), WALK.at(cm), WALK.at(cm + 0.01)];
  const half = (cm % 5 === 0 ? 0.75 : 0.4) / distance(before, after);
  const across = { x: (before.y - after.y) * half, y: (after.x - before.x) * half };
  return `M${here.x - across.x} ${here.y - across.y}L${here.x + across.x} ${here.y + across.y}`;
}

/** The band between two bases of one size in which the archer sees its target. */
function Sight(): ReactElement {
  const length = distance(ARCHER, TARGET);
  const aside = {
    x: ((TARGET.y - ARCHER.y) / length) * ARCHER.r,
    y: ((ARCHER.x - TARGET.x) / length) * ARCHER.r,
  };
  const corners = [
    `${ARCHER.x + aside.x} ${ARCHER.y + aside.y}`,
    `${TARGET.x + aside.x} ${TARGET.y + aside.y}`,
    `${TARGET.x - aside.x} ${TARGET.y - aside.y}`,
    `${ARCHER.x - aside.x} ${ARCHER.y - aside.y}`,
  ];
  return (
    <g>
      <path d={`M${corners.join('L')}Z`} fill="var(--sight)" opacity={0.2} />
      <path d={`M${ARCHER.x} ${ARCHER.y}L${TARGET.x} ${TARGET.y}`} stroke="var(--sight)" strokeWidth={0.14} />
    </g>
  );
}

function Label({ at, colour, text }: { at: Spot; colour: string; text: string }): ReactElement {
  const width = 1.6 + text.length * 0.62;
  return (
    <g className={styles['label']} transform={`translate(${at.x} ${at.y})`}>
      <g>
        <rect x={-width / 2} y={-1.05} width={width} height={2.1} rx={0.45} fill="#0f1318" stroke={colour} />
        <text y={0.44}>{text}</text>
      </g>
    </g>
  );
}
