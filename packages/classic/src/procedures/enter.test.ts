import { expect, test } from 'vitest';
import type { CharacterCard, TerrainCard } from '../card.ts';
import type { EditionId } from '../editions/index.ts';
import { building, character, tactic, terrain } from '../testing/cards.ts';
import { position, type Figure, type Position, type Table } from '../testing/position.ts';
import { valueOf } from '../values/values.ts';

/** A recruit of this print is played from the hand of the first player, up to the choice of its place. */
function summoning(print: Partial<CharacterCard> = {}, more: Partial<Position> = {}): Table {
  const cards = [character('recruit', print), ...(more.cards ?? [])];
  const players = more.players ?? [{}, {}];
  const given = { ...more, cards, players: [{ ...players[0], hand: ['recruit'] }, players[1] ?? {}] };
  return position(given).answer({ do: 'play', card: 'recruit' });
}

const mm = (x: number, y: number) => ({ x: x * 100, y: y * 100 });
const newest = ({ state }: Table) => state.creatures.at(-1)!;

test('C-SUM-1, C-SUM-2, C-SUM-11, C-SUM-14: a character stands with its base on the side of its player, who commands it', () => {
  const table = summoning({ base: 50 });
  expect(table.refusal(mm(300, 26))).toMatchObject({
    code: 'off-side',
    rule: 'C-SUM-2',
    nearest: { x: 30_000, y: 2500 },
  });
  expect(table.refusal(mm(40, 25))).toMatchObject({ rule: 'C-CMP-13' }); // on the hero
  const end = table.answer(mm(300, 25));
  expect(newest(end)).toMatchObject({
    card: 'recruit',
    kind: 'character',
    owner: 0,
    controller: 0,
    x: 30_000,
    y: 2500,
    r: 2500,
  });
  expect(end.state.players[0]).toMatchObject({ hand: [], graveyard: [] });
  expect(end.told('creatureSummoned')).toMatchObject([{ who: newest(end).id, player: 0, how: 'from hand' }]);
});

test('C-SUM-2, C-CMP-14: the second player summons at the other side', () => {
  const cards = [character('recruit')];
  const table = position({ cards, active: 1, players: [{}, { hand: ['recruit'] }] }).answer({
    do: 'play',
    card: 'recruit',
  });
  expect(table.refusal(mm(300, 16))).toMatchObject({ code: 'off-side' });
  expect(newest(table.answer(mm(300, 584)))).toMatchObject({ controller: 1 });
});

test('C-SUM-3: at least S from every enemy, hidden ones too, as long as that is possible', () => {
  const table = summoning({}, { creatures: { spy: { of: 1, hidden: true, at: [300, 16] } } });
  expect(table.refusal(mm(411, 16))).toMatchObject({ code: 'enemy-too-near', rule: 'C-SUM-3' });
  expect(table.refusal(mm(412, 16))).toBeUndefined();
});

/** Enemies all along the side, so that S cannot be kept anywhere. */
const wall = Object.fromEntries(
  [100, 250, 400, 550].map((x, index): [string, Figure] => [`foe${index}`, { of: 1, at: [x, 60] }]),
);

test('C-SUM-4, C-SUM-8, C-BST-11: where S cannot be kept, every enemy at S or less stabs the newcomer', () => {
  const table = summoning({ health: 3 }, { creatures: wall, dice: 'axe bullseye' });
  const end = table.answer(mm(325, 16)).end();
  expect(end.told('backstabRolled').map(({ by }) => by)).toEqual(['foe1', 'foe2']);
  expect(newest(end)).toMatchObject({ wounds: 1 });
  const order = end.events.map(({ event }) => event.type);
  expect(order.indexOf('creatureSummoned')).toBeGreaterThan(order.indexOf('backstabRolled'));
});

test('C-SUM-8, C-AMB-37: tokens come before the Backstabs: Armour helps', () => {
  const armoured = summoning({ keywords: [{ keyword: 'armour', x: 2 }] }, { creatures: wall, dice: 'axe axe' });
  expect(newest(armoured.answer(mm(325, 16)).end())).toMatchObject({ wounds: 0, armour: 0 });
});

