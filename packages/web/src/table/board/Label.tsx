import type { ReactElement } from 'react';
import { RIM, scaleOf } from './camera.ts';
import { useCamera } from './camera-store.ts';
import { TABLE, type Spot } from './frame.ts';
import styles from './Label.module.css';
import type { Extent } from './label-spot.ts';

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

const LINE_HEIGHT = 17;

/** A label of the same size at every zoom, in pixels; it lies above everything else. */
export function Label({ at, lines, tone, lift = 0, below = 0, isCentred = false }: Props): ReactElement {
  const { width, height } = sizeOfLabel(lines);
  const extent = extentOf(lines);
  const isBelow = below > 0 && at.y < (extent.height * (lift + height)) / height - RIM;
  // no part of it lies off the table, however few pixels that has
  const half = Math.min(TABLE, extent.width) / 2;
  const x = isCentred ? at.x : Math.min(TABLE - half, Math.max(half, at.x));
  const up = isCentred ? 0 : (isBelow ? 1 : -1) * (lift + height / 2);
  return (
    <g
      transform={`translate(${x} ${isBelow ? at.y + below : at.y})`}
      className={styles['place']}
      data-tone={tone}
      aria-hidden
    >
      <g className={styles['label']}>
        <g transform={`translate(0 ${up})`}>
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
function sizeOfLabel(lines: readonly string[]): { readonly width: number; readonly height: number } {
  return { width: Math.max(...lines.map(line => line.length)) * 7.1 + 18, height: lines.length * LINE_HEIGHT + 8 };
}

/** How much of the table a label covers. What a zoom changes there is put right at the next look. */
export function extentOf(lines: readonly string[]): Extent {
  const { camera, size } = useCamera.getState();
  const scale = scaleOf(camera, size);
  const { width, height } = sizeOfLabel(lines);
  return { width: width / scale, height: height / scale };
}
