import { expect, test } from 'vitest';
import { creatureOf } from '../table/creatures.ts';
import type { Gain } from './gain.ts';
import type { CreatureId } from '../ids.ts';
import type { Bonus, KeywordUse } from '../language/index.ts';
import { stateOf, type Position } from '../testing/position.ts';
import { building, character } from '../testing/cards.ts';
import type { Values } from './kinds.ts';
import { diceOf, hasKeyword, isForbidden, keywordsOf, valueOf } from './values.ts';

const given = (bonus: Gain['bonus'], source = 'a spell'): Gain => ({ bonus, source, by: 0 });

/** One value of somebody with these keywords printed and these gains. */
function value<V extends keyof Values>(
  name: V,
  printed: readonly KeywordUse[],
  gains: readonly Gain[] = [],
  rest: Position = {},
): Values[V] {
  const state = stateOf({
    ...rest,
    creatures: { one: { print: { strength: 2, health: 3, keywords: printed }, gains } },
  });
  return valueOf(name, creatureOf(state, 'one' as CreatureId), state);
}

test('C-ABL-5: of one ability from several origins the highest value counts', () => {
  expect(value('shootingDice', [{ keyword: 'shooting', x: 1 }], [given({ keyword: 'shooting', x: 3 })])).toBe(3);
  expect(value('shootingDice', [{ keyword: 'shooting', x: 3 }], [given({ keyword: 'shooting', x: 1 })])).toBe(3);
});

test('C-ABL-6: a plus gives nothing to whoever lacks the ability, but Strength, Movement and Health always exist', () => {
  expect(value('shootingDice', [], [given({ keyword: 'shooting', plus: 2 })])).toBe(0);
  expect(value('shootingDice', [{ keyword: 'shooting', x: 1 }], [given({ keyword: 'shooting', plus: 2 })])).toBe(3);
  expect(value('strength', [], [given({ stat: 'strength', by: 1 })])).toBe(3);
  expect(value('health', [], [given({ stat: 'health', by: 1 })])).toBe(4);
  expect(value('stride', [], [given({ stat: 'movement', by: 'S' })])).toBe(8000);
});

test('C-ABL-7: the highest plain value, and all that is added to it', () => {
  const gains = [
    given({ keyword: 'healer', x: 3 }, 'a relic'),
    given({ keyword: 'healer', plus: 1 }, 'a spell'),
    given({ keyword: 'healer', plus: 2 }, 'a well'),
  ];
  expect(value('healerDice', [{ keyword: 'healer', x: 2 }], gains)).toBe(6);
});

test('C-ABL-8: pluses of different sources add up, one source never counts twice', () => {
  const plus = { keyword: 'shooting', plus: 1 } as const;
  const shooter = [{ keyword: 'shooting', x: 1 }] as const;
  expect(value('shootingDice', shooter, [given(plus, 'one spell'), given(plus, 'another spell')])).toBe(3);
  expect(value('shootingDice', shooter, [given(plus, 'one spell'), given(plus, 'one spell')])).toBe(2);
  const strength = { stat: 'strength', by: 1 } as const;
  expect(value('strength', [], [given(strength, 'one spell'), given(strength, 'another spell')])).toBe(4);
  expect(value('strength', [], [given(strength, 'one spell'), given(strength, 'one spell')])).toBe(3);
});

test('C-ABL-8: two copies of one building are two sources', () => {
  const drums = building('drums', {
    abilities: [{ always: [{ stat: 'strength', by: 1 }], whom: { all: 'creature' } }],
  });
  expect(value('strength', [], [], { cards: [drums], players: [{ city: ['drums'] }, { city: ['drums'] }] })).toBe(4);
});

const howl = (by: number): KeywordUse => ({
  keyword: 'howl',
  x: 'S',
  whom: 'creature',
  gives: [{ stat: 'strength', by }],
});

test('C-ABL-9: abilities with different texts stand side by side, equal texts count once', () => {
  expect(value('howls', [howl(1)], [given(howl(2))])).toHaveLength(2);
  expect(value('howls', [howl(1)], [given(howl(1))])).toHaveLength(1);
});

test('C-ABL-10: an ability whose value falls to 0 or below is none', () => {
  const weaker = [given({ keyword: 'shooting', plus: -2 })];
  expect(value('shootingDice', [{ keyword: 'shooting', x: 1 }], weaker)).toBe(0);
  const state = stateOf({
    creatures: { one: { print: { keywords: [{ keyword: 'shooting', x: 1 }] }, gains: weaker } },
  });
  expect(keywordsOf(state, creatureOf(state, 'one' as CreatureId))).toEqual([]);
});

/** The dice of somebody with 1 Strength printed and these modifiers. */
function diceWith(...by: number[]): number {
  const gains = by.map((n, index) => given({ stat: 'strength', by: n }, `spell ${index}`));
  const state = stateOf({ creatures: { one: { print: { strength: 1 }, gains } } });
  return diceOf(creatureOf(state, 'one' as CreatureId), state);
}

