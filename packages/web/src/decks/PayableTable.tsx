import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../app/use-language.ts';
import { cardOf } from '../cards/card-of.ts';
import { CostSigns } from '../cards/CostSigns.tsx';
import { useOpenCard } from '../cards/open-card.ts';
import styles from './PayableTable.module.css';
import type { PlannedCard } from './use-city-plan.ts';
import { WORDS } from './words.ts';

/** For every card the turn in which it can be paid: by the plan, and at the earliest. */
export function PayableTable({ cards }: { cards: readonly PlannedCard[] }): ReactElement {
  const words = useWords(WORDS);
  const { code } = useLanguage();
  const open = useOpenCard(one => one.open);
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{words.city.card}</th>
          <th scope="col">{words.cost}</th>
          <th scope="col">{words.city.planned}</th>
          <th scope="col">{words.city.earliest}</th>
        </tr>
      </thead>
      <tbody>
        {cards.map(({ id, copies, cost, planned, earliest }) => (
          <tr key={id} className={planned === undefined ? styles['never'] : ''}>
            <th scope="row">
              <button type="button" aria-haspopup="dialog" onClick={() => open(id)}>
                {cardOf(id).names[code]}
              </button>
              {copies > 1 && ` ×${copies}`}
            </th>
            <td className={styles['cost']}>
              <CostSigns cost={cost} direction="row" />
            </td>
            <td>{planned ?? words.city.never}</td>
            <td>{earliest ?? words.city.never}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
