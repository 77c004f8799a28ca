import type { Seat } from '@signum/kernel';
import { useState, type ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { CardBack } from '../../cards/CardBack.tsx';
import { useTable } from '../../game/use-table.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Graveyard } from './Graveyard.tsx';
import { handSize } from './hand-size.ts';
import styles from './Piles.module.css';
import { Relics } from './Relics.tsx';
import { Tactics } from './Tactics.tsx';
import { WORDS } from './words.ts';

interface Props {
  seat: Seat;
  isOpposite?: boolean;
}

/** What lies beside one player: deck, graveyard, face-down tactics, relics of the hero; of the opponent also the hand. */
export function Piles({ seat, isOpposite = false }: Props): ReactElement {
  const { sight } = useTable();
  const words = useWords(WORDS);
  const [isOpen, setOpen] = useState(false);
  const player = sight.view.players[seat]!;
  const name = sight.seats[seat]?.name ?? '';
  const dead = player.graveyard.length;
  return (
    <section
      className={`${styles['piles']} ${isOpposite ? styles['opposite'] : ''}`}
      aria-label={words.piles(name)}
      data-seat={seat}
    >
      <div className={styles['row']}>
        {isOpposite && (
          <span className={styles['pile']} title={words.hiddenHand(name, handSize(player))}>
            <Icon name="poker-hand" />
            <CardBack seat={seat} count={handSize(player)} />
          </span>
        )}
        <span className={styles['pile']} title={words.deck(player.deck)}>
          <Icon name="stack" title={words.deck(player.deck)} />
          <CardBack seat={seat} count={player.deck} />
        </span>
        <button
          type="button"
          className={`${styles['pile']} ${styles['grave']}`}
          aria-haspopup="dialog"
          aria-label={words.graveyard(dead)}
          title={words.graveyard(dead)}
          onClick={() => setOpen(true)}
        >
          <Icon name="tombstone" />
          <b>{dead}</b>
        </button>
        <Tactics seat={seat} />
      </div>
      <Relics seat={seat} />
      {isOpen && <Graveyard seat={seat} onClose={() => setOpen(false)} />}
    </section>
  );
}
