import { expect, test } from 'vitest';
import { isRefused, type Seat } from '@signum/kernel';
import { classicMachine } from '../machine.ts';
import { position, tableOn, type Table } from '../testing/position.ts';

/** Player 0 decides about a building. */
const deciding = () =>
  position({
    players: [{ buildings: ['arena'] }],
    frames: [{ kind: 'construction', step: 'decide', seat: 0, less: null }],
  });

function offer({ state, pending, events }: Table, seat: Seat): Table {
  const result = classicMachine.answer(state, { to: pending!.n, seat, answer: { kind: 'offerDraw' } });
  if (isRefused(result)) throw new Error(result.refused.code);
  return tableOn(result.state, [...events, ...result.events]);
}

test('C-END-15 C-MAT-89: an accepted draw ends the game without a winner', () => {
  const offered = offer(deciding(), 1);
  expect(offered.asked('may')).toMatchObject({ seat: 0, purpose: 'draw' });
  const agreed = offered.answer({ yes: true });
  expect(agreed.state.outcome).toEqual({ winners: [], by: 'agreement' });
  expect(agreed.pending).toBeUndefined();
  expect(agreed.told('gameEnded')).toEqual([{ type: 'gameEnded', winners: [], victory: 'agreement' }]);
});

test('C-END-15: after a declined draw the game goes on where it was', () => {
  const declined = offer(deciding(), 1).answer({ yes: false });
  expect(declined.told('drawDeclined')).toEqual([{ type: 'drawDeclined', player: 0 }]);
  expect(declined.asked('construct').seat).toBe(0);
  expect(declined.state.outcome).toBeUndefined();
});

test('C-END-15: whoever was declined does not offer again before something changed', () => {
  const declined = offer(deciding(), 1).answer({ yes: false });
  expect(() => offer(declined, 1)).toThrow('draw-offered-already');
  expect(offer(declined, 0).asked('may').seat).toBe(1);
});

test('C-END-15: an offer in answer to an offer accepts it', () => {
  expect(offer(offer(deciding(), 1), 0).state.outcome).toEqual({ winners: [], by: 'agreement' });
});
