import type { ReactElement } from 'react';
import { FANS, LINE, TICKS, WAY } from './generated/drawing.ts';
import { Ground } from './Ground.tsx';
import { Paints } from './Paints.tsx';
import { ReachArea } from './ReachArea.tsx';
import { GHOST, MOVER, PIECES, TARGET, type Spot } from './scene.ts';
import { Token } from './Token.tsx';
import styles from './Vignette.module.css';

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
  return (
    <g stroke="#fff" fill="none">
      <path d={WAY} strokeWidth={0.14} strokeDasharray="0.42 0.3" />
      <path d={TICKS} strokeWidth={0.12} />
    </g>
  );
}

/** What the archer sees of its target, and the line that proves it. */
function Sight(): ReactElement {
  return (
    <g>
      {FANS.map(fan => (
        <path key={fan} d={fan} fill="var(--sight)" opacity={0.2} />
      ))}
      <path d={LINE} stroke="var(--sight)" strokeWidth={0.14} />
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
