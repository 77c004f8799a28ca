import type { ActivatedName, ActivationDeed } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import type { Roster } from '../../roster.ts';
import { attackWays, quoted, word } from '../keyword-names.ts';
import { buildingAsObject, called, title } from '../speech.ts';

/** What a player does with a turn, and a creature with its activation. */
export const actions = {
  nextAction: {
    ask: () => ({
      title: 'Что вы делаете?',
      help: 'Активируйте существ, разыгрывайте карты, используйте Город или завершите ход.',
    }),
    answer: (action, _shown, roster) => {
      switch (action.do) {
        case 'activate':
          return `Активировать: ${called(roster.creature(action.creature))}`;
        case 'end turn':
          return 'Завершить ход';
        case 'play':
          return `Разыграть карту ${title(roster.card(action.card))}`;
        case 'play terrain':
          return `Разыграть местность ${title(roster.card(action.card))}`;
        case 'spend concentration':
          return `Потратить жетоны ${CONCENTRATION}: ${called(roster.creature(action.creature))}`;
        case 'use building':
          return `Использовать ${buildingAsObject(action.building, roster)}`;
        case 'use creature':
          return `Использовать свойство: ${called(roster.creature(action.creature))}`;
        case 'use relic':
          return `Использовать реликвию ${title(roster.relic(action.relic))}`;
      }
    },
  },

  act: {
    ask: ({ creature }, roster) => ({
      title: `Что делает ${called(roster.creature(creature))}?`,
      help: 'Сначала движение, потом атака. Свойство занимает всю активацию.',
    }),
    answer: (deed, _shown, roster) => deedLabel(deed, roster),
  },

  assignDice: {
    ask: ({ creature, dice }, roster) => ({
      title: `Сколько кубиков ${called(roster.creature(creature))} отдаёт атаке?`,
      help: `Всего кубиков: ${dice}. Остальные — защите.`,
    }),
    answer: ({ attack }, { dice }) => `${attack} атаке, ${dice - attack} защите`,
  },
} satisfies Partial<Messages['decisions']>;

const CONCENTRATION = word('concentration', 'концентрации');

function deedLabel(deed: ActivationDeed, roster: Roster): string {
  switch (deed.do) {
    case 'attack':
      return `Атаковать ${attackWays[deed.attack]}: ${called(roster.creature(deed.target))}`;
    case 'detect': {
      const how = deed.by === 'magical shot' ? ` ${attackWays['magical shot']}` : '';
      return `Обнаружить${how}: ${called(roster.creature(deed.target))}`;
    }
    case 'move':
      return 'Двигаться';
    case 'pass':
      return 'Закончить активацию';
    case 'run':
      return 'Бежать';
    case 'search':
      return `Обыскать местность ${title(roster.terrain(deed.terrain))}`;
    case 'secret entrance':
      return `Искать тайный ход: ${title(roster.terrain(deed.terrain))}`;
    case 'use':
      return abilityLabel(deed.ability);
  }
}

function abilityLabel(ability: ActivatedName): string {
  if (isNumbered(ability, 'text')) return 'Использовать свойство с карты';
  return ABILITIES[isNumbered(ability, 'howl') ? 'howl' : ability];
}

function isNumbered<W extends 'howl' | 'text'>(ability: ActivatedName, word: W): ability is `${W} ${number}` {
  return ability.startsWith(`${word} `);
}

const ABILITIES: Readonly<Record<Exclude<ActivatedName, `${'howl' | 'text'} ${number}`> | 'howl', string>> = {
  concentration: `Получить жетоны ${CONCENTRATION}`,
  control: `Использовать ${quoted('control')}`,
  'cure poison': `Избавиться от ${word('poison', 'Яда')}`,
  healer: `Использовать ${quoted('healer')}`,
  howl: `Издать ${word('howl', 'Вой')}`,
  ritual: `Провести ${word('ritual', 'Ритуал')}`,
  stealth: 'Вернуться в тень',
};
