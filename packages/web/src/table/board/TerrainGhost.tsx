import { allCards } from '../../cards/card-of.ts';
import { posed } from '@signum/geometry';
import type { ReactElement } from 'react';
import type { Question } from '../../game/contract.ts';
import { useAim } from '../aim.ts';
import styles from './Ghost.module.css';
import { useScene } from './scene.ts';
import { templateLook, TRAIT_TERMS, TRAITS } from './terrain-look.ts';
import { TerrainShape } from './TerrainShape.tsx';

/** A template about to be laid, in its own look; dashed red where it may not lie. */
export function TerrainGhost({
  question,
}: {
  question: Extract<Question, { kind: 'terrainPose' }>;
}): ReactElement | null {
  const { frame } = useScene();
  const draft = useAim(aim => aim.draft);
  const flaw = useAim(aim => aim.flaw);
  const print = allCards()[question.card];
  if (draft?.kind !== 'terrainPose' || print?.type !== 'terrain') return null;
  const has = (name: string): boolean => print.keywords?.some(({ keyword }) => keyword === name) ?? false;
  const traits = TRAITS.filter(trait => has(TRAIT_TERMS[trait]));
  const look = templateLook(question.card, posed(question.pieces, draft), frame, traits);
  return (
    <g className={flaw ? styles['flawed'] : styles['place']}>
      <g className={styles['ghost']}>
        <TerrainShape {...look} />
      </g>
      <path className={styles['outline']} d={look.outline} />
    </g>
  );
}
