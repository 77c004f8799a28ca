import { expect, test } from 'vitest';
import type { EditionId } from '../editions/index.ts';
import type { CreatureId } from '../ids.ts';
import { building, minion } from '../testing/cards.ts';
import { position, type Figure, type Position } from '../testing/position.ts';

const imp = minion('imp', { health: 2 });

/** Minions of the first player are about to be summoned beside these. */
function calling(near: readonly string[], more: Partial<Position> = {}) {
  const frames = [{ kind: 'minions' as const, step: 'next' as const, seat: 0, near: near as CreatureId[] }];
  return position({ frames, players: [{ minion: 'imp' }], ...more, cards: [imp, ...(more.cards ?? [])] });
}

const shaman = { shaman: { at: [300, 300] } } as const;
const mm = (x: number, y: number) => ({ x: x * 100, y: y * 100 });

test('C-CRD-16, C-CRD-17, C-SUM-12, C-SUM-13, C-MAT-91: a minion comes into contact, wherever that is, and is activated', () => {
  const table = calling(['shaman'], { creatures: shaman });
  expect(table.refusal(mm(300, 340))).toMatchObject({ code: 'out-of-contact' });
  const end = table.answer(mm(300, 333));
  const born = end.state.creatures.at(-1)!;
  expect(born).toMatchObject({ card: 'imp', kind: 'minion', owner: 0, activated: true });
  expect(end.told('minionSummoned')).toEqual([{ type: 'minionSummoned', who: born.id }]);
  expect(end.told('creatureSummoned')).toMatchObject([{ who: born.id, card: born.card, how: 'by an effect' }]);
});

test('C-CRD-20, C-AMB-12: without a minion card nothing is summoned', () => {
  expect(calling(['shaman'], { creatures: shaman, players: [{}] }).pending).toBeUndefined();
});

test('C-CRD-18, C-CRD-17: several minions of one card are creatures of their own', () => {
  const table = calling(['shaman', 'shaman'], { creatures: shaman }).answer(mm(300, 333)).answer(mm(300, 267));
  const ids = table.state.creatures.filter(({ kind }) => kind === 'minion').map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test('C-AMB-178, C-CMP-29: one after the other, in the order of their player, until the limit is reached', () => {
  const creatures = Object.fromEntries(
    Array.from({ length: 6 }, (_, index): [string, Figure] => [`own${index}`, { at: [60 + 80 * index, 300] }]),
  );
  const table = calling(['own0', 'own1', 'own2'], { creatures });
  expect(table.asked('order')).toMatchObject({
    seat: 0,
    of: 'minions',
    options: [{ source: 'own0' }, { source: 'own1' }, { source: 'own2' }],
  });
  const end = table.answer({ next: 1 }).answer(mm(140, 333));
  expect(end.told('minionSummoned')).toHaveLength(1);
  expect(end.pending).toBeUndefined(); // the hero, six characters and one minion make eight
});

const crowd = { ...shaman, foe: { of: 1, at: [300, 365] } } as const;

test.each([
  ['en-kitsune', false],
  ['en-2022', true],
  ['fr-1', true],
  ['ru-1', true],
] as [EditionId, boolean][])(
  'C-SUM-12, C-MAT-22: may it be put into contact with an enemy under %s? %s',
  (edition, isAllowed) => {
    const table = calling(['shaman'], { edition, creatures: crowd });
    expect(table.refusal(mm(300, 332.5)) === undefined).toBe(isAllowed);
  },
);

test('C-SUM-12, C-AMB-38: neither S nor Backstab matters for whoever is summoned into contact', () => {
  const end = calling(['shaman'], { creatures: { ...shaman, foe: { of: 1, at: [300, 369] } } })
    .answer(mm(300, 333))
    .end();
  expect(end.told('backstabRolled')).toEqual([]);
});

test('C-SUM-12: if there is no place, nothing is summoned', () => {
  const ring = Object.fromEntries(
    Array.from({ length: 6 }, (_, index): [string, Figure] => {
      const angle = (index * Math.PI) / 3;
      return [
        `foe${index}`,
        { of: 1, at: [Math.round(300 + 36 * Math.cos(angle)), Math.round(300 + 36 * Math.sin(angle))] },
      ];
    }),
  );
  const table = calling(['shaman'], { creatures: { ...shaman, ...ring } });
  expect(table.pending).toBeUndefined();
  expect(table.told('minionSummoned')).toEqual([]);
});

test('C-GEN-3, C-AMB-135: beside a dying enemy there is room, though it is an enemy', () => {
  const table = calling(['prey'], { creatures: { prey: { of: 1, dying: true, wounds: 1, at: [300, 300] } } });
  expect(table.refusal(mm(300, 333))).toBeUndefined();
});

test('C-SUM-12: whoever has left cannot be stood beside', () => {
  expect(calling(['nobody']).pending).toBeUndefined();
});

test.each(['ru-1', 'fr-1', 'en-2022', 'en-kitsune'] as EditionId[])(
  'C-MAT-12, C-MAT-13, C-GEN-2: a card that makes minions makes them under %s, too',
  edition => {
    const end = calling(['shaman'], { edition, creatures: shaman }).answer(mm(300, 333));
    expect(end.state.creatures.at(-1)).toMatchObject({ kind: 'minion' });
  },
);

test('C-MAT-21, C-AMB-7: where characters are counted, minions fill the same seven places beside the hero', () => {
  const creatures = Object.fromEntries(
    Array.from({ length: 7 }, (_, index): [string, Figure] => [
      `own${index}`,
      { kind: 'minion', at: [60 + 80 * index, 300] },
    ]),
  );
  expect(calling(['own0'], { edition: 'fr-1', creatures }).pending).toBeUndefined();
});

test('C-CRD-19, C-CRD-21, C-ZON-6: a minion that falls leaves nothing behind', () => {
  const mourn = building('mourn', {
    abilities: [
      { when: 'minionSummoned', who: 'your minion', effect: { do: 'wound', whom: 'that creature', amount: 2 } },
    ],
  });
  const end = calling(['shaman'], {
    creatures: shaman,
    cards: [mourn],
    players: [{ minion: 'imp', city: ['mourn'] }],
  }).answer(mm(300, 333));
  expect(end.state.creatures.some(({ kind }) => kind === 'minion')).toBe(false);
  expect(end.state.players[0]).toMatchObject({ minion: 'imp', graveyard: [], hand: [], deck: [] });
});
