import { expect, test } from 'vitest';
import type { Considered, Opinion, Reply } from '../player.ts';
import { joined } from './joined.ts';

const yes: Reply = { kind: 'may', yes: true };
const no: Reply = { kind: 'may', yes: false };

const mind = (...why: Considered[]): Opinion => ({ habit: no, why, work: 1 });

test('one mind is heard as it is, and nobody without an opinion counts', () => {
  const why = [{ answer: yes, value: 3, tries: 2 }];
  expect(joined([mind(...why), mind()])).toEqual(why);
  expect(joined([mind(), mind()])).toEqual([]);
});

test('minds in better and in worse worlds agree on what is better', () => {
  const rosy = mind({ answer: yes, value: 30, tries: 4 }, { answer: no, value: 20, tries: 4 });
  const grim = mind({ answer: yes, value: -20, tries: 4 }, { answer: no, value: -30, tries: 4 });
  expect(joined([rosy, grim])).toEqual([
    { answer: yes, value: 5, tries: 8 },
    { answer: no, value: -5, tries: 8 },
  ]);
});

test('whoever tried more often counts for more', () => {
  const sure = mind({ answer: yes, value: 1, tries: 9 }, { answer: no, value: 0, tries: 9 });
  const hasty = mind({ answer: no, value: 1, tries: 1 }, { answer: yes, value: 0, tries: 1 });
  expect(joined([sure, hasty])[0]!.answer).toBe(yes);
});
