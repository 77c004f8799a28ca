import type { ReactElement } from 'react';
import { Ground } from './Ground.tsx';
import { FANS, ROUTE, SIGHT } from './measured.ts';
import { Paints } from './Paints.tsx';
import { ringPath, routePath, tickPath } from './path.ts';
import { ReachArea } from './ReachArea.tsx';
import { GHOST, LIMIT, MOVER, PIECES, TARGET, type Spot } from './scene.ts';
import { centimetres, spotOf } from './table.ts';
import { Token } from './Token.tsx';
import styles from './Vignette.module.css';

/** The lengths that the picture shows, in centimetres. */
export const SHOWN = { limit: LIMIT, walked: centimetres(ROUTE.cost), shot: centimetres(SIGHT.length) };

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
      <ReachArea />
      <Sight />
      {PIECES.map(piece => (
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

/** The way of the base with a tick across it for every centimetre, like a tape laid on the table. */
function Path(): ReactElement {
  const { walked } = SHOWN;
  const ticks = Array.from({ length: Math.floor(walked) }, (_, index) => index + 1).filter(
    cm => cm > MOVER.r && cm < walked - MOVER.r,
  );
  return (
    <g stroke="#fff" fill="none">
      <path d={routePath(ROUTE.pieces)} strokeWidth={0.14} strokeDasharray="0.42 0.3" />
      <path d={ticks.map(cm => tickPath(ROUTE.pieces, cm)).join('')} strokeWidth={0.12} />
    </g>
  );
}

/** What the archer sees of its target, and the line that proves it. */
function Sight(): ReactElement {
  const [from, to] = [spotOf(SIGHT.from), spotOf(SIGHT.to)];
  return (
    <g>
      {FANS.map(({ fan, from: begin }) => (
        <path key={begin} d={ringPath(fan)} fill="var(--sight)" opacity={0.2} />
      ))}
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke="var(--sight)" strokeWidth={0.14} />
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
