import type { Cond, Effect } from '@signum/classic';
import { expect, test } from 'vitest';
import { plain } from '../marks.ts';
import { begin } from './begin.ts';
import { condition } from './conditions.ts';
import { told } from './effects.ts';

const names: Record<string, string> = { order: 'Order of the Lance', oak: 'Old Oak' };
const lookup = (id: string): { en: string; fr: string; ru: string } => ({ en: names[id] ?? id, fr: id, ru: id });

/** The words of a spell. */
const spell = (effect: Effect): string => plain(told(effect, begin(lookup, 'hero')));
/** The words of a creature. */
const creature = (effect: Effect): string => plain(told(effect, begin(lookup, 'creature')));
const cond = (of: Cond): string => plain(condition(of, begin(lookup, 'creature')));

test('A spell measures from the hero and says so; a creature measures from itself and need not', () => {
  const effect: Effect = { do: 'damage', whom: { choose: 'creature', within: 'L', inSight: true }, amount: 1 };
  expect(spell(effect)).toBe('deal 1 damage to a creature within L and line of sight of your hero');
  expect(creature(effect)).toBe('deal 1 damage to a creature within L and line of sight');
});

test('States stand before the side, the side before race and faction', () => {
  expect(
    spell({ do: 'poison', whom: { choose: "opponent's creature", is: ['wounded'], race: 'elf', of: 'akkari' } }),
  ).toBe('a wounded enemy Elf Akkari creature gains Poison');
  expect(spell({ do: 'skip', whom: { choose: 'creature', is: ['unwounded', 'not hidden'] } })).toBe(
    'an unwounded creature that is not hidden skips its next activation',
  );
  expect(spell({ do: 'skip', whom: { choose: 'your character', of: 'order', is: ['not activated'] } })).toBe(
    'one of your characters of the Order of the Lance that has not been activated this turn skips its next activation',
  );
});

test('Several that are chosen are a plural, and each of them afterwards a singular', () => {
  const whom = { choose: "opponent's character", n: 2, upTo: true } as const;
  expect(
    spell([
      { do: 'skip', whom },
      { do: 'wound', whom: 'the chosen creature', amount: 1 },
    ]),
  ).toBe('up to two enemy characters skip their next activation. Each of them receives 1 wound');
});

test('What was chosen is called "it" only while nobody else could be meant', () => {
  expect(
    spell([
      { do: 'damage', whom: { choose: 'character' }, amount: 1 },
      { do: 'damage', whom: { all: 'creature', within: 'S', from: 'the chosen creature' }, amount: 1 },
      { do: 'poison', whom: 'the chosen creature' },
    ]),
  ).toBe(
    'deal 1 damage to a character and 1 damage to each creature within S of it. The chosen character gains Poison',
  );
});

test('Amounts that are counted say of what, how many at a time, and their limits', () => {
  const count = { all: "opponent's building" } as const;
  expect(spell({ do: 'draw', who: 'opponent', amount: { count, per: 2, min: 1, max: 3 } })).toBe(
    'the opponent draws 1 card for every two of the opponent’s buildings (at least 1, at most 3)',
  );
  expect(spell({ do: 'heal', whom: 'your hero', amount: 'all' })).toBe('heal all wounds on your hero');
  expect(spell({ do: 'sunder', whom: { all: "opponent's creature" }, amount: 'all' })).toBe(
    'each enemy creature loses all Armour tokens',
  );
});

test('A bonus can be a loss, a ban, or a keyword with a text of its own', () => {
  const bonus = [
    { stat: 'strength', by: -2 },
    { keyword: 'charge', gives: [{ keyword: 'quick' }] },
    { cannot: 'run' },
  ] as const;
  expect(creature({ do: 'gain', whom: 'this creature', bonus, until: 'end of attack' })).toBe(
    'this creature gains −2 Strength and “Charge: Quick” and cannot run until the end of the attack',
  );
  expect(creature({ do: 'gain', whom: 'this creature', bonus: [{ cannot: 'be healed' }] })).toBe(
    'this creature cannot be healed',
  );
});

test('Who may refuse is asked, who must not is told', () => {
  const gain: Effect = { do: 'poison', whom: 'your hero' };
  expect(spell({ do: 'may', effect: gain })).toBe('you may have your hero gain Poison');
  expect(spell({ do: 'pay', who: 'you', cost: { tap: ['smithy', 'any'] }, then: gain })).toBe(
    'you may tap the Smithy and a building. If you do, your hero gains Poison',
  );
  expect(
    spell({
      do: 'if',
      cond: { prosperity: 'your', than: 'less' },
      then: gain,
      else: { do: 'draw', who: 'you', amount: 2 },
    }),
  ).toBe('if you have less Prosperity than the opponent, your hero gains Poison. Otherwise, draw 2 cards');
});

test('Dice of the defence are rerolled, too, and the player of the text picks among those of the opponent', () => {
  expect(spell({ do: 'reroll', dice: 'defence', whose: 'opponent', which: 'successful', amount: 1 })).toBe(
    'the opponent rerolls up to 1 of their successful defence dice, of your choice',
  );
});

test('Conditions can be turned round, joined and nested', () => {
  const wounded: Cond = { creature: 'your hero', is: ['wounded'] };
  expect(cond({ not: wounded })).toBe('your hero is not wounded');
  expect(cond({ not: { and: [wounded, { standing: 'order' }] } })).toBe(
    'your hero is not wounded or the Order of the Lance does not stand in your City',
  );
  expect(cond({ not: { exists: { all: 'your other minion' } } })).toBe('you have no other minions');
  expect(cond({ exists: { any: "opponent's hero", is: ['hidden'] } })).toBe('the opponent has a hidden hero');
  expect(
    cond({ creature: 'that creature', kind: 'hero', has: 'agile', touching: 'oak', strength: { atLeast: 3 } }),
  ).toBe('that creature is a hero, has Agile, has Strength 3 or more and is in contact with the Old Oak');
});
