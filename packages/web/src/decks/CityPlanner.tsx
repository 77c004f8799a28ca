import { useState, type ReactElement } from 'react';
import actions from '../app/Action.module.css';
import { useWords } from '../app/use-language.ts';
import { Bars } from './Bars.tsx';
import styles from './CityPlanner.module.css';
import type { DeckSheet } from './deck-sheet.ts';
import { ConstructionOrder } from './ConstructionOrder.tsx';
import { PayableTable } from './PayableTable.tsx';
import { suggestedOrder } from './suggested-order.ts';
import { useCityPlan } from './use-city-plan.ts';
import { WORDS } from './words.ts';

interface Props {
  sheet: DeckSheet;
  onChange?: (sheet: DeckSheet) => void;
}

/** How many turns the curve shows: later, hardly anything is new. */
const CURVE = 12;

/** Which card can be paid in which turn, if the buildings are constructed in this order. */
export function CityPlanner({ sheet, onChange }: Props): ReactElement {
  const words = useWords(WORDS);
  // The order of a deck that cannot be changed is tried out here, and forgotten.
  const [tried, setTried] = useState(sheet.buildings);
  const buildings = onChange ? sheet.buildings : tried;
  const plan = useCityPlan(buildings === sheet.buildings ? sheet : { ...sheet, buildings });
  const reorder = (order: readonly string[]): void =>
    onChange ? onChange({ ...sheet, buildings: order }) : setTried(order);

  const isPaidBy = (turn: number): number =>
    plan.cards.reduce((sum, { planned = Infinity, copies }) => sum + (planned <= turn ? copies : 0), 0);
  const curve = plan.turns
    .slice(0, CURVE)
    .map(({ turn }) => ({ id: String(turn), name: String(turn), n: isPaidBy(turn) }));

  function suggest(): void {
    const costs = plan.cards.flatMap(({ cost, copies }) => Array.from({ length: copies }, () => cost));
    reorder(suggestedOrder(plan.order, costs).map(({ id }) => id));
  }

  return (
    <>
      <p className={styles['help']}>{words.city.help}</p>
      <div className={styles['columns']}>
        <section aria-labelledby="construction-order">
          <div className={styles['head']}>
            <h2 id="construction-order">{words.city.order}</h2>
            <button type="button" className={actions['plain']} onClick={suggest}>
              {words.city.suggest}
            </button>
          </div>
          <ConstructionOrder plan={plan} onOrder={reorder} />
        </section>
        <section aria-labelledby="payable-cards">
          <div className={styles['head']}>
            <h2 id="payable-cards">{words.city.cards}</h2>
          </div>
          {plan.cards.length === 0 ? (
            <p>{words.city.empty}</p>
          ) : (
            <>
              <Bars title={words.city.curve} bars={curve} stand />
              <PayableTable cards={plan.cards} />
            </>
          )}
        </section>
      </div>
      <details className={styles['assumptions']} open>
        <summary>{words.city.assumptionsTitle}</summary>
        <ul>
          {words.city.assumptions.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
