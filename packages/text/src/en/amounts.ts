import type { Amount } from '@signum/classic';
import { count, described } from './nouns.ts';
import { phrase } from './filters.ts';
import type { Tale } from './tale.ts';

/** What is counted. Uncountable things have one form. */
export interface Unit {
  readonly one: string;
  readonly many: string;
}

export const CARD: Unit = { one: 'card', many: 'cards' };
export const DAMAGE: Unit = { one: 'damage', many: 'damage' };
export const PROSPERITY: Unit = { one: 'Prosperity', many: 'Prosperity' };
export const WOUND: Unit = { one: 'wound', many: 'wounds' };
export const ARMOUR_TOKEN: Unit = { one: 'Armour token', many: 'Armour tokens' };
export const CONCENTRATION_TOKEN: Unit = { one: 'Concentration token', many: 'Concentration tokens' };
export const MINION: Unit = { one: 'minion', many: 'minions' };

/** An amount in two parts, because a sentence may put something between them: "1 wound ... for each failure". */
export interface Said {
  readonly head: string;
  readonly tail: string;
}

export function amountOf(amount: Amount, unit: Unit, told: Tale): Said {
  if (typeof amount === 'number') return { head: `${amount} ${amount === 1 ? unit.one : unit.many}`, tail: '' };
  if (amount === 'all') return { head: `all ${unit.many}`, tail: '' };
  if (amount === 'the damage')
    return { head: `that ${unit.one === unit.many ? 'much' : 'many'} ${unit.many}`, tail: '' };
  if (amount === 'the failures') return { head: `1 ${unit.one}`, tail: ' for each failure' };
  if (amount === 'the successes') return { head: `1 ${unit.one}`, tail: ' for each success' };
  return { head: `1 ${unit.one}`, tail: ` for ${counted(amount, told)}${limits(amount)}` };
}

/** "each of your minions", "every three of your buildings". */
function counted({ count: what, per = 1 }: Extract<Amount, object>, told: Tale): string {
  const parts = described(what.all);
  const other = parts.other ? 'other ' : '';
  const many = per > 1 ? `every ${count(per)}` : 'each';
  if (parts.side === 'you') return `${many} of your ${other}${phrase(parts, what, told, 'many')}`;
  if (parts.kind !== 'creature' && parts.side === 'opponent')
    return `${many} of the opponent’s ${phrase(parts, what, told, 'many')}`;
  return `${many} ${other}${phrase(parts, what, told, per > 1 ? 'many' : 'one')}`;
}

function limits({ min, max }: Extract<Amount, object>): string {
  const said = [min === undefined ? '' : `at least ${min}`, max === undefined ? '' : `at most ${max}`];
  const both = said.filter(part => part !== '').join(', ');
  return both === '' ? '' : ` (${both})`;
}

/** "a minion", "two minions". */
export function howMany(amount: Amount, unit: Unit, told: Tale): Said {
  if (amount === 1) return { head: `a ${unit.one}`, tail: '' };
  if (typeof amount === 'number') return { head: `${count(amount)} ${unit.many}`, tail: '' };
  const said = amountOf(amount, unit, told);
  return { head: said.head.replace(/^1 /, 'a '), tail: said.tail };
}
