import type { Seat } from '@signum/kernel';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { cardOf, lookup } from '../../cards/card-of.ts';
import { CardBack } from '../../cards/CardBack.tsx';
import { useOpenCard } from '../../cards/open-card.ts';
import { useTable } from '../../game/use-table.ts';
import { useAim } from '../aim.ts';
import styles from './Tactics.module.css';
import { WORDS } from './words.ts';

/** Face-down tactics. Their owner may look at them; everybody knows what was paid for them (C-TAC-10). */
export function Tactics({ seat }: { seat: Seat }): ReactElement | null {
  const { sight } = useTable();
  const { code } = useLanguage();
  const words = useWords(WORDS);
  const open = useOpenCard(one => one.open);
  const hover = useAim(aim => aim.hover);
  const { tactics } = sight.view.players[seat]!;
  if (tactics.length === 0) return null;
  return (
    <ul className={styles['tactics']} aria-label={words.tactics(tactics.length)}>
      {tactics.map(({ id, card, paid }) => {
        const what = paid.buildings.map(building => lookup(building)?.[code] ?? building).join(', ');
        const price = what === '' ? '' : `, ${words.paid(what)}`;
        if (card === undefined) {
          return (
            <li key={id} title={words.tactic + price}>
              <CardBack seat={seat} />
              <span className="for-ears">{price}</span>
            </li>
          );
        }
        // one of the other side lies open while it is carried out (C-TAC-2)
        const { [code]: title } = cardOf(card).names;
        const name = (seat === sight.seat ? words.ownTactic(title) : title) + price;
        return (
          <li key={id}>
            <button
              type="button"
              className={styles['own']}
              aria-label={name}
              title={name}
              onClick={() => open(card)}
              onPointerEnter={() => hover({ kind: 'card', id: card })}
              onPointerLeave={() => hover(null)}
            >
              <CardBack seat={seat} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
