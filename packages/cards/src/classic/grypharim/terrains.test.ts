import { expect, test } from 'vitest';
import { playing, scene } from '../../testing/index.ts';

const hurt = { wounds: 2, print: { health: 5 } };

test('altar-of-healing: whoever begins an activation within S rolls two dice of Regeneration, of any side', () => {
  const creatures = {
    near: { ...hurt, at: [300, 422] },
    far: { ...hurt, at: [300, 177] },
    theirs: { ...hurt, of: 1, at: [360, 300] },
  } as const;
  const table = scene({
    creatures,
    terrains: { altar: { card: 'altar-of-healing', at: [300, 300] } },
    dice: 'bullseye axe bullseye bullseye',
  });
  const end = table.activate('near').rest().activate('far').rest().nextTurn().activate('theirs').rest().end();
  expect(['near', 'far', 'theirs'].map(id => end.creature(id)!.wounds)).toEqual([1, 2, 0]);
});

test('altar-of-healing: laid for two buildings, once a game, and nobody walks over it', () => {
  const laid = playing('altar-of-healing', { creatures: { walker: { at: [300, 240] } } }).lay(300, 300);
  expect(laid.player(0)).toMatchObject({ terrains: [], city: [{ tapped: true }, { tapped: true }] });
  const walk = laid.activate('walker').answer({ do: 'move' });
  expect(walk.refusal({ mode: 'walk', x: 30_000, y: 30_000 })).toMatchObject({ rule: 'C-MOV-5' });
  expect(walk.refusal({ mode: 'walk', x: 30_000, y: 36_000 })).toBeDefined();
});

/** A knight of the first player kills two of the second, one after the other. */
const slaughter = (y: number, owner: number, kind: 'character' | 'minion' = 'character') =>
  scene({
    creatures: {
      knight: { at: [300, y], print: { health: 5, keywords: [{ keyword: 'persecution', x: 1 }] } },
      first: { of: 1, kind, at: [332, y] },
      second: { of: 1, kind, at: [268, y] },
    },
    terrains: { shrine: { card: 'shrine-of-the-fallen', of: owner, at: [300, 300] } },
    players: [{ deck: ['fireball', 'fireball'] }, { deck: ['dispel', 'dispel'] }],
    dice: 'axe bullseye axe bullseye',
  })
    .activate('knight')
    .attack('first')
    .assign(0)
    .assign(1);

test('shrine-of-the-fallen: once a turn its owner draws a card when a character of his dies within S', () => {
  const once = slaughter(421, 1);
  expect(once.creature('first')).toBeUndefined();
  expect(once.player(1).hand).toEqual(['dispel']);
  const twice = once.attack('second').assign(0).assign(1).end();
  expect(twice.creature('second')).toBeUndefined();
  expect(twice.player(1).hand).toEqual(['dispel']);
});

test('shrine-of-the-fallen: silent for deaths farther away, for minions, and for the dead of others', () => {
  for (const table of [slaughter(424, 1), slaughter(421, 1, 'minion'), slaughter(421, 0)]) {
    expect(table.creature('first')).toBeUndefined();
    expect(table.told('cardDrawn')).toEqual([]);
  }
});

test('shrine-of-the-fallen: laid for one building, it covers from shots', () => {
  const archer = { at: [300, 100], print: { keywords: [{ keyword: 'shooting', x: 1 }] } } as const;
  const creatures = { archer, foe: { of: 1, at: [300, 320], print: { health: 5 } } } as const;
  const laid = playing('shrine-of-the-fallen', { creatures, dice: 'bullseye axe shield' }).lay(300, 230);
  expect(laid.player(0)).toMatchObject({ terrains: [], city: [{ tapped: true }] });
  const shot = laid.activate('archer').attack('foe', 'shooting');
  expect(shot.asked('reroll')).toMatchObject({ creature: 'foe', purpose: 'defence' });
  expect(shot.reroll(0).end().creature('foe')).toMatchObject({ wounds: 0 });
});
