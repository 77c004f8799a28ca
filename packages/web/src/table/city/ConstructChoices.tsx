import type { CardId, Decisions } from '@signum/classic';
import type { Refusal } from '@signum/kernel';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { cardOf } from '../../cards/card-of.ts';
import { CostSigns } from '../../cards/CostSigns.tsx';
import { useTable } from '../../game/use-table.ts';
import { iconOfCard } from '../../icons/icon-of.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useAim } from '../aim.ts';
import { Reason } from '../inspector/Reason.tsx';
import { usePress } from '../inspector/use-press.ts';
import styles from './ConstructChoices.module.css';
import { byBenefit, type Unlocks } from './unlocks.ts';
import { WORDS } from './words.ts';

/** What can be constructed, with what it would do for the hand; and what cannot, with the reasons. A second press builds. */
export function ConstructChoices({ asked }: { asked: Decisions['construct']['shown'] }): ReactElement {
  const { sight } = useTable();
  const words = useWords(WORDS);
  const draft = useAim(aim => aim.draft);
  const press = usePress();
  const { city, hand } = sight.view.players[sight.seat]!;
  const sorted = byBenefit(
    asked.options,
    city.map(({ card }) => card),
    typeof hand === 'number' ? [] : hand,
    cardOf,
  );
  const chosen = draft?.kind === 'construct' ? draft.building : null;
  const choose = (building: CardId): void => press({ reply: { kind: 'construct', building }, refusal: null });
  return (
    <div className={styles['choices']}>
      <ul>
        <li>
          <button
            type="button"
            className={styles['choice']}
            aria-pressed={chosen === 'none'}
            onClick={() => choose('none')}
          >
            <Icon name="two-coins" className={styles['sign']} />
            <b>{asked.instead > 0 ? words.instead(asked.instead) : words.none}</b>
          </button>
        </li>
        {sorted.map(({ building, unlocks }) => (
          <Choice
            key={building}
            building={building}
            unlocks={unlocks}
            isChosen={chosen === building}
            onChoose={choose}
          />
        ))}
      </ul>
      <ul>
        {asked.closed.map(({ building, refusal }) => (
          <ClosedChoice key={building} building={building} refusal={refusal} />
        ))}
      </ul>
    </div>
  );
}

interface ChoiceProps {
  building: CardId;
  unlocks: Unlocks;
  isChosen: boolean;
  onChoose: (building: CardId) => void;
}

function Choice({ building, unlocks, isChosen, onChoose }: ChoiceProps): ReactElement {
  const { code } = useLanguage();
  const hover = useAim(aim => aim.hover);
  const card = cardOf(building);
  return (
    <li>
      <button
        type="button"
        className={styles['choice']}
        aria-pressed={isChosen}
        onClick={() => onChoose(building)}
        onPointerEnter={event => event.pointerType === 'mouse' && hover({ kind: 'card', id: building })}
        onPointerLeave={() => hover(null)}
      >
        <Icon name={iconOfCard(card)} className={styles['sign']} />
        <span className={styles['words']}>
          <b>{card.names[code]}</b>
          <Benefit unlocks={unlocks} />
        </span>
        {'cost' in card && <CostSigns cost={card.cost} direction="row" />}
      </button>
    </li>
  );
}

/** What the building would do for the hand. */
function Benefit({ unlocks: { cards, named } }: { unlocks: Unlocks }): ReactElement | null {
  const { code } = useLanguage();
  const words = useWords(WORDS);
  if (cards.length > 0) return <small>{words.unlocks(cards.map(id => cardOf(id).names[code]))}</small>;
  return named > 0 ? <small>{words.named(named)}</small> : null;
}

function ClosedChoice({ building, refusal }: { building: CardId; refusal: Refusal }): ReactElement {
  const { code } = useLanguage();
  const card = cardOf(building);
  return (
    <li className={styles['closed']}>
      <Icon name={iconOfCard(card)} className={styles['sign']} />
      <span className={styles['words']}>
        {card.names[code]}
        <Reason refusal={refusal} />
      </span>
    </li>
  );
}
