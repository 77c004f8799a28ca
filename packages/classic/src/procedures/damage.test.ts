import { expect, test } from 'vitest';
import type { RelicCard } from '../card.ts';
import type { CreatureId } from '../ids.ts';
import type { KeywordUse } from '../language/index.ts';
import { named } from '../testing/cards.ts';
import { position, type Figure } from '../testing/position.ts';
import { damageOf, type Blow } from './damage.ts';

/** Something that happens to `a`, done by `b` of the other player. */
function blow(given: Partial<Blow> = {}): Blow {
  const credit = { seat: 1, creature: 'b' as CreatureId };
  return { who: 'a' as CreatureId, credit, n: 1, of: 'damage', from: 'attack', ...given };
}

function struck(figure: Figure, ...blows: readonly Partial<Blow>[]) {
  return position({
    heroes: false,
    creatures: {
      a: { at: [300, 300], ...figure, print: { health: 5, ...figure.print } },
      b: { of: 1, at: [300, 400] },
    },
    frames: [damageOf(blows.map(blow))],
  });
}

const having = (...keywords: KeywordUse[]) => ({ print: { keywords } });

test('C-DMG-1: Armour tokens go first, one a point, and the rest are wounds', () => {
  const after = struck({ armour: 2 }, { n: 3 });
  expect(after.creature('a')).toMatchObject({ armour: 0, wounds: 1 });
  expect(after.told('armourLost')).toMatchObject([{ who: 'a', n: 2 }]);
});

test('C-DMG-2: wounds go past all Armour', () => {
  expect(struck({ armour: 2 }, { n: 3, of: 'wounds', from: 'effect' }).creature('a')).toMatchObject({
    armour: 2,
    wounds: 3,
  });
});

test('C-TV-19, C-DMG-6: Armour takes damage of every origin, also of spells', () => {
  const after = struck({ armour: 2, print: { health: 3 } }, { n: 3, from: 'effect', credit: { seat: 1 } });
  expect(after.creature('a')).toMatchObject({ armour: 0, wounds: 1 });
});

test('C-DMG-4, C-AMB-73: first what is taken off, then what is added, then Armour', () => {
  const frail = { armour: 1, ...having({ keyword: 'minus-from-attacks', x: 1 }, { keyword: 'vulnerability' }) };
  expect(struck(frail, { n: 2 }).creature('a')).toMatchObject({ armour: 0, wounds: 1 });
});

test('C-DMG-5: reduced to nothing it is no damage, and nothing is told of it', () => {
  const after = struck(having({ keyword: 'minus-from-attacks', x: 2 }, { keyword: 'vulnerability' }), { n: 2 });
  expect(after.told('damageDealt')).toEqual([]);
  expect(after.creature('a')).toMatchObject({ wounds: 0 });
});

test('C-DMG-7: what Armour took was dealt all the same, but no wounds were', () => {
  const after = struck({ armour: 2 }, { n: 2 });
  expect(after.told('damageDealt')).toMatchObject([{ who: 'a', by: 'b', n: 2 }]);
  expect(after.told('woundsReceived')).toEqual([]);
});

test('C-DMG-10, C-ELM-1: wounds beyond Health are not counted, and as many as Health eliminate', () => {
  expect(struck({}, { n: 4 }).creature('a')).toMatchObject({ wounds: 4 });
  expect(struck({}, { n: 9 }).creature('a')).toBeUndefined();
  // in the setup nobody falls yet, so the tokens can be counted
  const creatures = { a: { at: [300, 300], print: { health: 5 } } } as const;
  const counted = position({ creatures, phase: 'setup', frames: [damageOf([blow({ n: 9 })])] });
  expect(counted.creature('a')).toMatchObject({ wounds: 5 });
});

test('C-DMG-11: whoever loses Health down to its wounds falls', () => {
  const curse = { bonus: { stat: 'health', by: -3 }, source: 'curse', by: 1 } as const;
  expect(struck({ wounds: 2, gains: [curse] }).creature('a')).toBeUndefined();
  expect(struck({ wounds: 1, gains: [curse] }).creature('a')).toMatchObject({ wounds: 1 });
});

test('C-TIM-12: blows that fall together are all dealt before anybody is eliminated', () => {
  const after = struck(
    { print: { health: 1 } },
    {},
    { who: 'b' as CreatureId, credit: { seat: 0, creature: 'a' as CreatureId } },
  );
  expect(after.told('woundsReceived').map(({ who }) => who)).toEqual(['a', 'b']);
  expect(after.state.creatures).toEqual([]);
});

