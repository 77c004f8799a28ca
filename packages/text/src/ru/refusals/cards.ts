import type { Refusals, RelicSlot } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { deeds } from '../bonuses.ts';
import { asked } from '../cost-symbols.ts';
import { word } from '../keyword-names.ts';
import { nouns } from '../nouns.ts';
import { count, plural } from '../numerals.ts';
import { building, called, title } from '../speech.ts';
import { listed } from '../typography.ts';

/** Costs, cards, the City, and whom a text can choose. */
export const cards = {
  'buildings-missing': ({ missing, tapped }) => {
    const lack = `Не хватает ${missing.length === 1 ? 'неповёрнутого здания' : 'неповёрнутых зданий'}`;
    const until = tapped ? ' Ваши здания повёрнуты до вашего следующего хода.' : '';
    return `${lack}: ${listed(asked(missing))}.${until}`;
  },
  'too-few-hand-cards': ({ needed, there }) =>
    `Нужно сбросить ${count(needed, nouns.card)}, а на руке ${there === 0 ? 'нет ни одной' : `только ${there}`}.`,
  'too-few-tokens': ({ creature, needed, there }, roster) =>
    `${called(roster.creature(creature))}: ${plural(needed) === 'one' ? 'нужен' : 'нужно'} ${count(needed, nouns.token, 'nom')} ${word('concentration', 'концентрации')}, ${there === 0 ? 'а нет ни одного' : `а есть только ${there}`}.`,
  'too-little-prosperity': ({ needed, there }) =>
    `Это стоит ${count(needed, nouns.prosperity)}. У вас ${there === 0 ? 'его нет' : there}, не хватает ${needed - there}.`,

  'building-not-standing': ({ building: id }, roster) =>
    `Это действует, только пока в вашем Городе стоит ${building(id, roster)}.`,
  'building-stands-already': ({ building: id }, roster) => `В вашем Городе уже стоит ${building(id, roster)}.`,
  'city-full': ({ most }) => `В вашем Городе ${count(most, nouns.building, 'nom')}, места больше нет.`,
  'no-slot': ({ slot }) => `У вашего героя нет места для ${SLOTS[slot]}.`,
  'no-such-ability': () => 'Этого свойства больше нет.',
  'no-target': ({ card }, roster) => `Для карты ${title(roster.card(card))} нет подходящей цели.`,
  'not-in-pool': ({ card }, roster) =>
    card === undefined ? 'Этой карты нет в вашем запасе.' : `Карты ${title(roster.card(card))} нет в вашем запасе.`,
  'not-playable': ({ card }, roster) => `Карту ${title(roster.card(card))} с руки не разыгрывают.`,
  'other-hero': ({ hero }, roster) => `Эту карту разыгрывает только отряд, который ведёт ${called(roster.card(hero))}.`,
  'second-class-building': ({ building: id }, roster) =>
    `В Городе бывает одно классовое здание, и в вашем уже стоит ${title(roster.building(id))}.`,
  tapped: ({ card }, roster) => `Карта ${title(roster.card(card))} повёрнута до вашего следующего хода.`,
  'terrain-played': () => 'В этот ход вы уже разыграли местность. Больше одной за ход нельзя.',
  'too-many-creatures': ({ most }) => `У вас на Поле боя уже ${count(most, nouns.creature, 'nom')}, больше нельзя.`,
  'unique-building-again': ({ building: id }, roster) =>
    `Здание ${title(roster.building(id))} уничтожено. Уникальное здание нельзя построить заново.`,
  'used-this-turn': ({ card }, roster) =>
    `Это свойство карты ${title(roster.card(card))} действует один раз за ход и уже использовано.`,

  'beyond-buildings': ({ target }, roster) =>
    `${called(roster.creature(target))} — ${word('beast', 'Зверь')}: здания не могут выбрать это существо.`,
  'beyond-support-cards': ({ target }, roster) =>
    `${called(roster.creature(target))} — ${word('monster', 'Чудовище')}: карты поддержки не могут выбрать это существо.`,
  dying: ({ target }, roster) => `${called(roster.creature(target))} уже погибает.`,
  hidden: ({ target }, roster) => `${called(roster.creature(target))} скрывается. Сначала обнаружьте это существо.`,
  shielded: ({ target, against }, roster) =>
    `${called(roster.creature(target))} имеет ${word('shield-against', `Щит от ${AGAINST[against]}`)} и не может стать целью.`,

  forbidden: ({ creature, deed }, roster) =>
    `${called(roster.creature(creature))} сейчас не может ${deeds[deed]}: запрещает карта.`,
} satisfies Partial<Messages['refusals']>;

const AGAINST: Readonly<Record<Refusals['shielded']['against'], string>> = {
  impact: 'воздействия',
  'ranged attacks': 'атак дальнего боя',
  spells: 'заклинаний',
};

const SLOTS: Readonly<Record<RelicSlot, string>> = {
  armour: 'доспехов или плаща',
  helmet: 'шлема или маски',
  melee: 'оружия ближнего боя',
  ranged: 'оружия дальнего боя',
  shield: 'щита или знамени',
  treasure: 'драгоценности',
};
