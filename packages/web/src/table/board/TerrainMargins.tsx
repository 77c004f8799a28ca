import { CONTACT, lineOf, type Length, type Shape } from '@signum/geometry';
import { useMemo, type ReactElement } from 'react';
import type { Question } from '../../game/contract.ts';
import styles from './Ghost.module.css';
import { grownPath } from './outline.ts';
import { useScene } from './scene.ts';

type PoseQuestion = Extract<Question, { kind: 'terrainPose' }>;

/** The ground that a new template must keep off, hatched: along the sides, round other templates, at the bases (C-TER-4). */
export function TerrainMargins({ question }: { question: PoseQuestion }): ReactElement {
  const { frame } = useScene();
  const margins = useMemo(
    () => marginsOf(question).map(({ shape, by }) => grownPath(frame, shape.core, shape.rho + by)),
    [question, frame],
  );
  return (
    <g clipPath="url(#on-table)">
      {margins.map(d => (
        <path key={d} className={styles['margin']} d={d} />
      ))}
    </g>
  );
}

function marginsOf({ board, rules }: PoseQuestion): { shape: Shape; by: Length }[] {
  const { width, bases, terrains } = board;
  return [
    ...rules.ownSides.map(side => ({ shape: lineOf(width, side), by: rules.fromOwn })),
    ...rules.otherSides.map(side => ({ shape: lineOf(width, side), by: rules.fromOthers })),
    ...terrains.flatMap(({ pieces }) => pieces.map(shape => ({ shape, by: rules.fromOwn }))),
    ...bases.map(base => ({ shape: { core: [base], rho: base.r }, by: CONTACT })),
  ];
}
