import { allCards } from '../../cards/card-of.ts';
import { gap } from '@signum/geometry';
import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import type { Question } from '../../game/contract.ts';
import { iconOfCard } from '../../icons/icon-of.ts';
import { useAim } from '../aim.ts';
import { cm } from './frame.ts';
import styles from './Ghost.module.css';
import { Label } from './Label.tsx';
import { lengthText } from './length-text.ts';
import { useScene } from './scene.ts';
import { TokenBody } from './TokenBody.tsx';
import { WORDS } from './words.ts';

/** A creature about to be put down, and how near the next enemy is. */
export function PlaceGhost({ question }: { question: Extract<Question, { kind: 'place' }> }): ReactElement | null {
  const { frame, language, roster } = useScene();
  const words = useWords(WORDS);
  const draft = useAim(aim => aim.draft);
  const flaw = useAim(aim => aim.flaw);
  const print = allCards()[question.card];
  if (draft?.kind !== 'place' || !print) return null;
  const at = frame.at(draft);
  const { r, team, board } = question;
  const disc = { x: draft.x, y: draft.y, r };
  const [nearest] = board.bases
    .filter(base => base.team !== team)
    .map(base => ({ id: base.id, away: gap(disc, base) }))
    .toSorted((one, other) => one.away - other.away);
  const health = 'health' in print ? print.health : 1;
  return (
    <g className={flaw ? styles['flawed'] : styles['place']}>
      <g transform={`translate(${at.x} ${at.y})`}>
        <g className={styles['ghost']}>
          <TokenBody
            r={cm(r)}
            side={team + 1}
            faction={print.faction}
            icon={iconOfCard(print)}
            health={health}
            wounds={0}
            isDone={false}
            isHidden={false}
          />
        </g>
        <circle className={styles['rim']} r={cm(r)} />
      </g>
      {nearest && (
        <Label
          at={{ x: at.x, y: at.y - cm(r) }}
          lift={10}
          below={2 * cm(r)}
          tone={flaw ? 'bad' : 'walk'}
          lines={[words.places.nearTo(roster.creature(nearest.id).name, lengthText(language, nearest.away))]}
        />
      )}
    </g>
  );
}
