import { expect, test } from 'vitest';
import { isBattleCard, isCreatureCard, isSupport } from './card.ts';
import { building, character, hero, minion, relic, spell, tactic, terrain } from './testing/cards.ts';
import { position, stateOf } from './testing/position.ts';
import { hasKeyword, valueOf } from './values/values.ts';

const every = [
  hero('h'),
  minion('m'),
  character('c'),
  spell('s'),
  relic('r'),
  tactic('t', { when: 'healed', effect: [] }),
  building('b'),
  terrain('x', 10),
];
const types = (is: (card: (typeof every)[number]) => boolean) => every.filter(is).map(({ type }) => type);

test('C-CRD-1, C-CRD-2, C-CRD-3, C-GEN-8: eight types, and the groups that rules speak of', () => {
  expect(types(isSupport)).toEqual(['spell', 'relic', 'tactic']);
  expect(types(isBattleCard)).toEqual(['character', 'spell', 'relic', 'tactic']);
  expect(types(isCreatureCard)).toEqual(['hero', 'minion', 'character']);
});

test('C-CRD-4: a card tells Strength, Movement and Health; Movement may be missing', () => {
  const creatures = { rock: { print: { strength: 2, movement: null, health: 5 } } };
  const state = stateOf({ creatures });
  const rock = state.creatures.at(-1)!;
  expect(valueOf('strength', rock, state)).toBe(2);
  expect(valueOf('health', rock, state)).toBe(5);
  expect(valueOf('step', rock, state)).toBeNull();
});

const guild = building('guild', { kind: 'class', members: [{ keyword: 'initiative' }] });
const member = { member: { print: { affiliation: 'guild' } }, stranger: { at: [400, 300] as const } };

test('C-CRD-27, C-CRD-29, C-CRD-31: a class building gives its bonus to the characters of its affiliation', () => {
  const state = stateOf({ cards: [guild], creatures: member, players: [{ city: ['guild'] }] });
  const [one, other] = ['member', 'stranger'].map(id => state.creatures.find(creature => creature.id === id)!);
  expect(hasKeyword(state, one!, 'initiative')).toBe(true);
  expect(hasKeyword(state, other!, 'initiative')).toBe(false);
});

test('C-CRD-31, C-CTL-6, C-AMB-15: the City that counts is that of whoever commands the creature', () => {
  const state = stateOf({ cards: [guild], creatures: member, players: [{ city: ['guild'] }] });
  const one = state.creatures.find(({ id }) => id === 'member')!;
  one.controller = 1;
  expect(hasKeyword(state, one, 'initiative')).toBe(false);
});

test('C-CRD-30: a keyword after the name of a building counts while it stands', () => {
  const creatures = { duellist: { print: { keywords: [{ keyword: 'initiative', needs: 'guild' }] } } } as const;
  const has = (city: string[]) => {
    const state = stateOf({ cards: [guild], creatures, players: [{ city }] });
    return hasKeyword(state, state.creatures.at(-1)!, 'initiative');
  };
  expect([has([]), has(['guild'])]).toEqual([false, true]);
});

test('C-REL-14, C-REL-5: what a relic lends belongs to its hero, as long as it is there', () => {
  const blade = relic('blade', { keywords: [{ keyword: 'initiative' }] });
  const state = stateOf({ cards: [blade], players: [{ relics: ['blade'] }] });
  const [mine, theirs] = state.creatures;
  expect(hasKeyword(state, mine!, 'initiative')).toBe(true);
  expect(hasKeyword(state, theirs!, 'initiative')).toBe(false);
  state.players[0]!.relics = [];
  expect(hasKeyword(state, mine!, 'initiative')).toBe(false);
});

test('C-CTY-5: nobody takes down a building at will', () => {
  const { actions, closed } = position({ players: [{ city: ['arena', 'tavern'] }] }).asked('nextAction');
  expect([...actions, ...closed.map(({ action }) => action)]).toEqual([
    { do: 'activate', creature: 'hero0' },
    { do: 'end turn' },
  ]);
});

test('C-TER-10: what a terrain gives it gives to creatures of both players', () => {
  const hill = terrain('hill', 30, {
    keywords: [{ keyword: 'aura', x: 'S', whom: 'creature', gives: [{ stat: 'strength', by: 1 }] }],
  });
  const state = stateOf({
    creatures: { mine: { at: [300, 350] }, foe: { of: 1, at: [300, 250] }, far: { at: [500, 300] } },
    terrains: { x1: { card: hill, at: [300, 300] } },
  });
  const strength = (id: string) =>
    valueOf(
      'strength',
      state.creatures.find(creature => creature.id === id)!,
      state,
    );
  expect(['mine', 'foe', 'far'].map(strength)).toEqual([2, 2, 1]);
});
