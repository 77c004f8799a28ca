import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import type { KeywordUse } from '../language/index.ts';
import { position, type Figure } from '../testing/position.ts';
import { strikeOf, type StrikeFrame } from './strike.ts';

/** A Magical Strike of somebody with Strength 0 at somebody in contact. */
function strike(
  dice: string,
  {
    attacker = {},
    target = {},
    keywords = [],
  }: { attacker?: Figure; target?: Figure; keywords?: readonly KeywordUse[] } = {},
  frame: Partial<StrikeFrame> = {},
) {
  return position({
    heroes: false,
    creatures: {
      mage: {
        at: [300, 300],
        ...attacker,
        print: { strength: 0, health: 3, keywords: [{ keyword: 'magical-strike', x: 2 }, ...keywords] },
      },
      target: { of: 1, at: [300, 332], ...target, print: { strength: 3, health: 9, ...target.print } },
    },
    frames: [{ ...strikeOf('mage' as CreatureId, 'target' as CreatureId), ...frame }],
    dice,
  });
}

test('C-STK-2, C-DMG-3: each success is a wound, past Armour and without any defence', () => {
  const after = strike('axe shield', { target: { armour: 3 } }).end();
  expect(after.creature('target')).toMatchObject({ armour: 3, wounds: 2 });
  expect(after.told('attackSuccessful')).toMatchObject([{ attack: 'magical strike', n: 2 }]);
});

test('C-STK-2, C-CMP-2: a wounded mage needs shields, unless it has Fortitude', () => {
  expect(
    strike('axe shield', { attacker: { wounds: 1 } })
      .end()
      .creature('target'),
  ).toMatchObject({ wounds: 1 });
  const firm = strike('axe shield', { attacker: { wounds: 1 }, keywords: [{ keyword: 'fortitude' }] });
  expect(firm.creature('target')).toMatchObject({ wounds: 2 });
});

test('C-STK-3: the target assigns nothing, does not strike back, and is not tired by it', () => {
  const after = strike('axe axe').end();
  expect(after.told('diceAssigned')).toEqual([]);
  expect(after.creature('mage')).toMatchObject({ wounds: 0 });
  expect(after.creature('target')).toMatchObject({ defended: false });
});

test('C-STK-4: Strength plays no part, not even none', () => {
  expect(strike('axe bullseye').end().creature('target')).toMatchObject({ wounds: 1 });
});

test('C-STK-5: a target that has gone into the shadow is missed, and the declaration used up', () => {
  const after = strike('', { target: { hidden: true } }, { step: 'recheck' });
  expect(after.told('attackCancelled')).toHaveLength(1);
  expect(after.creature('target')).toMatchObject({ wounds: 0 });
});

test('C-STK-6: what helps in melee combat does not help here, and a Veteran spoils nothing', () => {
  const keywords = [
    { keyword: 'hammerblow' },
    { keyword: 'master-of-attack', x: 2 },
    { keyword: 'initiative' },
    { keyword: 'expert-of-attack', x: 2 },
    { keyword: 'berserk', x: 2 },
  ] as const;
  const target = { print: { keywords: [{ keyword: 'veteran' }] } } as const;
  expect(strike('axe bullseye', { keywords, target }).end().creature('target')).toMatchObject({ wounds: 1 });
});

test('C-KW-MinusXFromAttacks: wounds of a magical attack are lowered, too', () => {
  const target = { print: { keywords: [{ keyword: 'minus-from-attacks', x: 1 }] } } as const;
  expect(strike('axe axe', { target }).creature('target')).toMatchObject({ wounds: 1 });
});

test('C-STL-5: it costs the Stealth token', () => {
  expect(strike('axe axe', { attacker: { hidden: true } }).creature('mage')).toMatchObject({ hidden: false });
});

test('C-GEN-16: without a success the attack has failed', () => {
  const after = strike('bullseye bullseye').end();
  expect(after.told('attackFailed')).toMatchObject([{ by: 'mage', who: 'target' }]);
  expect(after.told('attackEnded')).toHaveLength(1);
});
