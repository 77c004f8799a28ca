import type { Seat } from '@signum/kernel';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import { isBattleCard, isSupport, type BattleCard, type CardId } from '../card.ts';
import { costOf, whyNotPay } from '../city/city.ts';
import { whyNotDeclare } from '../texts/declarable.ts';
import { cardOf, playerOf } from '../table/players.ts';
import { slotsFor } from '../table/relic-slots.ts';
import type { ClassicState } from '../state.ts';
import { whyNotEnter, whyNotSummon } from './summon.ts';

/** Why a hand card cannot be played now (C-PLY-1). Whose turn it is has been asked before. */
export function whyNotPlay(state: Readonly<ClassicState>, seat: Seat, id: CardId): Refusal | undefined {
  const card = cardOf(state, id);
  if (!isBattleCard(card)) return refuse('not-playable', 'C-CRD-2', { card: id });
  return (
    whyNotLed(state, seat, card) ?? whyNotPay(state, seat, costOf(state, seat, id)) ?? whyNotThis(state, seat, card)
  );
}

/** A card that names a hero is played in that hero's squad only, tactics too (C-CRD-13, C-TAC-9). */
function whyNotLed(state: Readonly<ClassicState>, seat: Seat, card: BattleCard): Refusal | undefined {
  const { hero } = isSupport(card) ? card : {};
  return hero === undefined || hero === playerOf(state, seat).hero
    ? undefined
    : refuse('other-hero', 'C-CRD-13', { hero });
}

function whyNotThis(state: Readonly<ClassicState>, seat: Seat, card: BattleCard): Refusal | undefined {
  switch (card.type) {
    case 'character':
      // a First Word without a target does not matter: it is idle then (C-PLY-5)
      return whyNotSummon(state, seat) ?? whyNotEnter(state, seat, card.id, 'own side');
    case 'spell':
      return whyNotDeclare(state, { seat, source: card.id, card: card.id }, card.effect);
    case 'relic':
      return slotsFor(state, seat, card.slot) > 0 ? undefined : refuse('no-slot', 'C-REL-2', { slot: card.slot });
    case 'tactic':
      return undefined; // any number may lie there (C-CMP-34)
  }
}