test('C-SUM-8, C-AMB-37, C-BST-9: a newcomer that hides at once is not stabbed', () => {
  const end = summoning({ keywords: [{ keyword: 'stealth' }] }, { creatures: wall })
    .answer(mm(325, 16))
    .end();
  expect(newest(end)).toMatchObject({ hidden: true, wounds: 0 });
  expect(end.told('backstabRolled')).toEqual([]);
});

test('C-AMB-37, C-ABL-21: whoever dies of the Backstabs has said its First Word all the same', () => {
  const print: Partial<CharacterCard> = {
    keywords: [{ keyword: 'first-word', effect: { do: 'prosper', who: 'you', amount: 5 } }],
  };
  const end = summoning(print, { creatures: wall, dice: 'axe bullseye' }).answer(mm(325, 16)).end();
  expect(end.state.players[0]).toMatchObject({ prosperity: 8, graveyard: ['recruit'] });
  const order = end.events.map(({ event }) => event.type);
  expect(order.indexOf('prosperityGained')).toBeGreaterThan(order.indexOf('creatureRemoved'));
});

test.each([
  ['en-kitsune', false],
  ['en-2022', true],
  ['fr-1', true],
  ['ru-1', true],
] as [EditionId, boolean][])(
  'C-SUM-5, C-MAT-22: may a close summoning touch an enemy under %s? %s',
  (edition, isAllowed) => {
    // broad enemies all along the side: between two of them only places in contact with both are left
    const crowd = Object.fromEntries(
      Array.from({ length: 9 }, (_, index): [string, Figure] => [
        `foe${index}`,
        { of: 1, at: [35 + 66.25 * index, 50], print: { base: 60 } },
      ]),
    );
    const cards = [character('recruit')];
    const table = position({ edition, heroes: false, cards, creatures: crowd, players: [{ hand: ['recruit'] }] });
    expect(table.refusal({ do: 'play', card: 'recruit' })?.rule).toBe(isAllowed ? undefined : 'C-SUM-6');
  },
);

test('C-SUM-6: without any place the card cannot be played', () => {
  const friends = Object.fromEntries(
    Array.from({ length: 7 }, (_, index): [string, Figure] => [
      `friend${index}`,
      { at: [42 + 86 * index, 42], print: { base: 80 } },
    ]),
  );
  const table = position({
    heroes: false,
    rules: { creatures: { most: 20, counts: 'all creatures' } },
    cards: [character('giant', { base: 60 })],
    creatures: friends,
    players: [{ hand: ['giant'] }],
  });
  expect(table.refusal({ do: 'play', card: 'giant' })).toMatchObject({ code: 'no-place', rule: 'C-SUM-6' });
});

const squad = (kind: 'character' | 'minion', n: number, more: Figure = {}) =>
  Object.fromEntries(
    Array.from({ length: n }, (_, index): [string, Figure] => [
      `own${index}`,
      { kind, at: [60 + 60 * index, 300], ...more },
    ]),
  );

test.each([
  ['en-kitsune', 6, true],
  ['en-kitsune', 7, false],
  ['en-2022', 6, true],
  ['en-2022', 7, false],
  ['fr-1', 7, false],
  ['ru-1', 7, false],
] as [EditionId, number, boolean][])(
  'C-CMP-29, C-MAT-21, C-SUM-7, C-AMB-7: under %s, a hero and %i more: may another one come? %s',
  (edition, n, isAllowed) => {
    const cards = [character('recruit')];
    const table = position({ edition, cards, creatures: squad('character', n), players: [{ hand: ['recruit'] }] });
    expect(table.refusal({ do: 'play', card: 'recruit' })?.rule).toBe(isAllowed ? undefined : 'C-CMP-29');
  },
);

