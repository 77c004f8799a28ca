import type { CardId } from '@signum/classic';
import { useState, type ReactElement } from 'react';
import actions from '../app/Action.module.css';
import { useLanguage, useWords } from '../app/use-language.ts';
import { cardOf } from '../cards/card-of.ts';
import { CardFace } from '../cards/CardFace.tsx';
import type { DeckSheet } from './deck-sheet.ts';
import { battleCards } from './figures.ts';
import { dealt, drawn, pageChance, redrawn } from './test-hand.ts';
import styles from './TrialHand.module.css';
import { useCityPlan } from './use-city-plan.ts';
import { WORDS } from './words.ts';

const NONE: ReadonlySet<number> = new Set();

/** Draws hands from the deck, as a game begins: four cards, one exchange, then one card a turn. */
export function TrialHand({ sheet }: { sheet: DeckSheet }): ReactElement {
  const words = useWords(WORDS);
  const { code } = useLanguage();
  const ids = battleCards(sheet).map(({ id }) => id);
  const [trial, setTrial] = useState(() => dealt(ids, pageChance));
  const [marked, mark] = useState(NONE);
  const { cards } = useCityPlan(sheet);
  const turnText = (id: CardId): string => {
    const turn = cards.find(card => card.id === id)?.planned;
    return turn === undefined ? words.city.never : words.hand.payable(turn);
  };

  function go(next: typeof trial): void {
    setTrial(next);
    mark(NONE);
  }

  if (ids.length === 0) return <p>{words.figuresEmpty}</p>;
  const { hand, deck, isSettled } = trial;
  return (
    <>
      <h2 className="for-ears">{words.tabs.hand}</h2>
      <p className={styles['help']}>{words.hand.help}</p>
      <div className={styles['actions']}>
        <button
          type="button"
          className={actions['primary']}
          onClick={() => go(drawn(trial))}
          disabled={deck.length === 0}
        >
          {words.hand.draw}
        </button>
        <button
          type="button"
          className={actions['plain']}
          disabled={isSettled || marked.size === 0}
          onClick={() => go(redrawn(trial, marked, pageChance))}
        >
          {words.hand.redraw(marked.size)}
        </button>
        <button type="button" className={actions['plain']} onClick={() => go(dealt(ids, pageChance))}>
          {words.hand.deal}
        </button>
        <output>{words.hand.left(deck.length)}</output>
      </div>
      <ul className={styles['hand']}>
        {hand.map((id, place) => (
          // Two copies of a card are told apart by their places only.
          // eslint-disable-next-line react/no-array-index-key
          <li key={`${id} ${place}`} className={marked.has(place) ? styles['marked'] : ''}>
            <CardFace card={cardOf(id)} size="hand" />
            <span className={styles['turn']}>{turnText(id)}</span>
            {!isSettled && (
              <label>
                <input
                  type="checkbox"
                  checked={marked.has(place)}
                  aria-label={words.hand.choose(cardOf(id).names[code])}
                  onChange={() => mark(toggled(marked, place))}
                />
                <span aria-hidden="true">{words.hand.mark}</span>
              </label>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function toggled(places: ReadonlySet<number>, place: number): ReadonlySet<number> {
  return places.has(place) ? new Set([...places].filter(other => other !== place)) : new Set([...places, place]);
}
