import { leftOver, type Decision } from '@signum/kernel';
import { deckRefusals } from '../../deck/deck-refusals.ts';
import type { Decisions } from '../../decisions/index.ts';
import type { Expectation } from '../form/expectation.ts';
import type { Scene } from '../phrase.ts';
import type { Difference } from '../verdict.ts';
import { checkCreature } from './check-creature.ts';
import { missingEvents, otherEvents, unwantedEvents, type ToldEvent } from './check-events.ts';
import { checkPlayer } from './check-player.ts';
import { holds } from './compared.ts';
import { strangers } from './strangers.ts';

/** The moment that is looked at. */
export interface Moment extends Scene {
  readonly pending: Decision<Decisions> | undefined;
  /** Everything told so far. */
  readonly told: readonly ToldEvent[];
}

/** All that is not as expected at one moment. */
export function checkExpectation(expected: Expectation, moment: Moment, where: string): Difference[] {
  const { state, names, told } = moment;
  const plain: Record<string, unknown> = {
    turn: state.turn,
    active: state.active + 1,
    phase: state.phase,
    acting: state.acting === null ? null : names.word(state.acting),
    'dice left': leftOver(state.chance).length,
    outcome: outcomeOf(moment),
    asked: askedIn(moment),
  };
  const unknown = strangers(expected, moment, where);
  if (unknown.length > 0) return unknown;
  return [
    ...Object.entries(expected.creatures ?? {}).flatMap(([name, creature]) =>
      checkCreature(name, creature, moment, `${where}.creatures.${name}`),
    ),
    ...Object.entries(expected.terrains ?? {}).flatMap(([name, terrain]) => {
      const found = state.terrains.find(({ id }) => id === names.id(name)) ?? 'gone';
      return difference(terrain, found === 'gone' ? found : { searched: found.searched }, `${where}.terrains.${name}`);
    }),
    ...(expected.players ?? []).flatMap((player, seat) =>
      checkPlayer(player, state.players[seat]!, `${where}.players[${seat}]`),
    ),
    ...(expected.decks ?? []).flatMap((deck, seat) =>
      difference(deck, deckOf(moment, seat), `${where}.decks[${seat}]`),
    ),
    ...Object.keys(plain).flatMap(field => {
      const wanted = expected[field as keyof Expectation];
      return wanted === undefined ? [] : difference(wanted, plain[field], `${where}.${field}`);
    }),
    ...missingEvents(told, expected.events ?? [], `${where}.events`),
    ...(expected['exactly these events']
      ? otherEvents(told, expected['exactly these events'], `${where}.exactly these events`)
      : []),
    ...unwantedEvents(told, expected['no events'] ?? [], `${where}.no events`),
  ];
}

function difference(expected: unknown, found: unknown, where: string): Difference[] {
  return holds(found, expected) ? [] : [{ where, what: 'is different', expected, found }];
}

function outcomeOf({ state }: Moment): unknown {
  return state.outcome ? { ...state.outcome, winners: state.outcome.winners.map(seat => seat + 1) } : null;
}

/** Who is asked for what: the same words as in a file. */
export function askedIn({ pending, names }: Pick<Moment, 'names' | 'pending'>): unknown {
  if (!pending) return null;
  return {
    player: pending.seat + 1,
    for: pending.kind,
    ...('creature' in pending && pending.creature !== undefined && { creature: names.word(pending.creature) }),
    ...(pending.kind === 'choose' && { options: pending.options.map(option => names.word(option)) }),
    ...(pending.kind === 'tactic' && { options: pending.usable.map(option => names.word(option)) }),
  };
}

/** Is a player's deck legal, with the hero, the minion and the pool that belong to it? */
function deckOf({ state }: Moment, seat: number): unknown {
  const { hero, minion, deck, buildings, terrains } = state.players[seat]!;
  const whole = { hero, ...(minion !== null && { minion }), cards: deck, pool: [...buildings, ...terrains] };
  const refusals = deckRefusals(whole, state.rules, state.cards);
  return refusals.length === 0 ? 'legal' : refusals.map(({ rule, code }) => ({ rule, code }));
}
