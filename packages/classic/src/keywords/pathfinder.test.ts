import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import type { KeywordUse } from '../language/index.ts';
import { moveOf } from '../procedures/move.ts';
import { terrain } from '../testing/cards.ts';
import { position } from '../testing/position.ts';

/** Somebody at the edge of a swamp, about to go west through it. */
function atSwamp(run: boolean, keywords: KeywordUse[]) {
  const swamp = terrain('swamp', 60, { keywords: [{ keyword: 'difficult' }] });
  return position({
    heroes: false,
    creatures: { walker: { at: [300, 300], print: { keywords } } },
    terrains: { t1: { card: swamp, at: [240, 300] } },
    frames: [moveOf('walker' as CreatureId, 0, { run })],
  });
}

const west = (mm: number) => ({ mode: 'walk', x: 30_000 - mm * 100, y: 30_000 });

test('C-KW-Pathfinder: walks and runs through Difficult terrain as if it were not there', () => {
  expect(atSwamp(false, [{ keyword: 'pathfinder' }]).refusal(west(100))).toBeUndefined();
  expect(atSwamp(true, [{ keyword: 'pathfinder' }]).refusal(west(150))).toBeUndefined();
});
