import { fingerprintOf, Fingerprint } from '@signum/kernel';
import { expect, test } from 'vitest';
import { copyState } from './copy-state.ts';
import { classicGame } from './game.ts';
import type { ClassicState } from './state.ts';
import { relic, stateOf, terrain } from './testing/index.ts';
import { writeState } from './write-state.ts';

const game = classicGame({});

function busyTable(): ClassicState {
  const state = stateOf({
    cards: [relic('purse')],
    players: [{ city: ['arena', 'tavern'], relics: ['purse'], prosperity: 12 }, { prosperity: 3 }],
    creatures: { clerk: {}, foe: { of: 1, at: [100, 400], wounds: 1 } },
    terrains: { x1: { card: terrain('well', 20), at: [300, 200] } },
  });
  const [clerk, foe] = state.creatures;
  clerk!.gains = [{ bonus: { stat: 'strength', by: -1 }, source: 's1', by: 1, until: 3 }];
  clerk!.woundedBy = { seat: 1, creature: foe!.id };
  foe!.victim = clerk!.id;
  foe!.usedUp = ['a "quoted" one'];
  state.players[1]!.hand = ['naïve', 'two\nlines'];
  state.players[1]!.shown = [{ whose: 0, cards: ['purse'] }];
  state.losers = [1];
  return copyState(state); // as every state that the game hands out
}

function fingerprintWritten(state: ClassicState): string {
  const fingerprint = new Fingerprint();
  writeState(state, fingerprint);
  return fingerprint.digits();
}

test('K-JRN-1: a state is written as JSON writes what changes of it, so old journals keep their checks', () => {
  const state = busyTable();
  expect(fingerprintWritten(state)).toBe(fingerprintOf(JSON.stringify(game.changing!(state))));
  state.outcome = { winners: [0], by: 'hero' };
  expect(fingerprintWritten(state)).toBe(fingerprintOf(JSON.stringify(game.changing!(state))));
});

test('K-JRN-1: whatever changes on the table is in the text', () => {
  const before = fingerprintWritten(busyTable());
  const changes: ((state: ClassicState) => unknown)[] = [
    state => (state.creatures[0]!.x += 1),
    state => (state.creatures[1]!.hidden = true),
    state => (state.players[0]!.city[1]!.tapped = true),
    state => (state.players[0]!.relics[0]!.marks += 1),
    state => (state.terrains[0]!.searched = true),
    state => (state.turn += 1),
    state => state.frames.pop(),
  ];
  for (const change of changes) {
    const state = busyTable();
    change(state);
    expect(fingerprintWritten(state), change.toString()).not.toBe(before);
  }
});
