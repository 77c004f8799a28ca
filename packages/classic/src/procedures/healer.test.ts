import { expect, test } from 'vitest';
import type { EditionId } from '../editions/index.ts';
import type { CreatureId } from '../ids.ts';
import type { KeywordUse } from '../language/index.ts';
import { position, type Figure } from '../testing/position.ts';
import { healerOf } from './healer.ts';

const wounded = { wounds: 3, print: { health: 5 } } as const;

/** A Healer 2 in the middle, and others. */
function healer(
  others: Readonly<Record<string, Figure>>,
  {
    dice = '',
    own = {},
    keywords = [],
    edition = 'en-kitsune',
  }: { dice?: string; own?: Figure; keywords?: readonly KeywordUse[]; edition?: EditionId } = {},
) {
  return position({
    heroes: false,
    edition,
    creatures: {
      healer: { at: [300, 300], ...own, print: { health: 5, keywords: [{ keyword: 'healer', x: 2 }, ...keywords] } },
      ...others,
    },
    frames: [healerOf('healer' as CreatureId)],
    dice,
  });
}

test('C-KW-Healer, C-CMP-2: in contact axes and shields heal, from afar only Bullseyes', () => {
  const near = healer({ a: { at: [332, 300], ...wounded } }, { dice: 'axe shield' }).end();
  expect(near.creature('a')).toMatchObject({ wounds: 1 });
  const far = healer({ a: { at: [450, 300], ...wounded } }, { dice: 'axe bullseye' }).end();
  expect(far.creature('a')).toMatchObject({ wounds: 2 });
});

test('C-KW-Healer, C-AMB-130: any other creature within XL, of either side, in sight or not; never itself', () => {
  const asked = healer(
    {
      friend: { at: [332, 300], ...wounded },
      behind: { at: [366, 300], ...wounded },
      enemy: { of: 1, at: [300, 400], ...wounded },
      limit: { at: [300, 18], ...wounded },
      beyond: { at: [300, 582.01], ...wounded },
    },
    { own: { wounds: 1 } },
  );
  expect(asked.asked('choose').options).toEqual(['friend', 'behind', 'enemy', 'limit']);
});

test('C-DMG-13, C-MAT-60: the unwounded are chosen in the older editions only', () => {
  const others = { a: { at: [332, 300] }, b: { at: [268, 300], ...wounded } } as const;
  expect(healer(others, { dice: 'bullseye bullseye' }).pending).toBeUndefined();
  expect(healer(others, { edition: 'fr-1' }).asked('choose').options).toEqual(['a', 'b']);
});

test('C-STL-3, C-STL-4: an enemy in the shadow cannot be chosen, a friend can', () => {
  const others = {
    enemy: { of: 1, at: [332, 300], hidden: true, ...wounded },
    friend: { at: [268, 300], hidden: true, ...wounded },
  } as const;
  expect(healer(others, { dice: 'axe axe' }).end().creature('friend')).toMatchObject({ wounds: 1 });
});

test('C-KW-ShieldAgainst: healing is an impact', () => {
  const print = { health: 5, keywords: [{ keyword: 'shield-against', against: 'impact' }] } as const;
  const table = healer({ a: { at: [332, 300], wounds: 2, print } });
  expect(table.events).toEqual([]);
});

test('C-STL-5: using the ability costs the Stealth token', () => {
  const after = healer({ a: { at: [332, 300], ...wounded } }, { own: { hidden: true }, dice: 'axe axe' });
  expect(after.creature('healer')).toMatchObject({ hidden: false });
  expect(after.events.map(({ event }) => event.type).slice(0, 2)).toEqual(['stealthLost', 'abilityDeclared']);
});

test('C-KW-MasterOfHealing: some dice may be rolled again', () => {
  const keywords = [{ keyword: 'master-of-healing', x: 1 }] as const;
  const asked = healer({ a: { at: [332, 300], ...wounded } }, { keywords, dice: 'bullseye axe  shield' });
  expect(asked.asked('reroll')).toMatchObject({ purpose: 'healing', counting: ['axe', 'shield'], most: 1 });
  expect(
    asked
      .answer({ dice: [0] })
      .end()
      .creature('a'),
  ).toMatchObject({ wounds: 1 });
});

test('C-TIM-6: a cancelled ability does nothing', () => {
  const after = position({
    creatures: {
      healer: { at: [300, 300], print: { keywords: [{ keyword: 'healer', x: 2 }] } },
      a: { at: [332, 300], ...wounded },
    },
    frames: [{ ...healerOf('healer' as CreatureId), step: 'recheck', patient: 'a' as CreatureId, cancelled: true }],
  });
  expect(after.told('diceRolled')).toEqual([]);
});

test('C-CMP-2: without a success nobody is healed, and the ability is over', () => {
  const after = healer({ a: { at: [450, 300], ...wounded } }, { dice: 'axe shield' }).end();
  expect(after.told('healDeclared')).toEqual([]);
  expect(after.told('abilityResolved')).toMatchObject([{ who: 'healer', ability: 'healer' }]);
});
