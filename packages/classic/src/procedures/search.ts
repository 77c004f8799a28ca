import type { Frame } from '@signum/kernel';
import type { TerrainCard } from '../card.ts';
import { creatureOf, findLiving } from '../table/creatures.ts';
import { rollDie } from '../dice.ts';
import type { CreatureId, TerrainId } from '../ids.ts';
import type { Effect } from '../language/index.ts';
import { exitsFrom } from '../legality/ruins.ts';
import { cardOf, templateOf } from '../table/players.ts';
import { asking, steps } from '../procedure.ts';
import type { Text } from '../texts/text.ts';
import { valueOf } from '../values/values.ts';
import type { Face } from '../vocabulary.ts';
import { effectOf } from '../texts/effect-frame.ts';

/** Ruins are searched, or a secret entrance is used (section 8.4 of the specification). */
export interface SearchFrame extends Frame {
  readonly kind: 'search';
  step: 'roll' | 'offer' | 'reroll' | 'result' | 'find' | 'leave' | 'exit';
  readonly creature: CreatureId;
  readonly terrain: TerrainId;
  readonly entrance: boolean;
  face?: Face;
}

/** A hidden character keeps its token whatever it finds (C-RUI-9). */
export const search = steps<SearchFrame>({
  roll({ state, emit }, frame) {
    const creature = findLiving(state, frame.creature);
    const ruins = templateOf(state, frame.terrain);
    if (!creature || !ruins) return 'done';
    frame.face = rollDie(state.chance);
    if (!frame.entrance) ruins.searched = true; // whatever the result (C-RUI-5)
    if (valueOf('searchRerolls', creature, state) === 0) return 'result';
    const { controller: player, id: who } = creature;
    emit({ type: 'diceRolled', player, why: 'search', who, faces: [frame.face] }, 'C-RUI-8');
    return 'offer';
  },

  offer: ({ state }, { creature }) => (findLiving(state, creature) ? 'reroll' : 'done'),

  /** What may be rolled again in a search may be at a secret entrance, too (C-RUI-8). */
  reroll: asking<SearchFrame, 'reroll'>({
    decide(state, { creature, face }) {
      const { controller: seat } = creatureOf(state, creature);
      return { kind: 'reroll', seat, creature, purpose: 'search', faces: [face!], counting: [], places: [0], most: 1 };
    },
    take({ state }, frame, { dice }) {
      if (dice.length > 0) frame.face = rollDie(state.chance);
      return 'result';
    },
  }),

  result({ emit }, { creature: who, terrain, entrance, face }) {
    if (!entrance) {
      emit({ type: 'ruinsSearched', who, terrain, face: face! }, 'C-RUI-4');
      return 'find';
    }
    emit({ type: 'secretEntranceRolled', who, terrain, face: face! }, 'C-RUI-6');
    return face === 'bullseye' ? 'done' : 'leave';
  },

  /** The line of the table concerns the one who searched: `that creature` of its text (C-RUI-4). */
  find({ state }, { creature: who, terrain, face }) {
    const ruins = templateOf(state, terrain);
    const creature = findLiving(state, who);
    const effect = ruins && foundIn(cardOf(state, ruins.card) as TerrainCard, face!);
    if (!effect || !creature) return 'done';
    const event = { type: 'ruinsSearched', who, terrain, face: face! } as const;
    const text: Text = { seat: creature.controller, source: `${terrain} ruins`, card: ruins.card, terrain, event };
    return { call: [effectOf(text, effect)], then: 'done' };
  },

  leave: ({ state }, { creature }) => (findLiving(state, creature) ? 'exit' : 'done'),

  exit: asking<SearchFrame, 'choose'>({
    decide(state, { creature: id, terrain }) {
      const creature = creatureOf(state, id);
      const options = exitsFrom(state, creature, terrain);
      return {
        kind: 'choose',
        seat: creature.controller,
        purpose: 'place to go',
        options,
        least: 0,
        most: Math.min(1, options.length),
      };
    },
    take({ state }, { creature }, { chosen: [exit] }) {
      if (exit === undefined) return 'done'; // it may stay (C-RUI-6)
      const chooser = creatureOf(state, creature).controller;
      const near = exit as TerrainId;
      const where = { near, within: 'contact', backstab: true, enemies: false } as const;
      return { call: [{ kind: 'relocate', step: 'choose', creature, chooser, ...where }], then: 'done' };
    },
  }),
});

function foundIn({ ruins = {} }: TerrainCard, face: Face): Effect | undefined {
  return Object.entries<Effect | undefined>(ruins).find(([faces]) => faces.split('|').includes(face))?.[1];
}
