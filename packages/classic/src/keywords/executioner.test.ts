import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { damageOf } from '../procedures/damage.ts';
import { meleeOf } from '../procedures/melee.ts';
import { character } from '../testing/cards.ts';
import { position, type Figure } from '../testing/position.ts';

const keywords = [{ keyword: 'executioner', gives: [{ stat: 'strength', by: 2 }] }] as const;
const prey: Record<string, Figure> = {
  friend: { at: [100, 300] },
  foe: { of: 1, at: [400, 400] },
  shade: { of: 1, at: [450, 400], hidden: true },
  imp: { of: 1, at: [500, 400], kind: 'minion' },
};

test('C-KW-Executioner: when it enters it may choose any character but hidden enemies as its victim', () => {
  const asked = position({
    creatures: prey,
    cards: [character('headsman', { keywords })],
    frames: [{ kind: 'enter', step: 'begin', seat: 0, card: 'headsman', how: 'by an effect', near: 'own side' }],
  }).answer({ x: 20_000, y: 1600 });
  expect(asked.pending).toMatchObject({ kind: 'may', keyword: 'executioner' });
  const choosing = asked.answer({ yes: true });
  expect(choosing.asked('choose')).toMatchObject({ purpose: 'victim', options: ['friend', 'foe'] });
  const after = choosing.answer({ chosen: ['foe'] });
  expect(after.state.creatures.at(-1)).toMatchObject({ card: 'headsman', victim: 'foe' });
  expect(asked.answer({ yes: false }).state.creatures.at(-1)).toMatchObject({ victim: null });
});

test('C-KW-Executioner: when its victim was eliminated it may choose another', () => {
  const table = position({
    creatures: { ...prey, headsman: { at: [300, 300], victim: 'foe' as CreatureId, print: { keywords } } },
    frames: [damageOf([{ who: 'foe' as CreatureId, credit: null, n: 1, of: 'wounds', from: 'effect' }])],
  });
  const choosing = table.answer({ yes: true });
  expect(choosing.creature('headsman')).toMatchObject({ victim: 'friend' }); // the only one left
});

/** The headsman strikes at somebody without Strength. */
function striking(victim: string | null) {
  return position({
    heroes: false,
    creatures: {
      headsman: { at: [300, 300], victim: victim as CreatureId | null, print: { strength: 1, keywords } },
      foe: { of: 1, at: [332, 300], print: { strength: 0, health: 9 } },
    },
    frames: [meleeOf('headsman' as CreatureId, 'foe' as CreatureId)],
    dice: 'bullseye bullseye bullseye',
  });
}

test('C-KW-Executioner: against its victim it has its text until the end of the attack', () => {
  expect(striking('foe').asked('assignDice')).toMatchObject({ dice: 3 });
  expect(striking('foe').answer({ attack: 3 }).end().creature('headsman')).toMatchObject({ gains: [] });
  expect(striking(null).asked('assignDice')).toMatchObject({ dice: 1 });
  expect(striking('somebody else').asked('assignDice')).toMatchObject({ dice: 1 });
});
