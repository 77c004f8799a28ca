import type { Action, CreatureId } from '@signum/classic';
import { describe, expect, test } from 'vitest';
import { actionsOn } from './actions-on.ts';
import { focusOf } from './focus-of.ts';
import { splitOf } from './split-of.ts';
import { begun, chance, playUntil } from '../testing/practice.ts';
import { holds } from './standing.ts';

const FOX = 'c1' as CreatureId;
const ACTIONS: readonly Action[] = [
  { do: 'activate', creature: FOX },
  { do: 'use creature', creature: FOX, ability: 0 },
  { do: 'play', card: 'fireball' },
  { do: 'use building', building: 'tavern', ability: 0 },
  { do: 'end turn' },
];

function doing(...of: Parameters<typeof actionsOn>): string[] {
  return actionsOn(...of).map(action => action.do);
}

describe('what is selected', () => {
  test('offers what can be done with it, and nothing else', () => {
    expect(doing({ kind: 'creature', id: FOX }, ACTIONS, 0)).toEqual(['activate', 'use creature']);
    expect(doing({ kind: 'card', id: 'fireball' }, ACTIONS, 0)).toEqual(['play']);
    expect(doing({ kind: 'building', seat: 0, id: 'tavern' }, ACTIONS, 0)).toEqual(['use building']);
    expect(doing(null, ACTIONS, 0)).toEqual([]);
  });

  test('does not offer the own building in the City of the opponent', () => {
    expect(actionsOn({ kind: 'building', seat: 1, id: 'tavern' }, ACTIONS, 0)).toEqual([]);
  });
});

describe('what a question is about', () => {
  test('in a played game every creature, card and goal that lights up is known at the table', () => {
    const kinds = new Set<string>();
    playUntil(
      begun('4'),
      chance(4),
      (question, state) => {
        kinds.add(question.kind);
        const { subject, ids } = focusOf(question);
        const known = [...state.creatures, ...state.terrains].map(({ id }): string => id);
        expect(subject?.kind !== 'creature' || known.includes(subject.id)).toBe(true);
        expect(subject?.kind !== 'card' || subject.id in state.cards).toBe(true);
        const isAboutCreatures = question.kind === 'place' || question.kind === 'order';
        expect(isAboutCreatures ? ids.filter(id => !known.includes(id)) : []).toEqual([]);
        return false;
      },
      250,
    );
    expect(kinds).toContain('assignDice');
    expect(kinds.size).toBeGreaterThan(8);
  });
});

describe('answers as they stand', () => {
  test('C-MEL-10: a split begins with the larger half, within what is allowed', () => {
    const shown = { creature: FOX, dice: 5 };
    expect(splitOf({ ...shown, least: 0, most: 5 }, null)).toBe(3);
    expect(splitOf({ ...shown, least: 4, most: 5 }, null)).toBe(4);
    expect(splitOf({ ...shown, least: 0, most: 2 }, { attack: 4 })).toBe(2);
  });

  test('what was promised for a turn holds neither in the next nor for the other chair', () => {
    const now = { game: 'g', seat: 0, turn: 7 };
    expect(holds(now, { ...now })).toBe(true);
    expect([holds(now, { ...now, turn: 8 }), holds(now, { ...now, seat: 1 }), holds(null, now)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
