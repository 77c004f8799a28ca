import { memo, type ReactElement } from 'react';
import { RIM } from './camera.ts';
import { fixed, TABLE } from './frame.ts';
import styles from './Ground.module.css';

/** Repeats itself on every screen: a battlefield always looks the same. */
function scatter(count: number, seed: number): { x: number; y: number; size: number }[] {
  let state = seed;
  const roll = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return Array.from({ length: count }, () => ({ x: roll() * TABLE, y: roll() * TABLE, size: roll() }));
}

const PATCHES = scatter(34, 77).map(({ x, y, size }, index) => ({
  x,
  y,
  rx: 4 + size * 8,
  ry: 3 + (1 - size) * 6,
  paint: ['patch-light', 'patch-dark', 'patch-soil', 'patch-dark', 'patch-light'][index % 5]!,
}));

/** Three blades of grass each. */
const TUFTS = scatter(260, 1234)
  .map(({ x, y, size }) => {
    const s = 0.22 + size * 0.3;
    return `M${fixed(x)} ${fixed(y)}q${fixed(-s * 0.5)} ${fixed(-s * 0.4)} ${fixed(-s * 0.6)} ${fixed(-s)}M${fixed(x)} ${fixed(y)}v${fixed(-s * 1.2)}M${fixed(x)} ${fixed(y)}q${fixed(s * 0.5)} ${fixed(-s * 0.4)} ${fixed(s * 0.6)} ${fixed(-s)}`;
  })
  .join('');

const PEBBLES = scatter(150, 991)
  .map(({ x, y, size }) => {
    const r = fixed(0.05 + size * 0.11);
    return `M${fixed(x)} ${fixed(y)}m-${r} 0a${r} ${r} 0 1 0 ${fixed(2 * Number(r))} 0a${r} ${r} 0 1 0 -${fixed(2 * Number(r))} 0`;
  })
  .join('');

const GRID = [10, 20, 30, 40, 50].map(at => `M${at} 0V${TABLE}M0 ${at}H${TABLE}`).join('');

/** Ticks along the near and the far edge, longer ones for five and ten centimetres. */
const TICKS = Array.from({ length: TABLE - 1 }, (_, index) => index + 1)
  .map(at => {
    const long = at % 10 === 0 ? 0.8 : at % 5 === 0 ? 0.55 : 0.28;
    return `M${at} ${TABLE}v-${long}M${at} 0v${long}`;
  })
  .join('');

/** The table: wood, ground, a grid of ten centimetres, and both players' sides with their patterns. */
export const Ground = memo(function Ground({ own, other }: { own: number; other: number }): ReactElement {
  const whole = { width: TABLE, height: TABLE };
  return (
    <g className={styles['ground']}>
      <rect className={styles['rim']} x={-RIM} y={-RIM} width={TABLE + 2 * RIM} height={TABLE + 2 * RIM} rx={1.1} />
      <rect className={styles['inlay']} x={-0.5} y={-0.5} width={TABLE + 1} height={TABLE + 1} rx={0.5} />
      <rect className={styles['grass']} {...whole} />
      <g clipPath="url(#on-table)">
        {PATCHES.map(({ x, y, rx, ry, paint }) => (
          <ellipse key={x} cx={x} cy={y} rx={rx} ry={ry} fill={`url(#${paint})`} />
        ))}
      </g>
      <path className={styles['tufts']} d={TUFTS} />
      <path className={styles['pebbles']} d={PEBBLES} />
      <rect {...whole} fill="url(#vignette)" />
      <path className={styles['grid']} d={GRID} />
      <path className={styles['ticks']} d={TICKS} />
      <path className={styles['edge']} data-side={other} d={`M0 0H${TABLE}`} />
      <path className={styles['edge']} data-side={own} d={`M0 ${TABLE}H${TABLE}`} />
    </g>
  );
});
