import { copy } from '@signum/kernel';
import type { ClassicState, Creature, Player } from './state.ts';

/** A copy that shares only what never changes, field by field (docs/decisions/0008). */
export function copyState(state: ClassicState): ClassicState {
  const { frames, chance, answered, told, chain, rules, turn, active, players, creatures, outcome } = state;
  const copied: ClassicState = {
    frames: frames.map(copy),
    chance: copy(chance),
    answered,
    told,
    chain: chain.slice(),
    rules,
    turn,
    active,
    players: players.map(copyPlayer),
    creatures: creatures.map(copyCreature),
  };
  if (outcome) copied.outcome = outcome;
  return copied;
}

function copyPlayer({ prosperity, graveyard, kills }: Player): Player {
  return { prosperity, graveyard: graveyard.slice(), kills };
}

function copyCreature(creature: Creature): Creature {
  const { id, card, kind, owner, controller, strength, movement, health, keywords, r, x, y } = creature;
  const { wounds, armour, hidden, gained, activated, defended } = creature;
  const copied: Creature = {
    id,
    card,
    kind,
    owner,
    controller,
    strength,
    health,
    keywords,
    r,
    x,
    y,
    wounds,
    armour,
    hidden,
    gained,
    activated,
    defended,
  };
  return movement === undefined ? copied : { ...copied, movement };
}
