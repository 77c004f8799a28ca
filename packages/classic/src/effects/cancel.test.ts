import { expect, test } from 'vitest';
import type { Happening } from '../happenings.ts';
import type { CreatureId } from '../ids.ts';
import type { Cancelled, Triggered } from '../language/index.ts';
import { attackOf } from '../under-way/attack-of.ts';
import type { ClassicFrame } from '../procedures/index.ts';
import { moveOf } from '../procedures/move.ts';
import { character, spell, tactic } from '../testing/cards.ts';
import { position, type Position, type Table } from '../testing/position.ts';

const knight = 'knight' as CreatureId;

/** A tactic of the second player that cancels what it answers. */
function trap(when: Happening['type'], what: Cancelled, more: Partial<Triggered> = {}) {
  return tactic('trap', { when, effect: { do: 'cancel', what }, ...more });
}

function answered(frame: ClassicFrame, card: ReturnType<typeof trap>, given: Position = {}) {
  const { cards = [], players: [first = {}] = [], ...rest } = given;
  return position({ ...rest, frames: [frame], cards: [...cards, card], players: [first, { tactics: ['trap'] }] });
}

/** Others pass until this seat is asked. */
function until(table: Table, seat: number): Table {
  return table.pending?.kind === 'tactic' && table.pending.seat !== seat
    ? until(table.answer({ tactic: 'pass' }), seat)
    : table;
}

/** Everybody passes. */
function passing(table: Table): Table {
  return table.pending?.kind === 'tactic' ? passing(table.answer({ tactic: 'pass' })) : table;
}

test('C-TIM-7: an attack that is cancelled is not carried out', () => {
  const creatures = { knight: { at: [300, 300] }, brute: { of: 1, at: [300, 332], print: { health: 3 } } } as const;
  const table = answered(
    attackOf('melee combat', knight, 'brute' as CreatureId),
    trap('attackDeclared', 'that attack'),
    { creatures },
  );
  const cancelled = table.answer({ tactic: 't10' });
  expect(cancelled.told('attackCancelled')).toHaveLength(1);
  expect(cancelled.told('attackRolled')).toEqual([]);
});

test('C-CST-5: a cancelled spell has no effect, costs what it cost and lies in the Graveyard', () => {
  const bolt = spell('bolt', {
    cost: { buildings: [], prosperity: 2 },
    effect: { do: 'prosper', who: 'you', amount: 9 },
  });
  const frame: ClassicFrame = { kind: 'playCard', step: 'begin', seat: 0, card: 'bolt', picks: [], cancelled: false };
  const given = { cards: [bolt], players: [{ hand: ['bolt'], prosperity: 3 }] };
  const table = answered(frame, trap('cardDeclared', 'that card', { card: 'spell' }), given).answer({ tactic: 't10' });
  expect(table.state.players[0]).toMatchObject({ prosperity: 1, graveyard: ['bolt'], hand: [] });
});

test('C-ABL-25: a cancelled summoning may send the card into the deck', () => {
  const frame: ClassicFrame = {
    kind: 'playCard',
    step: 'begin',
    seat: 0,
    card: 'recruit',
    picks: [],
    cancelled: false,
  };
  const bribe = trap('summonDeclared', 'that summoning', {
    effect: { do: 'cancel', what: 'that summoning', to: 'deck' },
  });
  const given = { cards: [character('recruit')], players: [{ hand: ['recruit'] }] };
  const table = answered(frame, bribe, given).answer({ tactic: 't10' });
  expect(table.state.players[0]).toMatchObject({ deck: ['recruit'], graveyard: [] });
  expect(table.state.creatures).toHaveLength(2);
});

test('A cancelled move leaves the creature where it is', () => {
  const table = answered(moveOf(knight, 0), trap('moveDeclared', 'that move'), {
    creatures: { knight: { at: [300, 300] } },
  });
  const moved = table.answer({ mode: 'walk', x: 30_000, y: 35_000 }).answer({ tactic: 't10' });
  expect(moved.creature('knight')).toMatchObject({ x: 30_000, y: 30_000 });
});

test('C-AMB-184: a cancelled activation does not even start', () => {
  const frame = {
    kind: 'activation',
    step: 'declare',
    creature: knight,
    isPass: false,
    cancelled: false,
    felled: [],
  } as const;
  const table = answered(frame, trap('activationDeclared', 'that activation'), {
    creatures: { knight: {} },
  });
  const cancelled = table.answer({ tactic: 't10' });
  expect(cancelled.told('activationCancelled')).toHaveLength(1);
  expect(cancelled.told('activationStart')).toEqual([]);
});

test('A tactic that answers a tactic undoes that one, not itself', () => {
  const gift = tactic('gift', { when: 'moveEnded', effect: { do: 'prosper', who: 'you', amount: 7 } });
  const counter = tactic('counter', {
    when: 'tacticRevealed',
    player: 'opponent',
    anyTurn: true,
    effect: [
      { do: 'cancel', what: 'that tactic' },
      { do: 'prosper', who: 'you', amount: 1 },
    ],
  });
  const table = position({
    frames: [moveOf(knight, 0)],
    creatures: { knight: { at: [300, 300] } },
    cards: [gift, counter],
    players: [
      { tactics: ['counter'], prosperity: 0 },
      { tactics: ['gift'], prosperity: 0 },
    ],
  });
  const revealed = table.answer({ mode: 'walk', x: 30_000, y: 35_000 }).answer({ tactic: 't10' });
  const countered = passing(until(revealed, 0).answer({ tactic: 't00' }));
  expect(countered.state.players.map(({ prosperity }) => prosperity)).toEqual([1, 0]);
  expect(countered.state.players.map(({ graveyard }) => graveyard)).toEqual([['counter'], ['gift']]);
});
