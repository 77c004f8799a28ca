import type { CreatureId } from '@signum/classic';
import { expect, test } from 'vitest';
import { plannedContact } from './plan.ts';
import type { Scene } from './scene.ts';

const base = (id: string, team: number, x: number) => ({ id, team, x, y: 30_000, r: 1600, hidden: false });

test('nobody goes anew to an enemy that it touches: leaving it would be stabbed at (C-CMP-9)', () => {
  const board = { width: 60_000, terrains: [], bases: [base('c1', 0, 30_000), base('c2', 1, 33_201)] };
  const scene = { board } as unknown as Scene;
  expect(plannedContact(scene, 'c1' as CreatureId, 'c2', { x: 33_201, y: 30_000 })).toBeUndefined();
});
