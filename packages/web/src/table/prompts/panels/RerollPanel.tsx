import type { ReactElement } from 'react';
import { useLanguage } from '../../../app/use-language.ts';
import { Die, resultOf } from '../../dice/Die.tsx';
import { togglePlace } from '../picked.ts';
import type { PromptProps } from '../prompt-kind.ts';
import styles from './Panel.module.css';

/** The dice as they lie; those that may be rolled again can be picked. */
export function RerollPanel({ question, draft, words, propose }: PromptProps<'reroll'>): ReactElement {
  const { names } = useLanguage();
  const { faces, counting, places, most, purpose } = question;
  const picked = draft?.dice ?? [];
  const sort = purpose === 'attack' || purpose === 'defence' ? purpose : 'other';
  const toggle = (place: number): void =>
    propose({ kind: 'reroll', dice: togglePlace(places, picked, places.indexOf(place), most) });
  return (
    <section className={styles['panel']}>
      <fieldset className={styles['dice']} aria-label={words.chosen(picked.length, 0, most)}>
        {faces.map((face, place) => {
          const isOpen = places.includes(place);
          return (
            <button
              // dice have no names, only places
              // eslint-disable-next-line react/no-array-index-key
              key={place}
              type="button"
              className={styles['die']}
              aria-pressed={picked.includes(place)}
              aria-disabled={!isOpen || undefined}
              aria-label={names.faces[face]}
              onClick={() => isOpen && toggle(place)}
            >
              <Die face={face} sort={sort} result={resultOf(face, counting.length > 0 ? counting : undefined)} />
            </button>
          );
        })}
      </fieldset>
      <p className={styles['help']}>{words.chosen(picked.length, 0, most)}</p>
    </section>
  );
}