function shield(id: string, durability: number): RelicCard {
  return {
    type: 'relic',
    ...named(id),
    faction: 'none',
    cost: { buildings: [], prosperity: 0 },
    slot: 'armour',
    durability,
  };
}

/** A hero with relics that take damage. */
function shielded(tokens: readonly number[], blows: readonly Partial<Blow>[], hero: Figure = {}) {
  const cards = tokens.map((n, index) => shield(`shield${index}`, n));
  return position({
    heroes: false,
    creatures: { a: { kind: 'hero', at: [300, 300], ...hero, print: { health: 5 } }, b: { of: 1, at: [300, 400] } },
    cards,
    players: [{ relics: cards.map(({ id }) => id) }, {}],
    frames: [damageOf(blows.map(blow))],
  });
}

test('C-TV-23, C-REL-9, C-REL-11: a relic of Durability 2 takes two points of physical damage, then it is destroyed', () => {
  const once = shielded([2], [{ n: 1 }]);
  expect(once.state.players[0]!.relics).toMatchObject([{ tokens: 1 }]);
  expect(once.creature('a')).toMatchObject({ wounds: 0 });
  const after = shielded([2], [{ n: 3 }], { armour: 0 });
  expect(after.state.players[0]).toMatchObject({ relics: [], graveyard: ['shield0'] });
  expect(after.creature('a')).toMatchObject({ wounds: 1 });
});

test('C-REL-11: what relics leave over goes to Armour, then becomes wounds', () => {
  expect(shielded([2], [{ n: 4 }], { armour: 1 }).creature('a')).toMatchObject({ armour: 0, wounds: 1 });
});

test("C-TV-24, C-REL-10: the hero's player chooses a relic, which is emptied before the next one takes any", () => {
  const asked = shielded([2, 3], [{ n: 3 }]);
  expect(asked.asked('choose')).toMatchObject({ seat: 0, options: ['r00', 'r01'] });
  const first = asked.answer({ chosen: ['r00'] });
  expect(first.state.players[0]!.relics).toMatchObject([{ id: 'r01', tokens: 2 }]);
  const second = asked.answer({ chosen: ['r01'] });
  expect(second.state.players[0]!.relics).toMatchObject([{ id: 'r00', tokens: 2 }]);
  expect([first, second].map(table => table.creature('a')!.wounds)).toEqual([0, 0]);
});

test.each([
  ['attack', 'damage', 0],
  ['backstab', 'damage', 0],
  ['effect', 'damage', 1],
  ['magical attack', 'wounds', 1],
  ['effect', 'wounds', 1],
] as const)('C-REL-12, C-AMB-44, C-AMB-196: %s, dealing %s, gives a shielded hero %s wounds', (from, of, wounds) => {
  const after = shielded([2], [{ n: 1, from, of }]);
  expect(after.creature('a')).toMatchObject({ wounds });
  expect(after.state.players[0]!.relics).toMatchObject([{ tokens: 1 + wounds }]);
});

test('C-AMB-181: each Backstab is an instance of its own, so each may go to another relic', () => {
  const asked = shielded([2, 2], [{ from: 'backstab' }, { from: 'backstab' }]);
  const again = asked.answer({ chosen: ['r00'] });
  expect(again.asked('choose')).toMatchObject({ options: ['r00', 'r01'] });
  expect(again.answer({ chosen: ['r01'] }).state.players[0]!.relics).toMatchObject([{ tokens: 1 }, { tokens: 1 }]);
});

test('C-ELM-8: a relic that breaks is gone at once, with what it lent, but what it took off before stays off', () => {
  const mail: RelicCard = { ...shield('mail', 1), keywords: [{ keyword: 'minus-from-attacks', x: 1 }] };
  const after = position({
    heroes: false,
    creatures: { a: { kind: 'hero', at: [300, 300], print: { health: 5 } }, b: { of: 1, at: [300, 400] } },
    cards: [mail],
    players: [{ relics: ['mail'] }, {}],
    frames: [damageOf([blow({ n: 3 })])],
  });
  expect(after.creature('a')).toMatchObject({ wounds: 1 });
  const types = after.events.map(({ event }) => event.type);
  expect(types.indexOf('relicDestroyed')).toBeLessThan(types.indexOf('damageDealt'));
});
