import { expect, test } from 'vitest';
import type { EditionId } from '../editions/index.ts';
import type { Effect } from '../language/index.ts';
import { building, tactic } from '../testing/cards.ts';
import { position, type Position, type Table } from '../testing/position.ts';
import { reading } from '../testing/reading.ts';
import { BASIC_BUILDINGS } from '../vocabulary.ts';

const ALL: EditionId[] = ['ru-1', 'fr-1', 'en-2022', 'en-kitsune'];

const outcome = ({ state }: Table) => state.outcome;
const byProsperity = (...winners: number[]) => ({ winners, by: 'prosperity' });
const byHero = (...winners: number[]) => ({ winners, by: 'hero' });

const prosper = (amount: number, who: 'opponent' | 'you' = 'you'): Effect => ({ do: 'prosper', who, amount });
const fell = (whose: 'opponent' | 'you'): Effect => ({
  do: 'eliminate',
  whom: whose === 'you' ? 'your hero' : "opponent's hero",
});

/** A building whose owner does this when his hero falls. */
function mourning(effect: Effect) {
  return building('chapel', { abilities: [{ when: 'heroEliminated', who: 'your hero', effect }] });
}

test.each([
  ['en-kitsune', 32, 9, undefined],
  ['en-kitsune', 33, 9, byProsperity(0)],
  ['en-kitsune', 33, 8, undefined],
  ['en-kitsune', 60, 8, undefined],
  ['ru-1', 50, 9, undefined],
  ['ru-1', 51, 0, byProsperity(0)],
  ['fr-1', 50, 9, undefined],
  ['fr-1', 51, 0, byProsperity(0)],
  ['en-2022', 50, 9, undefined],
  ['en-2022', 51, 0, byProsperity(0)],
] as const)(
  'C-END-5, C-CMP-33, C-MAT-70: in %s, %i Prosperity and %i basic buildings: does that win?',
  (edition, points, basic, wanted) => {
    const players = [{ prosperity: points - 1, city: BASIC_BUILDINGS.slice(0, basic) }];
    expect(outcome(reading(prosper(1), { edition, players }))).toEqual(wanted);
  },
);

test('C-END-5, C-CRD-26: it takes all nine basic buildings; unique ones do not stand in for them', () => {
  const tower = building('tower', { kind: 'unique' });
  const players = [{ prosperity: 40, city: [...BASIC_BUILDINGS.slice(1), 'tower'] }];
  expect(outcome(reading(prosper(1), { cards: [tower], players }))).toBeUndefined();
});

test("C-END-5, C-END-6: the Prosperity victory comes in anybody's turn", () => {
  const table = reading(prosper(1, 'opponent'), { edition: 'fr-1', active: 0, players: [{}, { prosperity: 50 }] });
  expect(outcome(table)).toEqual(byProsperity(1));
  expect(table.told('gameEnded')).toEqual([{ type: 'gameEnded', winners: [1], victory: 'prosperity' }]);
  expect(table.pending).toBeUndefined();
});

test('C-END-6, C-AMB-183: what is reached and lost again before the chain is finished does not win', () => {
  const given: Position = { edition: 'fr-1', players: [{ prosperity: 50 }] };
  expect(outcome(reading([prosper(1), prosper(1)], given))).toEqual(byProsperity(0));
  const lost = reading([prosper(1), { do: 'tax', who: 'you', amount: 1 }], given);
  expect(lost.told('prosperityGained')).toHaveLength(1);
  expect(outcome(lost)).toBeUndefined();
});

test('C-END-6: a trigger that takes the Prosperity away comes before the end', () => {
  const tithe = building('tithe', {
    abilities: [{ when: 'prosperityGained', player: 'opponent', effect: { do: 'steal', amount: 5 } }],
  });
  const given: Position = { edition: 'fr-1', cards: [tithe], players: [{ prosperity: 50 }, { city: ['tithe'] }] };
  expect(outcome(reading(prosper(1), given))).toBeUndefined();
  expect(outcome(reading(prosper(6), given))).toEqual(byProsperity(0));
});

function constructing(prosperity: number): Table {
  return position({
    phase: 'construction',
    players: [{ prosperity, buildings: ['temple'], city: BASIC_BUILDINGS.filter(name => name !== 'temple') }],
    frames: [{ kind: 'construction', step: 'decide', seat: 0, less: null }],
  }).answer({ building: 'temple' });
}

test('C-END-8: points that were spent are gone, those for the last building too', () => {
  expect(outcome(constructing(33))).toBeUndefined();
  expect(outcome(constructing(34))).toEqual(byProsperity(0));
});

