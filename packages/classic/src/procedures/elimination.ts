import type { Frame } from '@signum/kernel';
import { attackUnderWay } from '../under-way/attack-under-way.ts';
import { creatureOf } from '../table/creatures.ts';
import { asLaid, layingQuestion, nextToLay, type Leaving } from '../table/graveyard-order.ts';
import type { CreatureId } from '../ids.ts';
import { asking, steps, type Game } from '../procedure.ts';
import type { Creature, ClassicState } from '../state.ts';
import { toDeck, toGraveyard, toHand } from '../table/zones.ts';
import type { ActivationFrame } from './activation.ts';

/** Somebody the active creature eliminated (C-KW-Persecution). */
export interface Felled {
  readonly who: CreatureId;
  readonly kind: Creature['kind'];
  readonly inMelee: boolean;
  /** Was it an enemy of whoever eliminated it? */
  readonly isEnemy: boolean;
}

/** All creatures found eliminated by one state check, together (C-ELM-2). */
export interface EliminationFrame extends Frame {
  readonly kind: 'elimination';
  step: 'begin' | 'lay' | 'order' | 'remove';
  readonly batch: readonly CreatureId[];
  /** Those whose cards have a place in the Graveyard already, in that order (C-ZON-7). */
  laid: readonly string[];
  /** Cards that a text sends to another place than the Graveyard. */
  returned: readonly { readonly who: CreatureId; readonly to: 'deck' | 'hand' }[];
}

export const elimination = steps<EliminationFrame>({
  /** The dying still stand in their places while texts act on their death. */
  begin({ state, emit }, { batch }) {
    const fallen = batch.map(id => creatureOf(state, id));
    for (const creature of fallen) creature.dying = true;
    for (const creature of fallen) {
      const by = creature.woundedBy?.creature;
      emit({ type: 'creatureEliminated', who: creature.id, ...(by !== undefined && { by }) }, 'C-ELM-2');
      noteFelled(state, creature);
    }
    return 'lay';
  },

  lay: ({ state }, frame) => (nextToLay(state, leavingIn(state, frame), frame.laid) ? 'order' : 'remove'),

  order: asking<EliminationFrame, 'order'>({
    decide: (state, frame) => layingQuestion(state, leavingIn(state, frame), frame.laid),
    take({ state }, frame, { next }) {
      const { options } = nextToLay(state, leavingIn(state, frame), frame.laid)!;
      frame.laid = [...frame.laid, options[next]!.id];
      return 'lay';
    },
  }),

  remove(play, { batch, returned, laid }) {
    const { state, emit } = play;
    const fallen = asLaid(
      batch.map(id => creatureOf(state, id)),
      laid,
    );
    for (const creature of fallen) {
      emit({ type: 'creatureRemoved', who: creature.id }, 'C-ELM-2');
      leave(play, creature, returned.find(({ who }) => who === creature.id)?.to ?? 'graveyard');
      if (creature.kind !== 'hero') continue;
      emit({ type: 'heroEliminated', who: creature.id, player: creature.owner }, 'C-CRD-11');
      state.losers = [...state.losers, creature.owner]; // the game ends when the chain is finished (C-END-4)
    }
    state.creatures = state.creatures.filter(({ id }) => !batch.includes(id));
    return 'done';
  },
});

/** The cards that go to a Graveyard: those of characters, unless a text has sent them elsewhere. */
function leavingIn(state: Readonly<ClassicState>, { batch, returned }: Readonly<EliminationFrame>): Leaving[] {
  return batch
    .filter(id => !returned.some(({ who }) => who === id))
    .map(id => creatureOf(state, id))
    .filter(({ kind }) => kind === 'character')
    .map(({ id, owner, card }) => ({ id, owner, card, creature: id }));
}

/** A character's card goes to its owner's zone, whoever controlled it; a minion has none to lose (C-ELM-6, C-CRD-19). */
function leave(play: Game, creature: Creature, to: 'deck' | 'graveyard' | 'hand'): void {
  const { id, card, kind, owner, controller } = creature;
  if (kind !== 'character') return;
  for (const [seat, player] of play.state.players.entries()) if (seat !== controller) player.kills += 1; // C-ELM-7
  if (to === 'hand') toHand(play, owner, card, id);
  else if (to === 'deck') toDeck(play, owner, card, id);
  else toGraveyard(play, owner, card, id, 'C-ELM-2');
}

/** The active creature goes on after an elimination, if it has Persecution. */
function noteFelled(state: Readonly<ClassicState>, { id, kind, controller, woundedBy }: Creature): void {
  const activation = state.frames.findLast((frame): frame is ActivationFrame => frame.kind === 'activation');
  if (!activation || woundedBy?.creature !== activation.creature) return;
  const inMelee = attackUnderWay(state)?.kind === 'melee';
  activation.felled = [...activation.felled, { who: id, kind, inMelee, isEnemy: controller !== woundedBy.seat }];
}
