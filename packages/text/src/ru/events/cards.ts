import type { Messages } from '../../messages.ts';
import { word } from '../keyword-names.ts';
import { nouns } from '../nouns.ts';
import { count } from '../numerals.ts';
import { buildingAsObject, player, thing, title } from '../speech.ts';
import { listed } from '../typography.ts';

/** Cards in hands, decks, relics, tactics and on their way to the Graveyard. */
export const cards = {
  cardDrawn: ({ player: seat, card }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('берёте', 'берёт')} карту${card === undefined ? '' : ` ${title(roster.card(card))}`}.`;
  },
  drawFailed: ({ player: seat }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} не ${does('можете', 'может')} взять карту: колода пуста.`;
  },
  handOverflow: ({ player: seat, card }, roster) => {
    const { name, isYou } = player(seat, roster);
    const who = isYou ? 'вы сбрасываете' : `${name} сбрасывает`;
    return `Рука полна: ${who} наугад карту ${title(roster.card(card))}.`;
  },
  handRedrawn: ({ player: seat, n, cards: redrawn }, roster) => {
    const { name, does } = player(seat, roster);
    if (n === 0) return `${name} ${does('оставляете', 'оставляет')} стартовую руку.`;
    const which = redrawn ? `: ${listed(redrawn.map(card => title(roster.card(card))))}` : '';
    return `${name} ${does('меняете', 'меняет')} ${count(n, nouns.card)}${which}.`;
  },
  cardsSeen: ({ player: seat, whose, cards: seen, into }, roster) => {
    const { name, does } = player(seat, roster);
    const which = seen && listed(seen.map(card => title(roster.card(card))));
    if (into === 'hand') {
      const what = seen && seen.length > 1 ? 'карты' : 'карту';
      return `${name} ${does('берёте', 'берёт')} на руку ${what}${which === undefined ? '' : ` ${which}`}.`;
    }
    const own = whose === seat ? 'свои карты' : player(whose, roster).own('ваши', 'карты');
    return `${name} ${does('смотрите', 'смотрит')} ${own}${which ? `: ${which}` : ''}.`;
  },

  cardDeclared: ({ player: seat, card, targets }, roster) => {
    const { name, does } = player(seat, roster);
    const whom = targets.length === 0 ? '' : `, ${targets.length === 1 ? 'цель' : 'цели'} — `;
    const named = listed(targets.map(target => thing(target, roster)));
    return `${name} ${does('разыгрываете', 'разыгрывает')} карту ${title(roster.card(card))}${whom}${named}.`;
  },
  costPaid: ({ player: seat, buildings, prosperity }, roster) => {
    const { name, does } = player(seat, roster);
    const tapped = listed(buildings.map(id => buildingAsObject(id, roster)));
    const deeds = [
      ...(prosperity > 0 ? [`${does('платите', 'платит')} ${count(prosperity, nouns.prosperity)}`] : []),
      ...(tapped === '' ? [] : [`${does('поворачиваете', 'поворачивает')} ${tapped}`]),
    ];
    return deeds.length === 0 ? null : `${name} ${listed(deeds)}.`;
  },
  cardCancelled: ({ card }, roster) => `Карта ${title(roster.card(card))} отменена.`,
  cardPlayed: () => null,
  spellResolved: () => null,
  summonDeclared: () => null,

  relicEquipped: ({ player: seat, card }, roster) =>
    `${player(seat, roster).own('ваш', 'герой')} получает реликвию ${title(roster.card(card))}.`,
  relicReplaced: ({ player: seat, card }, roster) =>
    `${player(seat, roster).own('ваш', 'герой')} откладывает реликвию ${title(roster.card(card))}.`,
  relicUsed: ({ relic, mark }, roster) =>
    `Реликвию ${title(roster.relic(relic))} используют ${TIMES[mark - 1] ?? `${mark}-й`} раз.`,
  relicActivated: ({ player: seat, relic }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('используете', 'использует')} реликвию ${title(roster.relic(relic))}.`;
  },
  relicDamaged: ({ relic, n }, roster) =>
    `Реликвия ${title(roster.relic(relic))} принимает на себя ${count(n, nouns.damage)} вместо героя.`,
  relicDestroyed: ({ card }, roster) => `Реликвия ${title(roster.card(card))} уничтожена.`,

  tacticSet: ({ player: seat, card }, roster) => {
    const { name, does } = player(seat, roster);
    const which = card === undefined ? '' : ` ${title(roster.card(card))}`;
    return `${name} ${does('кладёте', 'кладёт')} тактику${which} рубашкой вверх.`;
  },
  tacticRevealed: ({ player: seat, card }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('вскрываете', 'вскрывает')} тактику ${title(roster.card(card))}.`;
  },
  tacticResolved: () => null,

  cardDiscarded: ({ player: seat, card, atRandom }, roster) => {
    const { name, does } = player(seat, roster);
    const how = atRandom ? ' наугад' : '';
    return `${name} ${does('сбрасываете', 'сбрасывает')}${how} карту ${title(roster.card(card))}.`;
  },
  cardToGraveyard: ({ player: seat, card, unseen }, roster) => {
    if (!unseen) return null;
    return `Карта ${title(roster.card(card))} попадает на ${player(seat, roster).own('ваше', 'Кладбище')}.`;
  },
  cardReturnedToHand: ({ player: seat, card }, roster) =>
    `Карта ${title(roster.card(card))} возвращается на ${player(seat, roster).own('вашу', 'руку')}.`,
  cardReturnedToDeck: ({ player: seat, card }, roster) =>
    `Карта ${title(roster.card(card))} возвращается в ${player(seat, roster).own('вашу', 'колоду')}.`,
  deckShuffled: ({ player: seat }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('тасуете', 'тасует')} колоду.`;
  },

  lastWord: ({ card }, roster) => `Звучит ${word('last-word', 'Последнее слово')} карты ${title(roster.card(card))}.`,
} satisfies Partial<Messages['events']>;

const TIMES = ['в первый', 'во второй', 'в третий', 'в четвёртый', 'в пятый', 'в шестой'];
