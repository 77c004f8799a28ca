import type { CreatureId, Face } from '@signum/classic';
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../../game/contract.ts';
import { begun, chance, playUntil, sightOf } from '../testing/practice.ts';
import { blocksOf, lastRoll, successesOf } from './last-roll.ts';

const [A, D] = ['a', 'd'] as CreatureId[] as [CreatureId, CreatureId];
const melee = { who: D, by: A, attack: 'melee combat' } as const;
const counting: readonly Face[] = ['axe', 'shield'];
const back = { who: A, by: D, attack: 'melee combat' } as const;

function told(...events: LogEntry['event'][]): LogEntry[] {
  return events.map((event, n) => ({ n, event }));
}

describe('the last roll', () => {
  test('C-MEL-23: two hits less one block are one damage', () => {
    const log = told(
      { type: 'attackDeclared', ...melee },
      { type: 'attackRolled', ...melee, faces: ['axe', 'shield', 'bullseye'], counting },
      { type: 'defenceRolled', ...melee, faces: ['shield', 'axe'] },
      { type: 'hitsDetermined', ...melee, n: 1 },
      { type: 'damageDealt', who: D, n: 1 },
      { type: 'woundsReceived', who: D, n: 1 },
    );
    const roll = lastRoll(log);
    expect(roll).toMatchObject({ of: 'attack', attack: 'melee combat' });
    const [blow] = roll?.of === 'attack' ? roll.blows : [];
    expect(blow).toMatchObject({ by: A, who: D, hits: 1, damage: 1, wounds: 1, armourLost: 0, falls: false });
    expect([successesOf(blow!), blocksOf(blow!)]).toEqual([2, 1]);
  });

  test('both sides of a fight are told, the attacker’s blow first', () => {
    const log = told(
      { type: 'attackDeclared', ...melee },
      { type: 'attackRolled', ...melee, faces: ['axe'], counting },
      { type: 'attackRolled', ...back, faces: ['bullseye'], counting },
      { type: 'hitsDetermined', ...melee, n: 1 },
      { type: 'hitsDetermined', ...back, n: 0 },
      { type: 'damageDealt', who: D, n: 1 },
      { type: 'creatureEliminated', who: D },
    );
    const roll = lastRoll(log);
    const blows = roll?.of === 'attack' ? roll.blows : [];
    expect(blows.map(({ by, hits, falls }) => [by, hits, falls])).toEqual([
      [A, 1, true],
      [D, 0, false],
    ]);
  });

  test('dice that were rolled again replace the first ones', () => {
    const log = told(
      { type: 'attackDeclared', ...melee },
      { type: 'attackRolled', ...melee, faces: ['bullseye'], counting },
      { type: 'attackRerolled', ...melee, faces: ['axe'], counting },
    );
    const roll = lastRoll(log);
    expect(roll?.of === 'attack' && roll.blows[0]!.strikes).toEqual(['axe']);
  });

  test('nobody claims to know how many stabs were parried when all of them were; of other attacks the event tells what counted', () => {
    const rolled = { strikes: ['axe', 'bullseye'] as Face[], shields: ['shield'] as Face[] };
    const blow = { by: A, who: D, ...rolled, hits: 0, damage: 0, armourLost: 0, wounds: 0, falls: false };
    expect(successesOf(blow)).toBeUndefined();
    expect(successesOf({ ...blow, counting: ['axe', 'shield'] })).toBe(1);
  });

  test('an old fight is not mixed with a new one', () => {
    const log = told(
      { type: 'attackDeclared', ...back },
      { type: 'attackRolled', ...back, faces: ['axe'], counting },
      { type: 'attackEnded', ...back },
      { type: 'damageDealt', who: D, n: 3 },
      { type: 'attackDeclared', ...melee },
      { type: 'attackRolled', ...melee, faces: ['shield'], counting },
    );
    const roll = lastRoll(log);
    expect(roll?.of === 'attack' && roll.blows.map(({ by, damage }) => [by, damage])).toEqual([[A, 0]]);
  });

  test('in played games what was dealt never exceeds what hit, and every settled blow has dice', () => {
    let attacks = 0;
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const end = playUntil(begun(String(seed)), chance(seed), () => false, 600);
      const { log } = sightOf(end, 0);
      const ends = log.flatMap(({ event }, index) => (event.type === 'attackEnded' ? [index] : []));
      attacks += ends.length;
      for (const at of ends) {
        const roll = lastRoll(log.slice(0, at));
        if (roll?.of !== 'attack' || roll.attack === 'backstab') continue;
        for (const blow of roll.blows.filter(({ hits }) => hits !== undefined)) {
          expect(blow.strikes.length).toBeGreaterThanOrEqual(blow.hits!);
          expect(blow.hits === 0 && blow.damage > 0).toBe(false);
        }
      }
    }
    expect(attacks).toBeGreaterThan(3); // not every random game comes to blows
  });
});
