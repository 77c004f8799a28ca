import type { ActivatedName, ActivationDeed, AttackKind } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import type { Roster } from '../../roster.ts';
import { withAttack } from '../attacks.ts';
import { keyword, leadingTo } from '../keyword-mark.ts';
import { de } from '../phrase.ts';
import { called } from '../speech.ts';
import { titled } from '../titles.ts';

/** What a player does with a turn, and a creature with its activation. */
export const actions = {
  nextAction: {
    ask: () => ({
      title: 'Que faites-vous ?',
      help: 'Activez des créatures, jouez des cartes, utilisez votre Ville ou terminez votre tour.',
    }),
    answer: (action, _shown, roster) => {
      switch (action.do) {
        case 'activate':
          return `Activer ${called(roster.creature(action.creature))}`;
        case 'end turn':
          return 'Terminer le tour';
        case 'play':
          return `Jouer ${called(roster.card(action.card))}`;
        case 'play terrain':
          return `Poser ${titled(roster.card(action.card), 'terrain').words}`;
        case 'spend concentration':
          return `Dépenser la ${keyword('concentration')} ${de(called(roster.creature(action.creature)))}`;
        case 'use building':
          return `Utiliser ${titled(roster.building(action.building), 'bâtiment').words}`;
        case 'use creature':
          return `Utiliser la compétence ${de(called(roster.creature(action.creature)))}`;
        case 'use relic':
          return `Utiliser ${called(roster.relic(action.relic))}`;
      }
    },
  },

  act: {
    ask: ({ creature }, roster) => ({
      title: `Que fait ${called(roster.creature(creature))} ?`,
      help: "Un déplacement se fait avant l'attaque. Une compétence prend toute l'activation.",
    }),
    answer: (deed, _shown, roster) => deedLabel(deed, roster),
  },

  assignDice: {
    ask: ({ creature, dice }, roster) => ({
      title: `Combien des ${dice} dés ${de(called(roster.creature(creature)))} mettez-vous en attaque ?`,
      help: 'Les autres servent à la défense.',
    }),
    answer: ({ attack }, { dice }) => `${attack} en attaque, ${dice - attack} en défense`,
  },
} satisfies Partial<Messages['decisions']>;

function deedLabel(deed: ActivationDeed, roster: Roster): string {
  switch (deed.do) {
    case 'attack':
      return attackLabel(deed.attack, called(roster.creature(deed.target)));
    case 'detect': {
      const how = deed.by === 'magical shot' ? ` ${withAttack['magical shot']}` : '';
      return `Détecter ${called(roster.creature(deed.target))}${how}`;
    }
    case 'move':
      return 'Se déplacer';
    case 'pass':
      return "Terminer l'activation";
    case 'run':
      return 'Courir';
    case 'search':
      return `Fouiller ${titled(roster.terrain(deed.terrain), 'terrain').words}`;
    case 'secret entrance':
      return `Chercher l'entrée secrète ${de(titled(roster.terrain(deed.terrain), 'terrain').words)}`;
    case 'use':
      return abilityLabel(deed.ability);
  }
}

function attackLabel(attack: AttackKind, target: string): string {
  return attack === 'shooting'
    ? `${leadingTo(attack, 'Tirer')} sur ${target}`
    : `Attaquer ${target} ${withAttack[attack]}`;
}

function abilityLabel(ability: ActivatedName): string {
  if (isNumbered(ability, 'text')) return 'Utiliser la compétence de la carte';
  return ABILITIES[isNumbered(ability, 'howl') ? 'howl' : ability];
}

function isNumbered<W extends 'howl' | 'text'>(ability: ActivatedName, word: W): ability is `${W} ${number}` {
  return ability.startsWith(`${word} `);
}

const ABILITIES: Readonly<Record<Exclude<ActivatedName, `${'howl' | 'text'} ${number}`> | 'howl', string>> = {
  concentration: `Gagner des marqueurs ${keyword('concentration')}`,
  control: `Utiliser ${keyword('control')}`,
  'cure poison': `Se débarrasser du ${keyword('poison')}`,
  healer: `Utiliser ${keyword('healer')}`,
  howl: `Pousser un ${keyword('howl')}`,
  ritual: `Accomplir un ${keyword('ritual')}`,
  stealth: "Retourner dans l'ombre",
};
