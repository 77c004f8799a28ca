import type { ReactElement } from 'react';
import { TABLE, type Spot } from './frame.ts';
import styles from './Label.module.css';

export type Tone = 'bad' | 'plain' | 'run' | 'sight' | 'walk';

interface Props {
  at: Spot;
  lines: readonly string[];
  tone: Tone;
  /** Pixels that it is pushed upwards. */
  lift?: number;
  /** How far below it is put where there is no room above, in centimetres. */
  below?: number;
  /** Its place was chosen with care: it is not moved. */
  isCentred?: boolean;
}

/** So near to an edge of the table a label is pushed inwards, in centimetres. */
const MARGIN = 6;

const LINE_HEIGHT = 17;

/** A label of the same size at every zoom, in pixels; it lies above everything else. */
export function Label({ at, lines, tone, lift = 0, below = 0, isCentred = false }: Props): ReactElement {
  const isBelow = at.y < 2.6 && below > 0;
  const inwards = isCentred ? 0 : at.x < MARGIN ? 0.4 : at.x > TABLE - MARGIN ? -0.4 : 0;
  const { width, height } = sizeOfLabel(lines);
  const up = isCentred ? 0 : (isBelow ? 1 : -1) * (lift + height / 2);
  return (
    <g
      transform={`translate(${at.x} ${isBelow ? at.y + below : at.y})`}
      className={styles['place']}
      data-tone={tone}
      aria-hidden
    >
      <g className={styles['label']}>
        <g transform={`translate(${inwards * width} ${up})`}>
          <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={6} />
          {lines.map((line, index) => (
            <text key={line} y={(index - (lines.length - 1) / 2) * LINE_HEIGHT} data-first={index === 0 || undefined}>
              {line}
            </text>
          ))}
        </g>
      </g>
    </g>
  );
}

/** How large a label is on the screen, in pixels. */
export function sizeOfLabel(lines: readonly string[]): { readonly width: number; readonly height: number } {
  return { width: Math.max(...lines.map(line => line.length)) * 7.1 + 18, height: lines.length * LINE_HEIGHT + 8 };
}
