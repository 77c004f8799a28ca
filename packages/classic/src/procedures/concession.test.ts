import { isRefused } from '@signum/kernel';
import { expect, test } from 'vitest';
import { classicMachine } from '../machine.ts';
import { position } from '../testing/position.ts';

/** Player 0 decides about a building. */
const deciding = () =>
  position({
    players: [{ buildings: ['arena'], prosperity: 9 }, { prosperity: 30 }],
    frames: [{ kind: 'construction', step: 'decide', seat: 0, less: null }],
  });

test.each([0, 1])('C-END-13 C-END-1: player %i may concede at any time, asked or not, and the other wins', seat => {
  const { state, pending } = deciding();
  const result = classicMachine.answer(state, { to: pending!.n, seat, answer: { kind: 'concede' } });
  if (isRefused(result)) throw new Error(result.refused.code);
  expect(result.state.outcome).toEqual({ winners: [1 - seat], by: 'concession' });
  expect(result.state.frames).toEqual([]);
  expect(result.events.at(-1)).toMatchObject({
    event: { type: 'gameEnded', winners: [1 - seat], victory: 'concession' },
    rule: 'C-END-13',
  });
  expect(classicMachine.pending(result.state)).toBeUndefined();
});

test('C-END-13: whoever has used up the agreed time has lost as if by conceding, and the game tells why', () => {
  const { state, pending } = deciding();
  const result = classicMachine.answer(state, { to: pending!.n, seat: 0, answer: { kind: 'concede', clock: true } });
  if (isRefused(result)) throw new Error(result.refused.code);
  expect(result.state.outcome).toEqual({ winners: [1], by: 'clock' });
  expect(result.reply.answer).toEqual({ kind: 'concede', clock: true });
  expect(result.events.at(-1)).toMatchObject({ event: { type: 'gameEnded', victory: 'clock' }, rule: 'C-END-13' });
});
