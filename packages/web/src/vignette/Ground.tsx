import type { ReactElement } from 'react';
import { FIELD, ROCK } from './scene.ts';

const { left, top, right, bottom } = FIELD;
const FOREST = 'M-2 2.4C-2.4-2.6 3.6-5.4 8.2-4.2S15 1.6 13.4 6.4 7.2 12.6 3 10.6-1.6 6.8-2 2.4Z';
const TREES = [
  [6.4, -1.4, 0.8],
  [2, 0.2, 0.75],
  [10.4, 0.6, 0.85],
  [5.2, 2.2, 0.9],
  [0.4, 3.6, 0.8],
  [8.6, 3.8, 0.8],
  [12, 4.6, 0.7],
  [3.6, 6.4, 0.9],
  [7.4, 7.6, 0.8],
  [10.6, 7.4, 0.7],
] as const;
const POND = 'M38.6 27.6C40.2 24.4 46 24.6 48.6 27.4S49 35.2 45 36.2 37.4 31.6 38.6 27.6Z';
const FACETS =
  'M-2.1-.5-.9-1.6.5-.4-.6.9ZM.5-.4 1.9-1 1.9.7.7 1.6-.6.9ZM-.9-1.6.6-2.1 1.9-1 .5-.4ZM-2.1-.5-.6.9-1 1.9-2 .9Z';

/** Small stones and tufts of two colours, scattered by a fixed rule so that the picture is always the same. */
const SPECKS = ['#2c3626', '#8b8a6a'].map((fill, light) => ({
  fill,
  d: Array.from({ length: 150 }, (_, index) => index)
    .filter(index => (index % 3 === 0) === (light === 1))
    .map(speck)
    .join(''),
}));

/** One of them, as a circle drawn in two halves. */
function speck(index: number): string {
  const x = left + ((index * 37.7) % (right - left));
  const y = -4 + ((index * 23.13 + (index % 7) * 5.1) % 43.4);
  const r = 0.06 + (index % 5) * 0.03;
  const half = `a${r.toFixed(2)} ${r.toFixed(2)} 0 0 0`;
  return `M${(x - r).toFixed(2)} ${y.toFixed(2)}${half} ${(2 * r).toFixed(2)} 0${half} ${(-2 * r).toFixed(2)} 0Z`;
}

/** The table: its ground, its near edge with a ruler along it, and the terrain. */
export function Ground(): ReactElement {
  return (
    <g>
      <rect x={left} y={top} width={right - left} height={bottom - top + 1.5} fill="#2a2118" />
      <rect x={left} y={top} width={right - left} height={bottom - top + 0.7} fill="#6b5535" />
      <rect x={left} y={top} width={right - left} height={bottom - top} fill="#46523a" />
      <rect x={left} y={top} width={right - left} height={bottom - top} fill="url(#light)" />
      <ellipse cx={36} cy={32} rx={15} ry={9} fill="url(#dirt)" />
      <ellipse cx={8} cy={16} rx={14} ry={10} fill="url(#dirt)" />
      {SPECKS.map(speckled => (
        <path key={speckled.fill} {...speckled} opacity={0.5} />
      ))}
      <path d={grid()} stroke="#fff" strokeOpacity={0.07} strokeWidth={0.06} />
      <EdgeRuler />
      <Terrain />
    </g>
  );
}

/** Lines ten centimetres apart help to judge a distance. */
function grid(): string {
  const upright = Array.from({ length: 5 }, (_, index) => `M${left + 10 * (index + 1)} ${top}V${bottom}`);
  const level = Array.from({ length: 5 }, (_, index) => `M${left} ${bottom - 10 * (index + 1)}H${right}`);
  return [...upright, ...level].join('');
}

function tickHeight(cm: number): number {
  if (cm % 10 === 0) return 1.1;
  return cm % 5 === 0 ? 0.75 : 0.4;
}

/** A tick for every centimetre of our edge, longer ones for five and ten. */
function EdgeRuler(): ReactElement {
  const ticks = Array.from({ length: 59 }, (_, index) => index + 1);
  return (
    <g>
      <path
        d={ticks.map(cm => `M${left + cm} ${bottom}v${-tickHeight(cm)}`).join('')}
        stroke="#f1ead9"
        strokeOpacity={0.55}
        strokeWidth={0.08}
      />
      <path d={`M${left} ${bottom}H${right}`} stroke="var(--seat-1)" strokeWidth={0.35} opacity={0.85} />
    </g>
  );
}

function Terrain(): ReactElement {
  return (
    <g>
      <path d={FOREST} transform="translate(.2 .45)" fill="#000" opacity={0.35} />
      <path d={FOREST} fill="url(#forest)" stroke="#0b0d09" strokeOpacity={0.6} strokeWidth={0.14} />
      {TREES.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M-.2 2.2h.4v-.8h-.4Z" fill="#3a2c1a" />
          <path d="M0-2.2 1.2-.3H.7L1.7 1.6H-1.7L-.7-.3H-1.2Z" fill="#6aa873" stroke="#17301f" strokeWidth={0.12} />
        </g>
      ))}
      <path d={POND} transform="translate(.2 .45)" fill="#000" opacity={0.35} />
      <path d={POND} fill="url(#pond)" stroke="#0b0d09" strokeOpacity={0.6} strokeWidth={0.14} />
      <path
        d="M40.4 28.8q.7-.6 1.4 0t1.4 0M41.4 31.2q.7-.6 1.4 0t1.4 0 1.4 0"
        fill="none"
        stroke="#b8e6ee"
        strokeOpacity={0.6}
        strokeWidth={0.18}
      />
      <g transform={`translate(${ROCK.x} ${ROCK.y})`}>
        <circle cx={0.2} cy={0.45} r={ROCK.r} fill="#000" opacity={0.4} />
        <circle r={ROCK.r} fill="url(#rock)" stroke="#14130f" strokeWidth={0.22} />
        <path d={FACETS} fill="#fff" fillOpacity={0.1} stroke="#2b2822" strokeOpacity={0.7} strokeWidth={0.1} />
      </g>
    </g>
  );
}
