import type { CreatureId } from '@signum/classic';
import { describe, expect, test } from 'vitest';
import type { Question } from '../../game/contract.ts';
import { marksOf } from './marks.ts';
import { isAbout, replyFor } from './picked.ts';

const [fox, bear, spider] = ['c1', 'c2', 'c3'] as CreatureId[] as [CreatureId, CreatureId, CreatureId];
const head = { seat: 0, n: 7 } as const;

const NEXT: Question = {
  ...head,
  kind: 'nextAction',
  actions: [
    { do: 'activate', creature: fox },
    { do: 'spend concentration', creature: fox, ability: 0 },
    { do: 'end turn' },
  ],
  closed: [],
};

const ACT: Question = {
  ...head,
  kind: 'act',
  creature: fox,
  deeds: [
    { do: 'move' },
    { do: 'attack', attack: 'melee combat', target: spider },
    { do: 'attack', attack: 'magical strike', target: spider },
  ],
  closed: [],
};

const CHOOSE: Question = {
  ...head,
  kind: 'choose',
  purpose: 'target',
  options: [fox, bear, spider],
  least: 1,
  most: 2,
};

describe('pointing at somebody', () => {
  test('proposes to activate whoever may act (C-TRN-15)', () => {
    expect(replyFor(NEXT, fox, null)).toEqual({ kind: 'nextAction', do: 'activate', creature: fox });
    expect(replyFor(NEXT, bear, null)).toBeNull();
    expect([...marksOf(NEXT, null)]).toEqual([[fox, 'act']]);
  });

  test('pointing again goes on to the next thing that can be done with it', () => {
    const first = replyFor(ACT, spider, null);
    expect(first).toMatchObject({ attack: 'melee combat', target: spider });
    const second = replyFor(ACT, spider, first);
    expect(second).toMatchObject({ attack: 'magical strike', target: spider });
    expect(replyFor(ACT, spider, second)).toEqual(first);
    expect(isAbout(second, spider)).toBe(true);
    expect(isAbout(second, fox)).toBe(false);
  });

  test('marks who acts and who can be attacked', () => {
    expect([...marksOf(ACT, null)]).toEqual([
      [fox, 'asked'],
      [spider, 'target'],
    ]);
  });

  test('chooses and lets go again, in the order of the options', () => {
    const one = replyFor(CHOOSE, spider, null);
    const two = replyFor(CHOOSE, fox, one);
    expect(two).toEqual({ kind: 'choose', chosen: [fox, spider] });
    expect(replyFor(CHOOSE, fox, two)).toEqual({ kind: 'choose', chosen: [spider] });
    expect(marksOf(CHOOSE, two).get(bear)).toBe('candidate');
    expect(marksOf(CHOOSE, two).get(fox)).toBe('chosen');
  });

  test('never chooses more than may be chosen', () => {
    const two = { kind: 'choose', chosen: [fox, bear] } as const;
    expect(replyFor(CHOOSE, spider, two)).toEqual({ kind: 'choose', chosen: [bear, spider] });
  });

  test('is only a look where the question is about something else', () => {
    expect(replyFor(null, fox, null)).toBeNull();
    expect(replyFor({ ...head, kind: 'whoBegins', seats: [0, 1] }, fox, null)).toBeNull();
    expect(marksOf(null, null).size).toBe(0);
  });
});
