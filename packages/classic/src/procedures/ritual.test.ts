import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import type { KeywordUse } from '../language/index.ts';
import { minion } from '../testing/cards.ts';
import { position } from '../testing/position.ts';
import { ritualOf } from './ritual.ts';

function ritual(dice: string, keywords: readonly KeywordUse[] = [], card: string | null = 'imp') {
  return position({
    creatures: {
      priest: { at: [300, 300], hidden: true, print: { keywords: [{ keyword: 'ritual', x: 2 }, ...keywords] } },
    },
    cards: [minion('imp')],
    players: [{ minion: card }, {}],
    frames: [ritualOf('priest' as CreatureId)],
    dice,
  });
}

test('C-KW-Ritual: with a Bullseye one minion comes into contact with whoever called it, not more', () => {
  const asked = ritual('bullseye bullseye');
  const place = asked.answers[0]!;
  const after = asked.answer(place).end();
  expect(after.state.creatures.filter(({ kind }) => kind === 'minion')).toMatchObject([
    { controller: 0, activated: true },
  ]);
  expect(after.told('abilityResolved')).toMatchObject([{ who: 'priest', ability: 'ritual' }]);
});

test('C-KW-Ritual: without one nobody comes', () => {
  const after = ritual('axe shield').end();
  expect(after.told('minionSummoned')).toEqual([]);
  expect(after.creature('priest')).toMatchObject({ hidden: false });
});

test('C-KW-MasterOfRitual: dice that failed may be rolled again, others not', () => {
  const asked = ritual('bullseye axe  shield', [{ keyword: 'master-of-ritual', x: 2 }]);
  expect(asked.asked('reroll')).toMatchObject({ purpose: 'ritual', places: [1], most: 1 });
});

test('C-CRD-20: without a minion card the summoning does nothing', () => {
  expect(ritual('bullseye axe', [], null).end().told('minionSummoned')).toEqual([]);
});
