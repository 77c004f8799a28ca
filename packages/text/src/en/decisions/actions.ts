import type { ActivatedName, ActivationDeed, AttackKind } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import type { Roster } from '../../roster.ts';
import { keywordName } from '../linked.ts';
import { called, many } from '../speech.ts';

/** What a player does with a turn, and a creature with its activation. */
export const actions = {
  nextAction: {
    ask: () => ({ title: 'What do you do?', help: 'Activate creatures, play cards, use the City, or end your turn.' }),
    answer: (action, _shown, roster) => {
      switch (action.do) {
        case 'activate':
          return `Activate ${called(roster.creature(action.creature))}`;
        case 'end turn':
          return 'End the turn';
        case 'play':
          return `Play ${called(roster.card(action.card))}`;
        case 'play terrain':
          return `Place ${called(roster.card(action.card))}`;
        case 'spend concentration':
          return `Spend ${keywordName('concentration')} of ${called(roster.creature(action.creature))}`;
        case 'use building':
          return `Use the ${called(roster.building(action.building))}`;
        case 'use creature':
          return `Use the ability of ${called(roster.creature(action.creature))}`;
        case 'use relic':
          return `Use ${called(roster.relic(action.relic))}`;
      }
    },
  },

  act: {
    ask: ({ creature }, roster) => ({
      title: `What does ${called(roster.creature(creature))} do?`,
      help: 'A move comes before an attack. An ability takes the whole activation.',
    }),
    answer: (deed, _shown, roster) => deedLabel(deed, roster),
  },

  assignDice: {
    ask: ({ creature, dice }, roster) => ({
      title: `With how many dice does ${called(roster.creature(creature))} attack?`,
      help: `It has ${many(dice, 'die', 'dice')}. Those that do not attack defend.`,
    }),
    answer: ({ attack }, { dice }) => `Attack with ${attack}, defend with ${dice - attack}`,
  },
} satisfies Partial<Messages['decisions']>;

function deedLabel(deed: ActivationDeed, roster: Roster): string {
  switch (deed.do) {
    case 'attack':
      return ATTACKS[deed.attack](called(roster.creature(deed.target)));
    case 'detect': {
      const how = deed.by === 'magical shot' ? ` with ${keywordName('magical-shot')}` : '';
      return `Detect ${called(roster.creature(deed.target))}${how}`;
    }
    case 'move':
      return 'Move';
    case 'pass':
      return 'End the activation';
    case 'run':
      return 'Run';
    case 'search':
      return `Search ${called(roster.terrain(deed.terrain))}`;
    case 'secret entrance':
      return `Use the secret entrance of ${called(roster.terrain(deed.terrain))}`;
    case 'use':
      return abilityLabel(deed.ability);
  }
}

const ATTACKS: Readonly<Record<AttackKind, (target: string) => string>> = {
  'melee combat': target => `Attack ${target} in melee combat`,
  'magical strike': target => `Use ${keywordName('magical-strike')} on ${target}`,
  shooting: target => `Shoot at ${target}`,
  throwing: target => `Throw at ${target}`,
  'magical shot': target => `Use ${keywordName('magical-shot')} on ${target}`,
};

function abilityLabel(ability: ActivatedName): string {
  if (isNumbered(ability, 'text')) return 'Use the ability of its card';
  return ABILITIES[isNumbered(ability, 'howl') ? 'howl' : ability];
}

function isNumbered<W extends 'howl' | 'text'>(ability: ActivatedName, word: W): ability is `${W} ${number}` {
  return ability.startsWith(`${word} `);
}

const ABILITIES: Readonly<Record<Exclude<ActivatedName, `${'howl' | 'text'} ${number}`> | 'howl', string>> = {
  concentration: `Gain ${keywordName('concentration')} tokens`,
  control: `Use ${keywordName('control')}`,
  'cure poison': `Shake off ${keywordName('poison')}`,
  healer: `Use ${keywordName('healer')}`,
  howl: `Use ${keywordName('howl')}`,
  ritual: `Perform a ${keywordName('ritual')}`,
  stealth: 'Return to the shadow',
};
