import type { Seat } from '@signum/kernel';
import type { RelicCard } from '../card.ts';
import type { RelicId } from '../ids.ts';
import { cardOf, nextName, playerOf } from './players.ts';
import type { Game } from '../procedure.ts';
import type { ClassicState, Relic } from '../state.ts';
import type { RelicSlot } from '../vocabulary.ts';
import { relicToGraveyard } from './zones.ts';

/** How many relics of a type a player's hero can carry: one for each symbol on its card (C-CRD-25). */
export function slotsFor(state: Readonly<ClassicState>, seat: Seat, slot: RelicSlot): number {
  const hero = cardOf(state, playerOf(state, seat).hero);
  const slots = hero.type === 'hero' ? (hero.relicSlots ?? []) : [];
  return slots.filter(one => one === slot).length;
}

/** Relics of a type that make room if one more comes: none while a slot is free (C-REL-3). */
export function replaceable(state: Readonly<ClassicState>, seat: Seat, slot: RelicSlot): Relic[] {
  const carried = playerOf(state, seat).relics.filter(({ card }) => {
    const print = cardOf(state, card);
    return print.type === 'relic' && print.slot === slot;
  });
  return carried.length < slotsFor(state, seat, slot) ? [] : carried;
}

/** The new relic works at once; the one it replaces leaves with all it gave (C-REL-1, C-REL-3, C-REL-5). */
export function equip(play: Game, seat: Seat, { id: card, slot, durability = 0 }: RelicCard, replaces?: RelicId): void {
  const { state, emit } = play;
  const player = playerOf(state, seat);
  const old = replaceable(state, seat, slot).find(({ id }) => id === replaces);
  if (old) {
    player.relics = player.relics.filter(one => one !== old);
    emit({ type: 'relicReplaced', player: seat, card: old.card, relic: old.id }, 'C-REL-3');
    relicToGraveyard(play, seat, old, 'C-REL-3');
  }
  const relic = nextName(state, 'r');
  player.relics.push({ id: relic, card, tokens: durability, marks: 0, inUse: false, tapped: false }); // C-REL-9
  emit({ type: 'relicEquipped', player: seat, card, relic }, 'C-REL-1');
}
