import { atEdge, heroPlaces, summonPlaces, type Length, type Side, type Stretch } from '@signum/geometry';
import { useMemo, type ReactElement } from 'react';
import type { Question } from '../../game/contract.ts';
import { cm, written } from './frame.ts';
import styles from './Ghost.module.css';
import { grownPath } from './outline.ts';
import { useScene } from './scene.ts';

type PlaceQuestion = Extract<Question, { kind: 'place' }>;

/** Where a creature may be put down: stretches of the own side, or the ground round something. */
export function PlaceArea({ question }: { question: PlaceQuestion }): ReactElement {
  const area = useMemo(() => areaOf(question), [question]);
  const { frame } = useScene();
  const { r, board, team } = question;
  if (area.kind === 'around')
    return (
      <path
        className={styles['zone']}
        d={area.cores.map(core => grownPath(frame, core.core, core.far)).join('')}
        clipPath="url(#on-table)"
      />
    );
  const line = (stretch: Stretch): string => {
    const [from, to] = [stretch.from, stretch.to].map(along => atEdge(board.width, area.side.edge, along, r));
    return `M${written(frame.at(from!))}L${written(frame.at(to!))}`;
  };
  const apart = area.apart;
  return (
    <g className={area.isException ? styles['exception'] : styles['place']}>
      {apart > 0 &&
        board.bases
          .filter(base => base.team !== team)
          .map(base => (
            <path
              key={base.id}
              className={styles['keep-off']}
              d={grownPath(frame, [base], base.r + apart)}
              clipPath="url(#on-table)"
            />
          ))}
      {area.stretches.map(stretch => (
        <g key={stretch.from}>
          <path className={styles['stretch']} strokeWidth={2 * cm(r)} d={line(stretch)} />
          <path className={styles['stretch-line']} d={line(stretch)} />
        </g>
      ))}
    </g>
  );
}

type Area =
  | { kind: 'around'; cores: readonly { core: readonly { x: Length; y: Length }[]; far: Length }[] }
  | { kind: 'side'; side: Side; stretches: readonly Stretch[]; isException: boolean; apart: Length };

function areaOf({ where, board, r }: PlaceQuestion): Area {
  switch (where.at) {
    case 'own side': {
      const { side, stretches, isException } = summonPlaces(board, where.side, r, where.rules);
      return { kind: 'side', side, stretches, isException, apart: where.rules.apart };
    }
    case 'own side of the hero':
      return {
        kind: 'side',
        side: where.side,
        stretches: heroPlaces(board, where.side, r),
        isException: false,
        apart: 0,
      };
    case 'contact':
    case 'near': {
      const far = where.at === 'near' ? where.within : 0;
      const base = board.bases.find(({ id }) => id === where.goal);
      const pieces = board.terrains.find(({ id }) => id === where.goal)?.pieces ?? [];
      const shapes = base ? [{ core: [base], rho: base.r }] : pieces;
      return { kind: 'around', cores: shapes.map(({ core, rho }) => ({ core, far: rho + far + 2 * r })) };
    }
  }
}
