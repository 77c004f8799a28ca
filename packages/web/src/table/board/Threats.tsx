import { RULER_LENGTH, valueOf, type ClassicState, type Creature } from '@signum/classic';
import { useMemo, type ReactElement } from 'react';
import { useAim } from '../aim.ts';
import { cm } from './frame.ts';
import { likelyWays } from './likely-ways.ts';
import { moverOf } from './mover.ts';
import { polygonPath } from './outline.ts';
import { useScene, type Scene } from './scene.ts';
import styles from './Threats.module.css';

/** The ground on which enemies can reach somebody next turn: by a walk into contact, or with a shot. */
export function Threats(): ReactElement | null {
  const scene = useScene();
  const isShown = useAim(aim => aim.tool === 'threat');
  const threats = useMemo(() => (isShown ? threatsIn(scene) : []), [scene, isShown]);
  if (threats.length === 0) return null;
  return (
    <g className={styles['threats']} clipPath="url(#on-table)">
      <g className={styles['ground']}>
        {threats.map(({ id, walk, r }) => (
          <path key={id} d={walk} strokeWidth={2 * r} />
        ))}
      </g>
      {threats.map(({ id, at, shot }) => shot > 0 && <circle key={id} cx={at.x} cy={at.y} r={shot} />)}
    </g>
  );
}

interface Threat {
  readonly id: string;
  readonly walk: string;
  readonly r: number;
  readonly at: { readonly x: number; readonly y: number };
  readonly shot: number;
}

function threatsIn(scene: Scene): Threat[] {
  const { sight, state, board, frame } = scene;
  return sight.view.creatures
    .filter(({ controller }) => controller !== sight.seat)
    .map(creature => {
      const mover = moverOf(board, creature.id, likelyWays(state, creature, false));
      const layers = mover?.ways.flatMap(way => way.layers) ?? [];
      const walk = layers.flatMap(({ polygons }) => polygons.map(polygon => polygonPath(frame, polygon))).join('');
      const range = shotOf(state, creature);
      const shot = range > 0 ? cm(creature.r + range) : 0;
      return { id: creature.id, walk, r: cm(creature.r), at: frame.at(creature), shot };
    });
}

function shotOf(state: Readonly<ClassicState>, creature: Readonly<Creature>): number {
  const has = (name: 'magicalShotDice' | 'shootingDice' | 'throwingDice'): boolean =>
    valueOf(name, creature, state) > 0;
  if (has('shootingDice') || has('magicalShotDice')) return RULER_LENGTH.XL;
  return has('throwingDice') ? RULER_LENGTH.L : 0;
}
