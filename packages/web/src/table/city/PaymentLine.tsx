import type { CardId } from '@signum/classic';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { cardOf } from '../../cards/card-of.ts';
import { matched } from './payment.ts';
import styles from './PaymentLine.module.css';
import type { Paying } from './use-payment.ts';
import { WORDS } from './words.ts';

/** What is paid as things stand, in words: which building stands for which symbol. */
export function PaymentLine({ payment }: { payment: Paying }): ReactElement {
  const { names, code } = useLanguage();
  const words = useWords(WORDS);
  const { asked, now } = payment;
  const isAnyAlone = asked.cost.buildings.every(symbol => symbol === 'any');
  const parts = matched(asked.cost.buildings, now, isUnique).map(({ symbol, building }) => {
    const name = cardOf(building).names[code];
    return symbol === building || isAnyAlone ? name : words.forAny(names.costs[symbol], name);
  });
  if (asked.cost.prosperity > 0) parts.push(words.prosperity(asked.cost.prosperity));
  const isFixed = !asked.buildings.some(({ card }) => payment.canSwap(card));
  return (
    <p className={styles['line']} aria-live="polite">
      <span className={styles['lead']}>{words.payment}</span>{' '}
      <b>{parts.length === 0 ? words.free : parts.join(' + ')}</b>
      {!isFixed && <small>{words.swap}</small>}
    </p>
  );
}

function isUnique(id: CardId): boolean {
  const card = cardOf(id);
  return card.type === 'building' && card.kind !== 'basic';
}
