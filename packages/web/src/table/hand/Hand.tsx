import { opponentOf } from '@signum/classic';
import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { CardBack } from '../../cards/CardBack.tsx';
import { useTable } from '../../game/use-table.ts';
import { placingQuestion } from '../board/placing.ts';
import { handSize } from './hand-size.ts';
import styles from './Hand.module.css';
import { HandCard } from './HandCard.tsx';
import { heldCards } from './held-cards.ts';
import { Piles } from './Piles.tsx';
import { useHandKeys } from './use-hand-keys.ts';
import { WORDS } from './words.ts';

/** The own hand in a fan, between the own piles and those of the opponent. */
export function Hand(): ReactElement {
  const { sight } = useTable();
  const words = useWords(WORDS);
  const { seat, view } = sight;
  const cards = heldCards(sight);
  const list = useHandKeys();
  // a card that slips under the pointer does not rise over the places that are looked for
  const isAiming = placingQuestion(sight.question) !== null;
  const isHidden = typeof view.players[seat]!.hand === 'number';
  return (
    <section className={styles['row']} aria-label={words.hand}>
      <Piles seat={seat} />
      {isHidden ? (
        <HiddenHand count={handSize(view.players[seat]!)} />
      ) : (
        <ul
          className={styles['hand']}
          ref={list}
          data-crowded={cards.length > 6 || undefined}
          data-still={isAiming || undefined}
        >
          {cards.map(held => (
            <HandCard key={`${held.card} ${held.place}`} held={held} of={cards.length} />
          ))}
          {cards.length === 0 && <li className={styles['empty']}>{words.empty}</li>}
        </ul>
      )}
      <Piles seat={opponentOf(seat)} isOpposite />
    </section>
  );
}

/** Behind the curtain: as many backs as there are cards. */
function HiddenHand({ count }: { count: number }): ReactElement {
  const { sight } = useTable();
  const words = useWords(WORDS);
  const name = sight.seats[sight.seat]?.name ?? '';
  return (
    <div className={styles['backs']}>
      <p className="for-ears">{words.hiddenHand(name, count)}</p>
      {Array.from({ length: count }, (_, place) => (
        <CardBack key={place} seat={sight.seat} />
      ))}
    </div>
  );
}
