import { BASIC_BUILDINGS, type Card, type ClassicState, type Decisions } from '@signum/classic';
import type { Decision, Seat } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';

/** Does it give Prosperity when it is tapped? Such a building pays for itself within a few turns. */
export function yieldsProsperity(card: Card | undefined): boolean {
  return hasText(card, 'prosper');
}

export function drawsCards(card: Card | undefined): boolean {
  return hasText(card, 'draw');
}

function hasText(card: Card | undefined, verb: string): boolean {
  if (card?.type !== 'building') return false;
  const known = texts.get(card) ?? JSON.stringify(card.abilities ?? []);
  texts.set(card, known);
  return known.includes(`"do":"${verb}"`) && known.includes('"use":"tap"');
}

/** A cache and nothing more: cards never change. */
const texts = new WeakMap<Card, string>();

/** Is the victory by Prosperity so near that nothing should be spent any more (C-END-5)? */
export function isSaving({ players, rules }: Readonly<ClassicState>, seat: Seat): boolean {
  const { prosperity, city } = players[seat]!;
  const { points, buildings } = rules.prosperityVictory;
  const isBuilt = buildings === 'none' || BASIC_BUILDINGS.every(name => city.some(({ card }) => card === name));
  return isBuilt && prosperity >= points * SAVING;
}

const SAVING = 0.6;

/** Costs are paid with what is of no other use this turn. */
export function pay({ state, answers }: Table, _question: Decision<Decisions, 'payment'>): Reply {
  let best: Reply | undefined;
  let least = Infinity;
  for (const answer of answers()) {
    if (answer.kind !== 'payment') continue;
    const lost = answer.buildings.filter(id => yieldsProsperity(state.cards[id])).length;
    if (lost < least) {
      best = answer;
      least = lost;
    }
  }
  return best!;
}
