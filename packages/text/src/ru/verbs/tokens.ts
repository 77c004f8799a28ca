import { amountOf } from '../amounts.ts';
import { statement } from '../clause.ts';
import { keywordNames, word } from '../keyword-names.ts';
import { extended, nouns } from '../nouns.ts';
import { subject } from '../selectors.ts';
import { listed } from '../typography.ts';
import { verbs } from '../verb-words.ts';
import type { VerbTable } from './verb-table.ts';

const STEALTH = `жетон ${word('stealth', 'скрытности')}`;
const OF_CONCENTRATION = ` ${word('concentration', 'концентрации')}`;
const concentrationToken = extended(nouns.token, OF_CONCENTRATION, OF_CONCENTRATION);

/** Poison and Disease are declined like any other noun; their accusative is the name itself. */
const named = (token: 'disease' | 'poison'): string => word(token, keywordNames[token]);

export const tokens: VerbTable<'concentrate' | 'cure' | 'disease' | 'expose' | 'hide' | 'poison'> = {
  poison: ({ whom }, talk) => statement(subject(whom, talk), verbs.gain, named('poison')),
  disease: ({ whom }, talk) => statement(subject(whom, talk), verbs.gain, named('disease')),
  cure: ({ whom, of }, talk) => statement(subject(whom, talk), verbs.lose, listed(of.map(named))),
  hide: ({ whom }, talk) => statement(subject(whom, talk), verbs.gain, STEALTH),
  expose: ({ whom }, talk) => statement(subject(whom, talk), verbs.lose, STEALTH),
  concentrate: ({ whom, amount }, talk) =>
    statement(subject(whom, talk), verbs.gain, amountOf(amount, concentrationToken, talk)),
};
