import { expect, test } from 'vitest';
import type { TacticId } from './ids.ts';
import { effectOf } from './texts/effect-frame.ts';
import { position, stateOf } from './testing/position.ts';
import { spell, tactic } from './testing/cards.ts';
import { viewOf } from './view.ts';

const ambush = tactic('ambush', { when: 'damageDealt', effect: [] });
const bolt = spell('bolt');

test('C-ZON-1: a hand, a pool and face-down tactics are seen by their owner, their numbers by everybody', () => {
  const cards = [ambush, bolt];
  const players = [{}, { hand: ['bolt'], deck: ['bolt', 'bolt'], buildings: ['arena'], tactics: ['ambush'] }];
  const state = stateOf({ cards, players });
  expect(viewOf(state, 1).players[1]).toMatchObject({
    hand: ['bolt'],
    deck: 2,
    pool: { buildings: ['arena'] },
    tactics: [{ card: 'ambush' }],
  });
  for (const viewer of [0, 'spectator'] as const) {
    const seen = viewOf(state, viewer).players[1]!;
    expect(seen).toMatchObject({ hand: 1, deck: 2, pool: null });
    expect(seen.tactics).toEqual([{ id: 't10', paid: { buildings: [], prosperity: 0 } }]); // C-TAC-10
  }
});

test('C-ZON-5: what a text shows to one player is in that view alone', () => {
  const text = { seat: 0, source: 'test', card: 'bolt' };
  const look = effectOf(text, { do: 'look', at: 'hand', whose: 'opponent' });
  const { state } = position({ cards: [bolt], players: [{}, { hand: ['bolt'] }], frames: [look] });
  expect(viewOf(state, 0).players[0]!.shown).toEqual([{ whose: 1, cards: ['bolt'] }]);
  expect(viewOf(state, 1).players[0]!.shown).toBeNull();
  expect(viewOf(state, 'spectator').players[0]!.shown).toBeNull();
});

test('C-TAC-2: a tactic that is being carried out lies open to everybody', () => {
  const frames = [
    {
      kind: 'revealTactic',
      step: 'apply',
      seat: 1,
      tactic: 't10' as TacticId,
      event: { type: 'turnStart', player: 0 },
      cancelled: false,
    },
  ] as const;
  const players = [{}, { tactics: ['ambush', 'ambush'] }];
  const [open, down] = viewOf(stateOf({ cards: [ambush], players, frames }), 'spectator').players[1]!.tactics;
  expect(open).toMatchObject({ card: 'ambush' });
  expect(down).not.toHaveProperty('card');
});
