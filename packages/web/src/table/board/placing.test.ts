import { describe, expect, test } from 'vitest';
import type { Question } from '../../game/contract.ts';
import { begun, chance, game, playUntil, sightOf } from '../testing/practice.ts';
import { namedPlaces } from './named-places.ts';
import { placeOf, proposalFor, startOf } from './placing.ts';
import { sceneOf } from './scene.ts';
import { rosterOf } from '../roster-of.ts';
import { WORDS } from './words.ts';

/** A table at which a question of this kind is asked. */
function tableWith(kind: Question['kind'], seed = 'c') {
  const session = playUntil(begun(seed), chance(5), question => question.kind === kind);
  const question = game.pending(session.state)!;
  expect(question.kind).toBe(kind);
  const sight = sightOf(session, question.seat);
  return {
    sight,
    judge: (reply: unknown) => game.judge(question, reply),
    answers: () => game.answers(question),
  };
}

const WISHES = [
  { x: 30_000, y: 30_000 },
  { x: 0, y: 0 },
  { x: 59_000, y: 12_345 },
  { x: 7000, y: 58_000 },
];

describe('a place on the table as an answer', () => {
  test.each(['place', 'route'] as const)('every wish for a %s becomes one that is taken', kind => {
    const table = tableWith(kind);
    for (const place of WISHES) {
      const proposal = proposalFor(table, { place });
      expect(proposal?.flaw).toBeNull();
      expect(table.judge(proposal!.reply)).toBeUndefined();
    }
  });

  test('a template may lie wrong, and then it is said why (C-TER-4)', () => {
    const table = tableWith('terrainPose');
    const wrong = proposalFor(table, { place: { x: 100, y: 100 }, turn: 45 })!;
    expect(wrong.flaw?.rule).toBe('C-TER-4');
    expect(wrong.reply).toMatchObject({ x: 100, y: 100, turn: 45 });
  });

  test('a template a little off is pulled to where it may lie, in the same turn', () => {
    const table = tableWith('terrainPose');
    const nearest = placeOf(table.judge({ kind: 'terrainPose', x: 30_000, y: 9000, turn: 0 })!.nearest as never)!;
    const off = { x: nearest.x, y: nearest.y > 9000 ? nearest.y - 500 : nearest.y + 500 };
    const pulled = proposalFor(table, { place: off })!;
    expect(pulled.flaw).toBeNull();
  });

  test.each(['place', 'route', 'terrainPose'] as const)('the keys have somewhere to begin for a %s', kind => {
    expect(startOf(tableWith(kind))).not.toBeNull();
  });

  test.each(['place', 'route', 'terrainPose'] as const)(
    'named places for a %s are all taken, in every language',
    kind => {
      const table = tableWith(kind);
      for (const language of ['en', 'fr', 'ru'] as const) {
        const scene = sceneOf(table.sight, language, rosterOf(table.sight, language));
        const places = namedPlaces(table, scene, WORDS[language]);
        expect(places.length).toBeGreaterThan(2);
        for (const { name, reply } of places) {
          expect(name).not.toMatch(/undefined|NaN|\bc\d+\b/);
          expect(table.judge(reply)).toBeUndefined();
        }
      }
    },
  );
});
