import type { ReactElement } from 'react';
import { useLanguage } from '../../../app/use-language.ts';
import { cardOf } from '../../../cards/card-of.ts';
import { CardFace } from '../../../cards/CardFace.tsx';
import { pickedPlaces, togglePlace } from '../picked.ts';
import type { PromptProps } from '../prompt-kind.ts';
import styles from './Panel.module.css';

/** The first hand on a tray: cards that are picked go back. */
export function StartingHandPanel({ question, draft, words, propose }: PromptProps<'startingHand'>): ReactElement {
  const { code } = useLanguage();
  const { hand } = question;
  const picked = draft?.cards ?? [];
  const places = pickedPlaces(hand, picked);
  const toggle = (place: number): void =>
    propose({ kind: 'startingHand', how: 'redraw', cards: togglePlace(hand, picked, place, hand.length) });
  return (
    <section className={styles['panel']}>
      <fieldset className={styles['tray']} aria-label={words.chosen(picked.length, 0, hand.length)}>
        {hand.map((id, place) => (
          <button
            key={`${id} ${hand.indexOf(id, place)}`}
            type="button"
            className={styles['card']}
            aria-pressed={places.includes(place)}
            onClick={() => toggle(place)}
          >
            <span className="for-ears">{cardOf(id).names[code]}</span>
            <span className={styles['face']} aria-hidden="true">
              <CardFace card={cardOf(id)} size="hand" />
            </span>
          </button>
        ))}
      </fieldset>
    </section>
  );
}
