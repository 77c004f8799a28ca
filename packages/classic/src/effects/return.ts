import { findCreature } from '../table/creatures.ts';
import type { CreatureId } from '../ids.ts';
import type { Game } from '../procedure.ts';
import type { EliminationFrame } from '../procedures/elimination.ts';
import type { Creature } from '../state.ts';
import { isUntouchedBy } from '../values/values.ts';
import { toDeck, toHand } from '../table/zones.ts';
import { takeCard } from '../texts/take-card.ts';
import { verb } from '../texts/verb.ts';

/** A creature or a card goes back to its owner's hand or deck (C-ZON-3); nobody stabs for it (C-BST-15). */
export const returning = verb('return', ({ play, text: { seat }, effect: { what, to }, ids }) => {
  for (const id of ids('what')) {
    const creature = findCreature(play.state, id as CreatureId);
    if (creature) sendBack(play, creature, to);
    else if (typeof what === 'object') {
      const owner = takeCard(play.state, seat, id, what);
      if (owner !== undefined) (to === 'hand' ? toHand : toDeck)(play, owner, id);
    }
  }
});

function sendBack(play: Game, creature: Creature, to: 'deck' | 'hand'): void {
  const { state, emit } = play;
  const { id, kind, card, owner, dying } = creature;
  if (kind === 'hero' || (to === 'hand' && isUntouchedBy(state, creature, 'return to hand'))) return;
  if (dying) {
    redirectDeath(play, id, to);
    return;
  }
  emit({ type: 'creatureRemoved', who: id }, 'C-ZON-3');
  state.creatures = state.creatures.filter(one => one !== creature);
  if (kind === 'character') (to === 'hand' ? toHand : toDeck)(play, owner, card, id); // a minion is just gone (C-CRD-21)
}

/** Whoever is dying goes there instead of to the Graveyard, without a Last Word (C-ELM-3). */
function redirectDeath({ state }: Game, who: CreatureId, to: 'deck' | 'hand'): void {
  const frame = state.frames.findLast(
    (one): one is EliminationFrame => one.kind === 'elimination' && one.batch.includes(who),
  );
  if (frame) frame.returned = [...frame.returned, { who, to }];
}
