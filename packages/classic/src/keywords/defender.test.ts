import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { activationOf } from '../procedures/activation.ts';
import { position, type Figure } from '../testing/position.ts';

const defends = { print: { keywords: [{ keyword: 'defender' }] } } as const;

/** Somebody between enemies: west, east and a few centimetres away. */
function between(west: Figure, east: Figure, far: Figure = {}) {
  return position({
    heroes: false,
    creatures: {
      attacker: { at: [300, 300], print: { keywords: [{ keyword: 'lunge' }, { keyword: 'magical-strike', x: 1 }] } },
      west: { of: 1, at: [268, 300], ...west },
      east: { of: 1, at: [332, 300], ...east },
      far: { of: 1, at: [300, 360], ...far },
    },
    frames: [activationOf('attacker' as CreatureId)],
  });
}

const strike = (target: string, attack = 'melee combat') => ({ do: 'attack', attack, target });

test('C-KW-Defender: whoever touches it must choose it, for every melee attack', () => {
  const table = between(defends, {});
  expect(table.refusal(strike('west'))).toBeUndefined();
  expect(table.refusal(strike('east'))).toMatchObject({ code: 'defender', rule: 'C-MEL-4' });
  expect(table.refusal(strike('east', 'magical strike'))).toMatchObject({ code: 'defender' });
});

test('C-KW-Defender: among several the attacker chooses', () => {
  const table = between(defends, defends);
  expect(table.refusal(strike('west'))).toBeUndefined();
  expect(table.refusal(strike('east'))).toBeUndefined();
});

test('C-KW-Defender: a hidden one binds nobody', () => {
  expect(between({ ...defends, hidden: true }, {}).refusal(strike('east'))).toBeUndefined();
});

test('C-KW-Defender: a lunge does not reach past it, and it does not bind from afar', () => {
  expect(between(defends, {}).refusal(strike('far'))).toMatchObject({ code: 'defender' });
  expect(between({}, {}, defends).refusal(strike('west'))).toBeUndefined();
});
