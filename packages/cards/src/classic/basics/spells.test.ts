import { expect, test } from 'vitest';
import { holding, playing } from '../../testing/index.ts';

const stout = { health: 4 };

test('fireball: 3 damage to a character that your hero sees within XL', () => {
  const table = playing('fireball', {
    creatures: {
      near: { of: 1, at: [30, 298], print: stout },
      far: { of: 1, at: [230, 216], print: stout },
      imp: { of: 1, at: [100, 16], kind: 'minion' },
      friend: { at: [100, 60], print: stout },
      shy: { of: 1, at: [200, 16], print: stout },
    },
    terrains: { wall: { card: 'rocks', at: [150, 16] } },
  });
  expect(table.options).toEqual(['near', 'friend']); // neither the far one, nor a minion, nor whom rocks hide
  const end = table.choose('near');
  expect(end.creature('near')).toMatchObject({ wounds: 3 });
  expect(end.player(0)).toMatchObject({ hand: [], graveyard: ['fireball'] });
  expect(end.player(0).city.every(({ tapped }) => tapped)).toBe(true);
});

test('field-dressing: 2 wounds of a wounded creature of yours are healed, and it loses Poison and Disease', () => {
  const hurt = { wounds: 3, poisoned: true, diseased: true, print: stout };
  const table = playing('field-dressing', {
    creatures: {
      ours: { ...hurt, at: [500, 500] },
      other: { wounds: 1, print: stout },
      theirs: { of: 1, ...hurt, at: [400, 400] },
      well: { poisoned: true, at: [100, 100] },
    },
  });
  expect(table.options).toEqual(['ours', 'other']);
  const end = table.choose('ours');
  expect(end.creature('ours')).toMatchObject({ wounds: 1, poisoned: false, diseased: false });
  expect(end.creature('theirs')).toMatchObject({ wounds: 3, poisoned: true });
  const idle = holding('field-dressing', { creatures: { well: { poisoned: true } } });
  expect(idle.refusal({ do: 'play', card: 'field-dressing' })).toMatchObject({ rule: 'C-PLY-5' });
});

test('scouts-report: one of the top four cards of your deck comes to your hand, the rest goes under it', () => {
  const deck = ['dispel', 'caltrops', 'fireball', 'iron-buckler', 'lucky-coin'];
  const table = playing('scouts-report', { players: [{ deck }] });
  expect(table.asked('choose')).toMatchObject({
    purpose: 'card to take',
    options: expect.not.arrayContaining(['dispel']) as unknown,
  });
  expect(table.options.toSorted()).toEqual(['caltrops', 'fireball', 'iron-buckler', 'lucky-coin']);
  const end = table.choose('fireball');
  expect(end.player(0).hand).toEqual(['fireball']);
  expect(end.player(0).deck.at(-1)).toBe('dispel'); // now on top
  expect(end.player(0).deck.toSorted()).toEqual(['caltrops', 'dispel', 'iron-buckler', 'lucky-coin']);
  expect(end.player(0).graveyard).toEqual(['scouts-report']);
});
