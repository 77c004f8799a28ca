import type { Cancelled, Verbs, Who } from '@signum/classic';
import { amountOf } from '../amounts.ts';
import type { Agreement, Gender } from '../case.ts';
import { type Said, deed, order } from '../clause.ts';
import { nouns } from '../nouns.ts';
import { plural } from '../numerals.ts';
import { phrase } from '../phrase.ts';
import { player } from '../references.ts';
import { object } from '../selectors.ts';
import { mention } from '../talk.ts';
import { verbs } from '../verb-words.ts';
import type { VerbTable } from './verb-table.ts';

export const cards: VerbTable<'bury' | 'cancel' | 'discard' | 'draw' | 'look' | 'return' | 'search'> = {
  draw: ({ who, amount }, talk) => deed(player(who, talk), verbs.draw, amountOf(amount, nouns.card, talk)),
  discard: ({ who, amount, how }, talk) =>
    deed(player(who, talk), verbs.discard, amountOf(amount, nouns.card, talk), how === 'random' ? 'наугад' : ''),
  look,
  search: ({ what }, talk) => order(verbs.find, object(what, 'acc', talk).in('acc')),
  return: ({ what, to }, talk) => {
    const isCard = typeof what !== 'string' && ('choose' in what ? what.choose : what.all).endsWith('card');
    const owner = isCard ? '' : 'владельца';
    return order(verbs.return, object(what, 'acc', talk).in('acc'), to === 'hand' ? 'на руку' : 'в колоду', owner);
  },
  bury({ who, amount }, talk) {
    const top = typeof amount === 'number' ? topCards(amount) : amountOf(amount, nouns.card, talk);
    return deed(player(who, talk), verbs.put, top, 'своей колоды на Кладбище');
  },
  cancel({ what, to }, talk) {
    const { words, gender } = CANCELLED[what];
    mention(talk, { ...thingOf(gender), again: () => phrase(nouns.card), isThing: true });
    const named = what === 'that card' ? talk.thatCard : what === 'that ability' ? talk.thatAbility : words;
    return order(verbs.cancel, named + (to === 'deck' ? '; его карта уходит в колоду, а не на Кладбище' : ''));
  },
};

/** What is cancelled, in the accusative; its gender, because the next pronoun could be taken for it. */
const CANCELLED: Readonly<Record<Cancelled, { readonly words: string; readonly gender: Gender }>> = {
  'that ability': { words: 'это свойство', gender: 'n' },
  'that activation': { words: 'эту активацию', gender: 'f' },
  'that attack': { words: 'эту атаку', gender: 'f' },
  'that card': { words: 'эту карту', gender: 'f' },
  'that move': { words: 'это движение', gender: 'n' },
  'that summoning': { words: 'вывод этого персонажа', gender: 'm' },
  'that tactic': { words: 'эту тактику', gender: 'f' },
};

const thingOf = (gender: Gender): Agreement => ({ gender, number: 'one', animate: false });

function look({ at, whose, amount = 1, take, rest }: Verbs['look']): Said {
  if (at === 'hand') return order(verbs.look, 'карты на руке', OWNERS[whose].nobody);
  if (at === 'tactics') return order(verbs.look, 'закрытые тактики', OWNERS[whose].nobody);
  const seen = `посмотрите ${topCards(amount)} ${OWNERS[whose].deck}`;
  if (take)
    return `${seen}; возьмите ${take === 1 ? 'одну из них' : `${take} из них`} на руку, остальные положите ${under(rest)}`;
  if (rest === 'top') return amount === 1 ? seen : `${seen} и верните их наверх в любом порядке`;
  return amount === 1
    ? `${seen}; оставьте её наверху или положите под колоду`
    : `${seen}; каждую из них верните наверх или положите под колоду`;
}

const OWNERS: Readonly<Record<Who, { readonly deck: string; readonly nobody: string }>> = {
  you: { deck: 'своей колоды', nobody: '' },
  opponent: { deck: 'колоды противника', nobody: 'противника' },
  'its player': { deck: 'колоды его игрока', nobody: 'его игрока' },
};

function under(rest: Verbs['look']['rest']): string {
  return rest === 'top' ? 'наверх колоды в любом порядке' : 'под колоду';
}

/** "верхнюю карту", "2 верхние карты", "5 верхних карт" */
function topCards(n: number): string {
  if (n === 1) return 'верхнюю карту';
  return plural(n) === 'few' ? `${n} верхние карты` : `${n} верхних карт`;
}