test("C-SUM-7, C-CTL-2: creatures under one's control count, whosever they are", () => {
  const cards = [character('recruit')];
  const creatures = { ...squad('character', 6), puppet: { of: 1, controller: 0, at: [500, 500] } as const };
  const table = position({ cards, creatures, players: [{ hand: ['recruit'] }] });
  expect(table.refusal({ do: 'play', card: 'recruit' })).toMatchObject({ rule: 'C-CMP-29' });
});

test('C-SUM-9, C-SUM-10: it has been activated, but its passive abilities work from the moment of placement', () => {
  const end = summoning({
    keywords: [{ keyword: 'aura', x: 'XL', whom: 'creature', gives: [{ stat: 'strength', by: 1 }] }],
  }).answer(mm(100, 16));
  expect(newest(end).activated).toBe(true);
  expect(end.refusal({ do: 'activate', creature: newest(end).id })).toMatchObject({ rule: 'C-SUM-9' });
  expect(valueOf('strength', end.creature('hero0')!, end.state)).toBe(4);
});

test('C-KW-Rush, C-SUM-9, C-AMB-142: with Rush it enters not activated', () => {
  const end = summoning({ keywords: [{ keyword: 'rush' }] }).answer(mm(300, 16));
  expect(end.asked('nextAction').actions).toContainEqual({ do: 'activate', creature: newest(end).id });
});

test.each([
  ['en-kitsune', 2],
  ['en-2022', 0],
  ['fr-1', 0],
  ['ru-1', 0],
] as [EditionId, number][])('C-MAT-57, C-KW-Concentration: under %s it enters with %i tokens', (edition, tokens) => {
  const focus = { keyword: 'concentration', x: 2, tokens: 1, effect: [] } as const;
  const end = summoning({ keywords: [focus] }, { edition }).answer(mm(300, 16));
  expect(newest(end).concentration).toBe(tokens);
});

test('C-STL-1, C-KW-Armour: Stealth and Armour bring their tokens when summoned', () => {
  const end = summoning({ keywords: [{ keyword: 'stealth' }, { keyword: 'armour', x: 3 }] }).answer(mm(300, 16));
  expect(newest(end)).toMatchObject({ hidden: true, armour: 3 });
  expect(end.told('stealthGained')).toHaveLength(1);
  expect(end.told('armourGained')).toMatchObject([{ n: 3 }]);
});

test('C-SUM-8: texts on summoning come when the creature stands', () => {
  const welcome = building('welcome', {
    abilities: [
      { when: 'creatureSummoned', who: 'your character', effect: { do: 'armour', whom: 'that creature', amount: 1 } },
    ],
  });
  const end = summoning({}, { cards: [welcome], players: [{ city: ['welcome'] }] }).answer(mm(300, 16));
  expect(newest(end).armour).toBe(1);
});

/** Why a broad base cannot stand where this template reaches. */
const on = (card: TerrainCard) =>
  summoning({ base: 80 }, { terrains: { x1: { card, at: [300, 100] } } }).refusal(mm(300, 40));

test('C-AMB-179: a broad base may stand on terrain that is not Impassable', () => {
  expect(on(terrain('moor', 40))).toBeUndefined();
  expect(on(terrain('rocks', 40, { keywords: [{ keyword: 'impassable' }] }))).toMatchObject({ code: 'on-impassable' });
});

test('C-TIM-6: a tactic may kill it while it enters; then nothing more comes of it', () => {
  const trap = tactic('trap', {
    when: 'stealthGained',
    who: "opponent's creature",
    effect: { do: 'wound', whom: 'that creature', amount: 3 },
  });
  const table = summoning(
    { keywords: [{ keyword: 'stealth' }] },
    { cards: [trap], players: [{}, { tactics: ['trap'] }] },
  );
  const end = table.answer(mm(300, 16)).answer({ tactic: 't10' });
  expect(end.state.creatures.map(({ id }) => id)).toEqual(['hero0', 'hero1']);
  expect(end.state.players[0]!.graveyard).toEqual(['recruit']);
  expect(end.asked('nextAction').seat).toBe(0);
});
