import { boardOf, valueOf } from '@signum/classic';
import { expect, test } from 'vitest';
import { answered, begun, chance, game, lively, playUntil, sightOf } from '../testing/practice.ts';
import { publicState } from './public-state.ts';

const NAMES = ['strength', 'health', 'step', 'stride', 'runs', 'agile'] as const;

test('between two actions everybody is as strong, healthy and quick as the rules say, seen from either chair', () => {
  const roll = chance(11);
  let session = begun('b');
  for (let looks = 0; looks < 12; looks += 1) {
    session = playUntil(session, roll, question => question.kind === 'nextAction');
    const { state } = session;
    for (const seat of [0, 1]) {
      const seen = publicState(sightOf(session, seat));
      const valuesIn = (of: typeof state) =>
        state.creatures.map(creature => NAMES.map(name => valueOf(name, creature, of)));
      expect(boardOf(seen)).toEqual(boardOf(state));
      expect(valuesIn(seen)).toEqual(valuesIn(state));
    }
    session = answered(session, lively(game.pending(state)!, roll));
  }
  expect(session.state.turn).toBeGreaterThan(1);
});
