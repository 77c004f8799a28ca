import { expect, test } from 'vitest';
import { isEngaged } from '../table/battlefield.ts';
import { isEnemy } from '../table/creatures.ts';
import type { EditionId } from '../editions/index.ts';
import type { CreatureId } from '../ids.ts';
import { position, type Figure, type Position } from '../testing/position.ts';
import { valueOf } from '../values/values.ts';
import { controlOf } from './control.ts';

/** Somebody with Control 3 in the middle, and others. */
function control(
  others: Readonly<Record<string, Figure>>,
  dice = '',
  edition: EditionId = 'en-kitsune',
  rest: Position = {},
) {
  return position({
    heroes: false,
    edition,
    creatures: { mage: { at: [300, 300], print: { keywords: [{ keyword: 'control', x: 3 }] } }, ...others },
    frames: [controlOf('mage' as CreatureId)],
    dice,
    ...rest,
  });
}

const soldier = { of: 1, at: [300, 400], activated: true, print: { health: 3 }, wounds: 1 } as const;

test.each([
  ['en-kitsune', 'bullseye axe axe', false],
  ['en-kitsune', 'bullseye bullseye axe', true],
  ['en-kitsune', 'bullseye bullseye bullseye', true],
  ['fr-1', 'bullseye axe axe', true],
  ['fr-1', 'shield axe axe', false],
] as const)(
  'C-MAT-58, C-KW-Control, C-AMB-121: in %s, against a current health of 2, %s',
  (edition, dice, succeeds) => {
    const after = control({ soldier }, dice, edition).end();
    expect(after.creature('soldier')).toMatchObject({ owner: 1, controller: succeeds ? 0 : 1 });
    expect(after.told('controlGained')).toHaveLength(succeeds ? 1 : 0);
  },
);

test('C-CTL-3: whoever was activated may be activated once more by its new commander', () => {
  expect(control({ soldier }, 'bullseye bullseye axe').creature('soldier')).toMatchObject({ activated: false });
  expect(control({ soldier }, 'axe axe axe').creature('soldier')).toMatchObject({ activated: true });
});

test.each([
  ['en-kitsune', ['soldier', 'servant']],
  ['en-2022', ['soldier']],
  ['fr-1', ['soldier']],
] as const)('C-MAT-59, C-CTL-1: in %s these can be controlled: %s; never a hero', (edition, expected) => {
  const servant = { of: 1, kind: 'minion', at: [400, 300] } as const;
  const leader = { of: 1, kind: 'hero', at: [200, 300] } as const;
  const asked = control({ soldier, servant, leader }, 'axe axe axe', edition);
  const targets = asked.pending ? asked.asked('choose').options : asked.told('controlDeclared').map(({ who }) => who);
  expect(targets).toEqual(expected);
});

test('C-KW-Control, C-CTL-8: not Beasts, not Monsters, not the hidden, nobody out of sight or beyond XL', () => {
  const others = {
    soldier,
    beast: { of: 1, at: [200, 300], print: { keywords: [{ keyword: 'beast' }] } },
    monster: { of: 1, at: [200, 250], print: { keywords: [{ keyword: 'monster' }] } },
    hidden: { of: 1, at: [200, 350], hidden: true },
    behind: { of: 1, at: [300, 433] },
    beyond: { of: 1, at: [300, 17.9] },
  } as const;
  expect(control(others, 'axe axe axe').end().told('controlDeclared')).toMatchObject([{ who: 'soldier', by: 'mage' }]);
});

test('C-CTL-2, C-CTL-5: from that moment it is an enemy of its old friends, and nobody stabs it for that', () => {
  const friend = { of: 1, at: [300, 432] } as const;
  const after = control({ soldier, friend }, 'bullseye bullseye axe').end();
  const [one, other] = ['soldier', 'friend'].map(id => after.creature(id)!);
  expect(isEnemy(one!, other!)).toBe(true);
  expect(isEngaged(after.state, other!)).toBe(true);
  expect(after.told('backstabProvoked')).toEqual([]);
});

test('C-CTL-6: what stands in a City counts for whoever commands now', () => {
  const keywords = [{ keyword: 'initiative', needs: 'arena' }] as const;
  const vain = { soldier: { ...soldier, print: { health: 3, keywords } } };
  const strikesFirst = (dice: string) => {
    const after = control(vain, dice, 'en-kitsune', { players: [{ city: ['arena'] }, {}] });
    return valueOf('strikesFirst', after.creature('soldier')!, after.state);
  };
  expect(strikesFirst('axe axe axe')).toBe(false);
  expect(strikesFirst('bullseye bullseye axe')).toBe(true);
});

test('C-TIM-6: a target that is gone into the shadow meanwhile is not controlled', () => {
  const frame = { ...controlOf('mage' as CreatureId), step: 'recheck', target: 'soldier' as CreatureId } as const;
  const after = control({ soldier: { ...soldier, hidden: true } }, '', 'en-kitsune', { frames: [frame] });
  expect(after.told('diceRolled')).toEqual([]);
});
