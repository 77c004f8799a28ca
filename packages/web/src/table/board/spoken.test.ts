import { describe, expect, test } from 'vitest';
import { WORDS } from './words.ts';

const GUARD = {
  name: 'Web Guard',
  isOwn: false,
  health: '2',
  of: '3',
  strength: '2',
  armour: 1,
  statuses: [],
  isDone: false,
  from: { name: 'Emiko', distance: '22.8', isSeen: true },
  mark: null,
} as const;

describe('what is said of a creature', () => {
  test('is all that a look at the table tells', () => {
    expect(WORDS.en.creature(GUARD)).toBe(
      'Web Guard, enemy, strength 2, health 2 of 3, armour 1, 22.8 cm from Emiko, visible',
    );
  });

  test('is that it stands in contact, where there is nothing to measure', () => {
    const from = { ...GUARD.from, distance: null };
    expect(WORDS.en.creature({ ...GUARD, from })).toContain('in contact with Emiko, visible');
  });

  test('is said in every language, with whatever has befallen it', () => {
    for (const words of Object.values(WORDS)) {
      const text = words.creature({ ...GUARD, statuses: ['hidden', 'poisoned'], isDone: true, mark: 'target' });
      expect(text.split(', ')).toHaveLength(11);
      expect(text).not.toMatch(/undefined|false|null/);
    }
  });
});
