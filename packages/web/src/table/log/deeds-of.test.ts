import { languages, LANGUAGE_CODES, eventText, plain } from '@signum/text';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../game/contract.ts';
import { rosterOf } from '../roster-of.ts';
import { begun, chance, playUntil, sightOf } from '../testing/practice.ts';
import { deedsOf, lastLines, wantedOf, type Line, type Reading } from './deeds-of.ts';
import { beforeDice, diceOf } from './dice-of.ts';
import { logText } from './log-text.ts';
import { sidesOf } from './sides.ts';
import { summaryOf } from './summary.ts';
import { turnsOf } from './turns-of.ts';

const sight = sightOf(
  playUntil(begun('b2'), chance(5), (_question, state) => state.turn >= 16),
  0,
);
const sides = sidesOf(sight.log, sight.view.creatures);

function reading(more: Partial<Reading> = {}): Reading {
  const roster = rosterOf(sight, 'en');
  return { filter: 'all', reader: 0, sides, say: event => eventText(languages.en.messages, event, roster), ...more };
}

const lines = (filter: Reading['filter']): Line[] =>
  deedsOf(sight.log, reading({ filter })).flatMap(({ head, rest }) => [head, ...rest]);
const count = (n: number): string => `+${n}`;
const told = (n: number, event: object, source?: string): LogEntry =>
  ({ n, event, ...(source !== undefined && { source }) }) as LogEntry;
const byType: Reading = { filter: 'all', reader: 0, sides: new Map(), say: ({ type }) => type };
const shape = (entries: readonly LogEntry[]): string[][] =>
  deedsOf(entries, byType).map(({ head, rest }) => [head, ...rest].map(({ text }) => text));

test('C-ACT-1: an activation holds everything up to its end', () => {
  const entries = [
    told(1, { type: 'turnStart', player: 0 }),
    told(2, { type: 'activationDeclared', who: 'c1' }),
    told(3, { type: 'moveStarted', who: 'c1' }),
    told(4, { type: 'activationEnd', who: 'c1' }),
    told(5, { type: 'drawOffered', player: 0 }),
  ];
  expect(shape(entries)).toEqual([['activationDeclared', 'moveStarted', 'activationEnd'], ['drawOffered']]);
});

test('what a building does stands below its use, and nothing else', () => {
  const entries = [
    told(1, { type: 'buildingAbilityDeclared', player: 0, building: 'tavern' }),
    told(2, { type: 'deckShuffled', player: 0 }, '0 tavern 0'),
    told(3, { type: 'deckShuffled', player: 1 }, '1 tavern 0'),
  ];
  expect(shape(entries)).toEqual([['buildingAbilityDeclared', 'deckShuffled'], ['deckShuffled']]);
});

test('the last lines are those of the log, from its end', () => {
  expect(lastLines(sight.log, reading(), 5)).toEqual(lines('all').slice(-5).toReversed());
});

test('every event that has words is told exactly once, in its order, and turns are only headings', () => {
  const read = reading();
  const told = turnsOf(sight.log).flatMap(({ entries }) =>
    deedsOf(entries, read).flatMap(({ head, rest }) => [head, ...rest].map(({ entry }) => entry.n)),
  );
  const due = sight.log.filter(({ event }) => event.type !== 'turnStart' && read.say(event) !== null);
  expect(told).toEqual(due.map(({ n }) => n));
});

test('filtered by rolls, only lines with dice are left; filtered by mine, only those of the reader', () => {
  const turns = wantedOf(turnsOf(sight.log), reading({ filter: 'rolls' }));
  expect(turns.flatMap(({ entries }) => entries).map(({ n }) => n)).toEqual(lines('rolls').map(({ entry }) => entry.n));
  expect(lines('rolls').length).toBeGreaterThan(0);
  expect(lines('rolls').every(({ entry }) => diceOf(entry.event) !== null)).toBe(true);
  expect(lines('mine').length).toBeGreaterThan(0);
  expect(lines('mine').every(({ seat }) => seat === 0)).toBe(true);
});

test.each(LANGUAGE_CODES)('in %s the dice of every roll can be drawn instead of their names', code => {
  const { messages, names } = languages[code];
  const roster = rosterOf(sight, code);
  const rolls = sight.log.flatMap(({ event }) => {
    const thrown = diceOf(event);
    const text = eventText(messages, event, roster);
    return thrown && thrown.faces.length > 0 && text !== null ? [beforeDice(text, thrown, names.faces)] : [];
  });
  expect(rolls.length).toBeGreaterThan(3);
  expect(rolls).not.toContain(null);
});

test('as text the log has a heading for each turn and no marks', () => {
  const text = logText(turnsOf(sight.log), reading(), ({ turn }) => `Turn ${turn}`);
  expect(text).toContain('\nTurn 3\n');
  expect(text).not.toMatch(/[{}|]/);
});

test('a few new lines are read out whole; of many the weighty ones, and the rest is counted', () => {
  const { say } = reading();
  const spoken = sight.log.filter(({ event }) => say(event) !== null);
  expect(summaryOf(spoken.slice(0, 2), say, count)).toBe(
    spoken
      .slice(0, 2)
      .map(({ event }) => plain(say(event)!))
      .join(' '),
  );
  expect(summaryOf(sight.log, say, count)).toMatch(/\+\d+$/);
  expect(summaryOf(sight.log, say, count).length).toBeLessThan(700);
});
