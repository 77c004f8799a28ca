import { expect, test } from 'vitest';
import { remembering } from './remembering.ts';
import { lookup, stage } from './testing/stage.ts';

const roster = stage('en');

test('whoever stands on the table goes by the first part of a name, a second one of a card by a number', () => {
  expect(['g', 's', 'i', 'j'].map(id => roster.creature(id).name)).toEqual(['Greer', 'Seina', 'Imp', 'Imp 2']);
});

test('a second creature with the same first name keeps its whole name', () => {
  const memory = remembering({ language: 'en', lookup, people: [] });
  const creatures = [
    { id: 'a', card: 'greer' },
    { id: 'b', card: 'greer' },
    { id: 'c', card: 'greer' },
  ];
  memory.see({ creatures, terrains: [], players: [] });
  expect(creatures.map(({ id }) => memory.roster.creature(id).name)).toEqual([
    'Greer',
    'Greer, Blade of Dawn',
    'Greer 2',
  ]);
});

test('a name leads to the creature or the card', () => {
  expect(roster.creature('g').mark).toEqual({ kind: 'creature', id: 'g' });
  expect(roster.relic('w')).toEqual({ name: 'Sword of Dawn', mark: { kind: 'card', id: 'sword' } });
  expect(roster.thing('1 smithy')).toEqual({ name: 'Smithy', mark: { kind: 'building', id: 'smithy' } });
  expect(roster.thing('fireball')?.mark).toEqual({ kind: 'card', id: 'fireball' });
});

test('C-TAC-10: a tactic that lies face down before another has no name', () => {
  expect([roster.tactic('t')?.name, roster.tactic('u'), roster.thing('u')]).toEqual(['Ambush', undefined, undefined]);
});

test('an event teaches who came and went between two looks at the table', () => {
  const { roster: learning, hear } = remembering({ language: 'en', lookup, people: [] });
  hear({ type: 'creatureSummoned', who: 'z', card: 'imp' } as { type: string });
  hear({ type: 'diceRolled', who: 'y', card: 'fireball' } as { type: string });
  expect([learning.thing('z')?.name, learning.thing('y')]).toEqual(['Imp', undefined]);
});