test('C-END-8, C-AMB-111: a building that was destroyed no longer counts', () => {
  const players = [{ prosperity: 32, city: [...BASIC_BUILDINGS] }];
  const wreck: Effect = { do: 'destroy', what: { choose: 'your building' } };
  const table = reading([wreck, prosper(1)], { players });
  const temple = table.asked('choose').options.find(option => option.includes('temple'))!;
  const destroyed = table.answer({ chosen: [temple] });
  expect(destroyed.state.players[0]!.city).toHaveLength(8);
  expect(outcome(destroyed)).toBeUndefined();
});

test('C-END-7: of two who fulfil it in one check, more Prosperity wins, whatever the City is worth', () => {
  const city = ['arena', 'tavern', 'temple'];
  const given: Position = { edition: 'fr-1', players: [{ prosperity: 50, city }, { prosperity: 50 }] };
  expect(outcome(reading([prosper(1), prosper(2, 'opponent')], given))).toEqual(byProsperity(1));
  expect(outcome(reading([prosper(3), prosper(2, 'opponent')], given))).toEqual(byProsperity(0));
});

test.each([
  ['the City that cost more', { city: ['arena'] }, {}, [0]],
  ['then more characters slain', { kills: 1 }, { kills: 2 }, [1]],
  ['and nobody if all is equal', { city: ['arena'], kills: 1 }, { city: ['temple'], kills: 1 }, []],
] as const)('C-END-7, C-END-10, C-AMB-110: with equal Prosperity %s', (_what, own, theirs, winners) => {
  const players = [
    { prosperity: 50, ...own },
    { prosperity: 50, ...theirs },
  ];
  const table = reading([prosper(1), prosper(1, 'opponent')], { edition: 'fr-1', players });
  expect(outcome(table)).toEqual(byProsperity(...winners));
});

test.each(ALL)('C-END-3, C-MAT-71: in %s a fallen hero loses, however prosperous his player has become', edition => {
  const players = [{ prosperity: 3, city: [...BASIC_BUILDINGS] }];
  const both = { edition, players };
  expect(outcome(reading([prosper(60), fell('you')], both))).toEqual(byHero(1));
  expect(outcome(reading([fell('you'), prosper(60)], both))).toEqual(byHero(1));
  expect(outcome(reading([prosper(60), fell('opponent')], both))).toEqual(byHero(0));
});

test.each(ALL)('C-END-4: in %s what the death of a hero sets off is carried out before the game ends', edition => {
  const given: Position = {
    edition,
    cards: [mourning(prosper(5))],
    players: [{}, { city: ['chapel'], prosperity: 0 }],
  };
  const table = reading(fell('opponent'), given);
  expect(outcome(table)).toEqual(byHero(0));
  expect(table.state.players[1]!.prosperity).toBe(5);
  const types = table.events.map(({ event }) => event.type);
  expect(types.indexOf('prosperityGained')).toBeLessThan(types.indexOf('gameEnding'));
});

test.each(ALL)(
  'C-END-4, C-MAT-72: in %s the other hero may fall, too, and Prosperity gained by then decides',
  edition => {
    const revenge = (amount: number): Position => ({
      edition,
      cards: [mourning([{ do: 'eliminate', whom: { all: 'hero' } }, prosper(amount)])],
      players: [{ prosperity: 9 }, { prosperity: 3, city: ['chapel'] }],
    });
    // the chapel itself is worth 1 (C-END-10)
    expect(outcome(reading(fell('opponent'), revenge(6)))).toEqual(byHero(1));
    expect(outcome(reading(fell('opponent'), revenge(4)))).toEqual(byHero(0));
    expect(outcome(reading(fell('opponent'), revenge(5)))).toEqual(byHero());
  },
);

test('C-END-4: a tactic answers the death of a hero, too', () => {
  const curse = tactic('curse', { when: 'heroEliminated', player: 'you', effect: fell('opponent') });
  const table = reading(fell('opponent'), { cards: [curse], players: [{ prosperity: 9 }, { tactics: ['curse'] }] });
  expect(outcome(table)).toBeUndefined();
  expect(table.asked('tactic')).toMatchObject({ seat: 1, usable: ['t10'] });
  expect(outcome(table.answer({ tactic: 'pass' }))).toEqual(byHero(0));
  const both = table.answer({ tactic: 't10' });
  expect(both.state.losers).toEqual([1, 0]);
  expect(outcome(both)).toEqual(byHero(0)); // both fell, and the first has more Prosperity
});
