import { expect, test } from 'vitest';
import { adjective, type Adjective, one, own, phrased, thisOne, yours } from './adjectives.ts';
import type { Agreement, Case } from './case.ts';
import { agreementOf, nouns } from './nouns.ts';

const CASES: readonly Case[] = ['nom', 'gen', 'dat', 'acc', 'ins', 'pre'];
const creature = agreementOf(nouns.creature);
const hero = agreementOf(nouns.hero);
const relic = agreementOf(nouns.relic);
const token = agreementOf(nouns.token);
const creatures = agreementOf(nouns.creature, 'many');
const relics = agreementOf(nouns.relic, 'many');

test.each<[string, Adjective, Agreement, string]>([
  ['раненый', adjective('раненый'), hero, 'раненый раненого раненому раненого раненым раненом'],
  ['раненый', adjective('раненый'), creature, 'раненое раненого раненому раненое раненым раненом'],
  ['больной', adjective('больной'), hero, 'больной больного больному больного больным больном'],
  ['другой', adjective('другой'), relic, 'другая другой другой другую другой другой'],
  ['другой', adjective('другой'), creatures, 'другие других другим других другими других'],
  ['стоящий', adjective('стоящий'), creature, 'стоящее стоящего стоящему стоящее стоящим стоящем'],
  ['верхний', adjective('верхний'), relic, 'верхняя верхней верхней верхнюю верхней верхней'],
  ['верхний', adjective('верхний'), relics, 'верхние верхних верхним верхние верхними верхних'],
  ['ваш', yours, hero, 'ваш вашего вашему вашего вашим вашем'],
  ['свой', own, creature, 'своё своего своему своё своим своём'],
  ['свой', own, relic, 'своя своей своей свою своей своей'],
  ['этот', thisOne, relic, 'эта этой этой эту этой этой'],
  ['один', one, hero, 'один одного одному одного одним одном'],
  ['один', one, token, 'один одного одному один одним одном'],
])('%s agrees with its noun in every case', (_, word, noun, forms) => {
  expect(CASES.map(as => word(noun, as)).join(' ')).toBe(forms);
});

test('What goes before and behind an adjective is not declined', () => {
  expect(phrased('не ', adjective('стоящий'), ' вплотную к врагу')(hero, 'dat')).toBe('не стоящему вплотную к врагу');
});
