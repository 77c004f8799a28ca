import type { CardId, Decisions } from '@signum/classic';
import { useEffect, useMemo } from 'react';
import { cardOf } from '../../cards/card-of.ts';
import { useTable } from '../../game/use-table.ts';
import { useAim } from '../aim.ts';
import { suggestedPayment, swapped, type Payment } from './payment.ts';

/** A payment that is being put together. */
export interface Paying {
  readonly asked: Decisions['payment']['shown'];
  /** The buildings that are to be tapped as things stand. */
  readonly now: Payment;
  /** Can this building be swapped in, or out? */
  readonly canSwap: (building: CardId) => boolean;
  readonly swap: (building: CardId) => void;
}

/** While a cost is to be paid: a suggestion to begin with, and other ways by pressing buildings. */
export function usePayment(): Paying | null {
  const table = useTable();
  const { question, view, seat } = table.sight;
  const draft = useAim(aim => (aim.draft?.kind === 'payment' ? aim.draft : null));
  const propose = useAim(aim => aim.propose);
  const asked = question?.kind === 'payment' ? question : null;
  const { hand } = view.players[seat]!;

  const ways = useMemo(
    () => (asked ? table.answers().flatMap(reply => (reply.kind === 'payment' ? [reply.buildings] : [])) : []),
    // the answers belong to the question, which stays the same object as long as it is asked
    // eslint-disable-next-line react/exhaustive-deps
    [asked],
  );
  const suggested = useMemo(() => {
    const others = typeof hand === 'number' ? [] : hand.filter(card => card !== asked?.card);
    const city = asked?.buildings.map(({ card }) => card) ?? [];
    return suggestedPayment(ways, others.map(cardOf), city, cardOf);
  }, [ways, hand, asked]);

  useEffect(() => {
    if (asked && suggested) propose({ kind: 'payment', buildings: suggested });
  }, [asked, suggested, propose]);

  if (!asked) return null;
  const now = draft?.buildings ?? suggested ?? [];
  return {
    asked,
    now,
    canSwap: building => swapped(ways, now, building) !== undefined,
    swap: building => {
      const other = swapped(ways, now, building);
      if (other) propose({ kind: 'payment', buildings: other });
    },
  };
}
