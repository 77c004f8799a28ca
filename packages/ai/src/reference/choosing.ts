import type { CardId, Decisions } from '@signum/classic';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';
import { creatureIn, standingWorth } from './creatures.ts';

/** Effects that one wishes on one's own creatures. */
const KIND = /"do":"(activate|armour|concentrate|cure|gain|heal|hide|move|prevent|repair|untap)"/;
/** And on those of others: a text that does both is aimed at them. */
const UNKIND = /"do":"(backstab|control|damage|disease|eliminate|forbid|lose|poison|push|skip|sunder|wound)"/;

/** Of creatures the best of the right side, as many as may be; of everything else as few as must be. */
export function chooseSome(table: Table, { options, least, most, card, seat }: Decision<Decisions, 'choose'>): Reply {
  const isFriendly = card !== undefined && isKind(table, card);
  const ranked = options
    .map((option, place) => ({ place, wish: wishFor(table, option, seat, isFriendly) }))
    .toSorted((one, other) => other.wish - one.wish);
  const wished = ranked.filter(({ wish }, rank) => rank < least || (rank < most && wish > 0));
  const places = new Set(wished.map(({ place }) => place));
  return { kind: 'choose', chosen: options.filter((_option, place) => places.has(place)) };
}

/** How much one wishes to choose it. What is no creature is as good as any other. */
function wishFor(table: Table, option: string, seat: number, isFriendly: boolean): number {
  const creature = creatureIn(table, option);
  if (!creature) return 0;
  const worth = standingWorth(table, creature);
  return (creature.controller === seat) === isFriendly ? worth : -worth;
}

/** Yes to whatever one's own cards offer; a price is paid now and then, and no draw is agreed to. */
export function sayYes({ random }: Table, { purpose }: Decision<Decisions, 'may'>): Reply {
  const isPrice = purpose === 'pay' || purpose === 'surcharge';
  return { kind: 'may', yes: purpose !== 'draw' && (!isPrice || random() < 0.6) };
}

function isKind({ state }: Table, id: CardId): boolean {
  const text = JSON.stringify(state.cards[id] ?? null);
  return KIND.test(text) && !UNKIND.test(text);
}
