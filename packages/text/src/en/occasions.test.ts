import { HAPPENINGS, type Triggered } from '@signum/classic';
import { expect, test } from 'vitest';
import { plain } from '../marks.ts';
import { begin } from './begin.ts';
import { occasion } from './occasions.ts';

type Event = Omit<Triggered, 'effect'>;

const said = (event: Event): string =>
  plain(
    occasion(
      { ...event, effect: [] },
      begin(() => undefined, 'creature'),
    ),
  );

test('An attack is told from the side that the text asks for', () => {
  expect(said({ when: 'attackDeclared', who: 'your hero', attack: 'melee combat' })).toBe(
    'when your hero is attacked in melee combat',
  );
  expect(said({ when: 'attackDeclared', by: 'this creature', who: { any: "opponent's hero" } })).toBe(
    'when this creature attacks the opponent’s hero',
  );
  expect(said({ when: 'attackSuccessful', by: 'your other character', attack: 'ranged attack' })).toBe(
    'when another of your characters succeeds with a ranged attack',
  );
  expect(said({ when: 'attackRolled', who: 'your creature', attack: 'throwing' })).toBe(
    'after attack dice are rolled against one of your creatures for Throwing',
  );
});

test('Harm is received, or dealt by somebody to somebody', () => {
  expect(said({ when: 'damageDealt', who: 'creature' })).toBe('when a creature receives damage');
  expect(said({ when: 'damageDealt', by: 'this creature' })).toBe('when this creature deals damage to a creature');
  expect(said({ when: 'creatureEliminated', who: "opponent's minion", by: 'your hero' })).toBe(
    'when your hero eliminates an enemy minion',
  );
});

test('A player does something, whichever player it is', () => {
  expect(said({ when: 'cardDeclared', player: 'you', card: 'relic' })).toBe('when you play a relic');
  expect(said({ when: 'cardDeclared', player: 'opponent', card: 'spell card' })).toBe(
    'when the opponent plays a spell',
  );
  expect(said({ when: 'startOfTurn' })).toBe('at the start of each turn');
});

test.each(HAPPENINGS)('%s is a clause of English, whoever takes part', when => {
  const roles: Omit<Event, 'when'>[] = [
    {},
    { who: 'this creature' },
    { by: "opponent's creature" },
    { who: 'your creature', by: { any: "opponent's creature", is: ['hidden'] } },
    { player: 'opponent' },
    { player: 'you' },
  ];
  for (const role of roles) {
    const text = said({ when, ...role });
    expect(text).toMatch(/^(?:when|after|at) \S/);
    expect(text).not.toMatch(/ {2}|\s$|undefined|you \w+s\b(?! )|\bthe opponent (?:play|draw|use)\b/);
  }
});
