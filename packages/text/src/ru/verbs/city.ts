import type { Amount } from '@signum/classic';
import { adjective, own } from '../adjectives.ts';
import { amountOf } from '../amounts.ts';
import type { Agreement, Case } from '../case.ts';
import { deed, order, statement } from '../clause.ts';
import { nouns, extended } from '../nouns.ts';
import { count, numeral } from '../numerals.ts';
import { phrase } from '../phrase.ts';
import { player } from '../references.ts';
import { object } from '../selectors.ts';
import { word } from '../keyword-names.ts';
import { verbs } from '../verb-words.ts';
import type { VerbTable } from './verb-table.ts';

const OF_DURABILITY = ` ${word('durability', 'прочности')}`;
const durabilityToken = extended(nouns.token, OF_DURABILITY, OF_DURABILITY);

export const city: VerbTable<
  'build' | 'destroy' | 'prosper' | 'repair' | 'reroll' | 'steal' | 'tap' | 'tax' | 'untap'
> = {
  prosper({ who, amount }, talk) {
    const whoGains = player(who, talk);
    return deed(whoGains, verbs.gain, amountOf(amount, nouns.prosperity, talk, whoGains ? 'ваш' : 'свой'));
  },
  tax: ({ who, amount }, talk) => deed(player(who, talk), verbs.lose, amountOf(amount, nouns.prosperity, talk)),
  steal: ({ amount }, talk) => order(verbs.steal, 'у противника', amountOf(amount, nouns.prosperity, talk, 'свой')),
  destroy: ({ what }, talk) => order(verbs.destroy, object(what, 'acc', talk).in('acc')),
  tap: ({ what }, talk) => order(verbs.tap, object(what, 'acc', talk).in('acc')),
  untap: ({ what }, talk) => order(verbs.untap, object(what, 'acc', talk).in('acc')),
  build: ({ less }) => `вы можете построить здание, заплатив на ${count(less, nouns.prosperity)} меньше`,
  repair: ({ what, amount }, talk) =>
    order(
      verbs.restore,
      object(what, 'dat', talk).in('dat'),
      amountOf(amount, durabilityToken, talk, 'свой'),
      amount === 1 ? 'или 1 использование' : 'или столько же использований',
    ),
  reroll({ dice, whose, which, amount }, talk) {
    const rolled = rerolled(amount, which, dice === 'attack' ? 'атаки' : 'защиты');
    return whose === 'you' ? order(verbs.reroll, rolled) : statement(player('opponent', talk)!, verbs.reroll, rolled);
  },
};

function rerolled(amount: Amount, which: 'failed' | 'successful', kind: string): string {
  const quality = adjective(which === 'failed' ? 'неудачный' : 'успешный');
  const dice = (as: Case, number: Agreement['number']): string =>
    phrase(nouns.die, [own, quality], [kind], number).in(as);
  if (amount === 1) return `один ${dice('acc', 'one')}`;
  return typeof amount === 'number'
    ? `до ${numeral(amount, 'm', 'gen')} ${dice('gen', 'many')}`
    : `все ${dice('acc', 'many')}`;
}
