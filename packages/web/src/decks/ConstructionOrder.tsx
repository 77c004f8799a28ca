import type { BuildingCard, CardId } from '@signum/classic';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../app/use-language.ts';
import { iconOfCard } from '../icons/icon-of.ts';
import { Icon } from '../icons/Icon.tsx';
import { buildable } from './city-plan.ts';
import styles from './ConstructionOrder.module.css';
import type { Plan } from './use-city-plan.ts';
import { WORDS } from './words.ts';

interface Props {
  plan: Plan;
  onOrder: (order: readonly CardId[]) => void;
}

/** The buildings in the order of construction, each with its turn, and the turns of waiting between them. */
export function ConstructionOrder({ plan: { order, turns }, onOrder }: Props): ReactElement {
  const words = useWords(WORDS);
  const { code } = useLanguage();
  const last = turns.findLastIndex(({ built }) => built !== null);
  const stands = new Set(turns.map(({ built }) => built));
  const never = order.filter(card => !stands.has(card));
  const may = buildable(order);

  function moved(card: BuildingCard, by: number): void {
    const ids = order.map(({ id }) => id);
    const from = ids.indexOf(card.id);
    ids.splice(from, 1);
    ids.splice(from + by, 0, card.id);
    onOrder(ids);
  }

  const line = (card: BuildingCard): ReactElement => (
    <>
      <Icon name={iconOfCard(card)} />
      <span className={styles['name']}>
        {card.names[code]}
        {!may.includes(card) && <small>{words.city.notBuilt}</small>}
      </span>
      <button
        type="button"
        aria-label={words.city.earlier(card.names[code])}
        disabled={card === order[0]}
        onClick={() => moved(card, -1)}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={words.city.later(card.names[code])}
        disabled={card === order.at(-1)}
        onClick={() => moved(card, 1)}
      >
        ↓
      </button>
    </>
  );

  return (
    <ol className={styles['order']}>
      {turns.slice(0, last + 1).map(({ turn, built, prosperity }) => (
        <li key={built?.id ?? turn} className={built ? '' : styles['waits']}>
          <span className={styles['turn']}>{words.city.turn(turn)}</span>
          {built ? line(built) : <span className={styles['name']}>{words.city.waits}</span>}
          <span className={styles['left']}>{words.city.left(prosperity)}</span>
        </li>
      ))}
      {never.map(card => (
        <li key={card.id} className={styles['waits']}>
          <span className={styles['turn']}>{words.city.never}</span>
          {line(card)}
          <span />
        </li>
      ))}
    </ol>
  );
}
