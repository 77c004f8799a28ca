import type { CreatureId } from '../ids.ts';
import { giveFor } from '../texts/keyword-text.ts';
import { keyword, type Reaction } from '../keyword.ts';

/** Executioner: hunts one character, and has its text whenever it attacks that one. (C-KW-Executioner) */
export const executioner = keyword('executioner', {
  heeds: ['creatureEliminated'], // its victim's end, whoever brings it about
  on: {
    creatureSummoned: ({ who }, { creature }) => (who === creature.id ? nextVictim(creature.id) : undefined),
    creatureEliminated: ({ who }, { creature }) => (who === creature.victim ? nextVictim(creature.id) : undefined),
    attackDeclared(event, bearer) {
      const { creature, use } = bearer;
      if (event.by !== creature.id || event.who !== creature.victim) return undefined;
      return { frames: [giveFor(bearer, event, use.gives, 'end of attack')] };
    },
  },
});

/** A choice that was declined may be made at the next occasion (C-AMB-126). */
function nextVictim(creature: CreatureId): Reaction {
  return { optional: true, frames: [{ kind: 'victim', step: 'choose', creature }] };
}