test('C-ABL-11: Strength is summed up first, and only then raised to 0', () => {
  expect(diceWith(-3)).toBe(0);
  expect(diceWith(-3, 1)).toBe(0);
  expect(diceWith(-3, 4)).toBe(2);
});

test('C-ABL-15: an area gives while one stands in it, and no longer', () => {
  const aura: KeywordUse = { keyword: 'aura', x: 'S', whom: 'your character', gives: [{ stat: 'strength', by: 1 }] };
  const state = stateOf({
    creatures: { bearer: { print: { keywords: [aura] }, at: [100, 300] }, walker: { at: [212, 300] } },
  });
  const walker = creatureOf(state, 'walker' as CreatureId);
  expect(valueOf('strength', walker, state)).toBe(2); // 112 mm from centre to centre: exactly S between the bases
  walker.x += 1;
  expect(valueOf('strength', walker, state)).toBe(1);
  walker.x -= 1;
  expect(valueOf('strength', walker, state)).toBe(2);
});

const flies = { keyword: 'flight' } as const;
const grounded = { lost: 'flight' } as const;

test('C-ABL-17: in the newest edition a loss prevails over whatever gives the ability', () => {
  expect(value('flies', [flies], [given(grounded)])).toBe(false);
  expect(value('flies', [], [given(grounded), given(flies, 'a later spell')])).toBe(false);
});

test('C-ABL-18, C-MAT-67: in the older editions the later effect prevails', () => {
  const older = { edition: 'fr-1' } as const;
  expect(value('flies', [flies], [given(grounded)], older)).toBe(false);
  expect(value('flies', [], [given(grounded), given(flies, 'a later spell')], older)).toBe(true);
});

const becomes = (n: number) => given({ stat: 'strength', becomes: n }, `spell ${n}`);

test('C-ABL-17: in the newest edition a Strength that becomes less prevails over one that becomes more', () => {
  expect(value('strength', [], [becomes(1), becomes(5)])).toBe(1);
  expect(value('strength', [], [becomes(5), becomes(1)])).toBe(1);
  expect(value('strength', [], [becomes(1), becomes(5)], { edition: 'fr-1' })).toBe(5); // the later one (C-ABL-18)
});

test('C-ABL-19: of two contradicting effects that harm nobody, or both harm, the later one prevails', () => {
  expect(value('strength', [], [becomes(5), becomes(3)])).toBe(3);
  expect(value('strength', [], [becomes(3), becomes(5), given({ stat: 'strength', by: 1 })])).toBe(6);
  expect(value('strength', [], [becomes(0), becomes(1)])).toBe(1);
});

test('C-ABL-20: what a text forbids no general permission allows', () => {
  const state = stateOf({ creatures: { one: { gains: [given({ cannot: 'move' })] }, other: {} } });
  expect(valueOf('runs', creatureOf(state, 'one' as CreatureId), state)).toBe(true);
  expect(isForbidden(state, creatureOf(state, 'one' as CreatureId), 'run')).toBe(true);
  expect(isForbidden(state, creatureOf(state, 'other' as CreatureId), 'run')).toBe(false);
});

const guild = (members: readonly Bonus[]) => building('guild', { kind: 'class', members });

/** Somebody of the guild, commanded by one player or the other, with the guild in these Cities. */
function member(controller: number, cities: readonly string[][], keywords: readonly KeywordUse[] = []) {
  const print = character('member', { affiliation: 'guild', keywords });
  const state = stateOf({
    cards: [guild([{ keyword: 'initiative' }])],
    creatures: { member: { print, controller }, stranger: {} },
    players: cities.map(city => ({ city })),
  });
  return {
    has: (name: KeywordUse['keyword']) => hasKeyword(state, creatureOf(state, 'member' as CreatureId), name),
    strangerHas: (name: KeywordUse['keyword']) => hasKeyword(state, creatureOf(state, 'stranger' as CreatureId), name),
  };
}

test('C-CRD-30: a text after the name of a building counts while that building stands', () => {
  const keywords = [{ keyword: 'flight', needs: 'guild' }] as const;
  expect(member(0, [['guild'], []], keywords).has('flight')).toBe(true);
  expect(member(0, [[], []], keywords).has('flight')).toBe(false);
});

test('C-CRD-31: while a class building stands its members have what is printed on it, and nobody else', () => {
  expect(member(0, [['guild'], []]).has('initiative')).toBe(true);
  expect(member(0, [['guild'], []]).strangerHas('initiative')).toBe(false);
  expect(member(0, [[], []]).has('initiative')).toBe(false);
});

test('C-CTL-6: class bonuses look at the City of whoever controls the creature now', () => {
  const keywords = [{ keyword: 'flight', needs: 'guild' }] as const;
  expect(member(1, [['guild'], []], keywords)).toSatisfy(
    (one: ReturnType<typeof member>) => !one.has('initiative') && !one.has('flight'),
  );
  expect(member(1, [[], ['guild']], keywords)).toSatisfy(
    (one: ReturnType<typeof member>) => one.has('initiative') && one.has('flight'),
  );
});
