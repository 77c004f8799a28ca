import type { CardType } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { names } from '../names.ts';
import { nouns } from '../nouns.ts';
import { count, plural } from '../numerals.ts';
import { title } from '../speech.ts';

/** What is wrong with a deck. */
export const decks = {
  'deck-too-big': ({ cards, most }) =>
    `${count(cards, nouns.card, 'nom')} — это много: в колоде их не больше ${most}. Уберите ${cards - most}.`,
  'deck-too-small': ({ cards, least }) =>
    `${count(cards, nouns.card, 'nom')} — это мало: в колоде их не меньше ${least}. Добавьте ${least - cards}.`,
  'foreign-faction': ({ card, faction }, roster) =>
    `Карта ${title(roster.card(card))} этому герою не подходит: её фракция — ${names.factions[faction]}.`,
  'no-hero': () => 'Колоде нужен герой. Сначала выберите его.',
  'no-minions': ({ card }, roster) =>
    `В этом издании прислужники нужны только колоде с картой, которая их выводит. Уберите карту ${title(roster.card(card))}.`,
  'not-a-battle-card': ({ card, type }, roster) =>
    `${title(roster.card(card))} — ${typed(type)}. В Боевой колоде бывают только персонажи, заклинания, реликвии и тактики.`,
  'not-a-minion': ({ card, type }, roster) => `${title(roster.card(card))} — ${typed(type)}, а не прислужник.`,
  'not-for-the-pool': ({ card, type }, roster) =>
    `${title(roster.card(card))} — ${typed(type)}. В запасе бывают только здания и местность.`,
  'too-few-characters': ({ characters, least }) =>
    `Персонажей должно быть не меньше половины колоды: нужно ${least}, а есть ${characters}.`,
  'too-many-copies': ({ card, copies, most }, roster) =>
    `Карта ${title(roster.card(card))}: ${copies} ${COPIES[plural(copies)]} — это много, в колоде их не больше ${most}.`,
  'too-many-mercenaries': ({ mercenaries, most }) =>
    `Наёмников может быть не больше половины персонажей: ${most}, а у вас ${mercenaries}.`,
  'too-much-hired-support': ({ hired, most }) =>
    `Наёмных заклинаний, реликвий и тактик может быть не больше половины: ${most}, а у вас ${hired}.`,
  'unknown-card': ({ card }) => `Карты с названием «${card}» нет.`,
} satisfies Partial<Messages['refusals']>;

const COPIES = { one: 'копия', few: 'копии', many: 'копий' } as const;

function typed(type: CardType): string {
  return names.types[type].toLowerCase();
}
