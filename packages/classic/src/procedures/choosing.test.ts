import { expect, test } from 'vitest';
import type { Effect } from '../language/index.ts';
import { spell } from '../testing/cards.ts';
import { position, type Position } from '../testing/position.ts';
import { choosingOf } from './choosing.ts';
import type { EffectFrame } from '../texts/effect-frame.ts';
import { effectOf } from '../texts/effect-frame.ts';

const text = { seat: 0, source: 'charm', card: 'charm' };

/** A text that is declared and then carried out, with nothing in between. */
function declaring(effect: Effect, given: Position) {
  return position({ ...given, cards: [spell('charm')], frames: [effectOf(text, effect), choosingOf(text, effect)] });
}

const two = { a: { of: 1, print: { health: 3 } }, b: { of: 1, print: { health: 3 } } } as const;
const bolt = { do: 'damage', whom: { choose: "opponent's character" }, amount: 1 } as const;

test('C-ABL-4, C-PLY-1: everything is chosen at the declaration, the branches of a roll before the die falls', () => {
  const table = declaring({ do: 'roll', on: { 'axe|shield': bolt } }, { creatures: two, dice: 'axe' });
  expect(table.asked('choose').options).toEqual(['a', 'b']);
  expect(table.told('diceRolled')).toEqual([]);
  const done = table.answer({ chosen: ['b'] }).end();
  expect(done.told('diceRolled')).toHaveLength(1);
  expect(done.creature('b')?.wounds).toBe(1);
});

test('C-PLY-1: modes and the targets of the mode belong to the declaration; nobody is asked again', () => {
  const effect = { do: 'choose one', of: [{ do: 'draw', who: 'you', amount: 1 }, bolt] } as const;
  const table = declaring(effect, { creatures: two }).answer({ mode: 1 });
  const picks = (table.state.frames[0] as EffectFrame).picks;
  expect(picks).toEqual([]); // handed over when all is chosen
  const done = table.answer({ chosen: ['a'] });
  expect(done.pending).toBeUndefined();
  expect(done.creature('a')?.wounds).toBe(1);
});

test('What is chosen first narrows down what is chosen next', () => {
  const table = declaring(
    {
      do: 'attack',
      whom: { choose: 'your character' },
      target: { choose: "opponent's character", within: 'M', from: 'the chosen creature' },
      kind: 'shooting',
    },
    {
      creatures: {
        left: { at: [100, 300] },
        right: { at: [500, 300] },
        a: { of: 1, at: [100, 400] },
        b: { of: 1, at: [150, 400] },
        c: { of: 1, at: [500, 400] },
      },
    },
  ).answer({ chosen: ['left'] });
  expect(table.asked('choose').options).toEqual(['a', 'b']);
});

test('C-ABL-4: a branch is chosen for only if its condition holds now; what is optional is chosen later', () => {
  const optional = { do: 'may', effect: bolt } as const;
  const never = { do: 'if', cond: { standing: 'mint' }, then: bolt } as const;
  const table = declaring([never, optional], { creatures: two });
  expect(table.asked('may')).toMatchObject({ purpose: 'effect' });
  expect(table.answer({ yes: true }).asked('choose').options).toEqual(['a', 'b']);
});

test('C-PLY-1: both branches of a payment are chosen for, so that the payer knows what threatens', () => {
  const ransom = { do: 'pay', who: 'opponent', cost: { prosperity: 1 }, else: bolt } as const;
  const table = declaring(ransom, { creatures: two });
  const chosen = table.answer({ chosen: ['a'] });
  expect(chosen.asked('may')).toMatchObject({ seat: 1, purpose: 'pay' });
  expect(chosen.answer({ yes: false }).creature('a')?.wounds).toBe(1);
});
