import type { Frame, Seat } from '@signum/kernel';
import type { CreatureId } from '../ids.ts';
import type { Game, Steps } from '../procedure.ts';
import { creatureOf, playerOf, type ClassicState, type Creature } from '../state.ts';
import type { Blow } from './damage.ts';

export interface EliminationFrame extends Frame {
  readonly kind: 'elimination';
  step: 'end' | 'find' | 'remove';
  /** What was just dealt: it tells who eliminated whom (C-ELM-4). */
  readonly blows: readonly Blow[];
  batch: readonly CreatureId[];
  /** Whose heroes fell with it. */
  losers: readonly Seat[];
}

/** All creatures found eliminated by one state check, together (C-ELM-2). */
export const elimination: Steps<EliminationFrame> = {
  find({ state, emit }, frame) {
    const fallen = state.creatures.filter(({ wounds, health }) => wounds >= health);
    if (fallen.length === 0) return 'done';
    frame.batch = fallen.map(({ id }) => id);
    for (const { id } of fallen) {
      const by = frame.blows.findLast(({ who }) => who === id)?.by;
      emit({ type: 'creatureEliminated', who: id, ...(by && { by }) }, 'C-ELM-2');
    }
    return 'remove';
  },

  remove(play, frame) {
    const { state, emit } = play;
    const { batch } = frame;
    const fallen = batch.map(id => creatureOf(state, id));
    state.creatures = state.creatures.filter(({ id }) => !batch.includes(id));
    for (const creature of fallen) {
      emit({ type: 'creatureRemoved', who: creature.id }, 'C-ELM-2');
      bury(play, creature);
    }
    const heroes = fallen.filter(({ kind }) => kind === 'hero');
    for (const { id, owner } of heroes) emit({ type: 'heroEliminated', who: id, player: owner }, 'C-CRD-11');
    frame.losers = heroes.map(({ owner }) => owner);
    return heroes.length > 0 ? 'end' : 'done';
  },

  end({ state, emit }, { losers }) {
    emit({ type: 'gameEnding', losers }, 'C-END-4');
    const winners = winnersOf(state, losers);
    state.outcome = { winners, by: 'hero' };
    state.frames.length = 0;
    emit({ type: 'gameEnded', winners, victory: 'hero' }, 'C-END-2');
    return 'done';
  },
};

/** A character's card goes to its owner's Graveyard; a minion has none to lose (C-ELM-6, C-CRD-19). */
function bury({ state, emit }: Game, { id, card, kind, owner, controller }: Creature): void {
  if (kind !== 'character') return;
  for (const [seat, player] of state.players.entries()) if (seat !== controller) player.kills += 1; // C-ELM-7
  playerOf(state, owner).graveyard.push(card);
  emit({ type: 'cardToGraveyard', player: owner, card, who: id }, 'C-ELM-2');
}

/**
 * Whoever's hero stands; if both fell together, who was further ahead, or nobody (C-END-2, C-END-10). What the City is worth
 * joins Prosperity here as soon as there is a City.
 */
function winnersOf(state: Readonly<ClassicState>, losers: readonly Seat[]): Seat[] {
  const seats = state.players.map((_player, seat) => seat);
  const standing = seats.filter(seat => !losers.includes(seat));
  if (standing.length > 0) return standing;
  const tests = [(seat: Seat) => playerOf(state, seat).prosperity, (seat: Seat) => playerOf(state, seat).kills];
  for (const value of tests) {
    const most = Math.max(...seats.map(value));
    const ahead = seats.filter(seat => value(seat) === most);
    if (ahead.length === 1) return ahead;
  }
  return [];
}
