import { isSeed, seeded, type Answer, type Decision, type Game, type Refused, type Seed } from '@signum/kernel';
import { refuse } from './refusing.ts';
import type { Catalogue } from './card.ts';
import type { Decisions } from './decisions/index.ts';
import { cardsIn, flawInPack, type CardCheck, type CardPack } from './deck/card-pack.ts';
import type { Deck } from './deck/deck.ts';
import { deckRefusals } from './deck/deck-refusals.ts';
import { editions, type EditionId } from './editions/index.ts';
import { firstState } from './first-state.ts';
import type { Happening } from './happenings.ts';
import { classicMachine } from './machine.ts';
import type { ClassicState, Template } from './state.ts';
import { seenBy, viewOf, type ClassicView } from './view.ts';
import { writeState } from './write-state.ts';

/** What a duel begins with. */
export interface ClassicSetup {
  readonly edition: EditionId;
  /** One deck for each seat. */
  readonly decks: readonly Deck[];
  /** The last turn, if a limit was agreed (C-END-9). */
  readonly lastTurn?: number;
  /** The cards, if the game brings them along; else they are those of the catalogue (decision record 11). */
  readonly cards?: CardPack;
}

export type ClassicGame = Game<
  ClassicSetup,
  ClassicState,
  ClassicView,
  Happening,
  Decision<Decisions>,
  Answer<Decisions>
>;

/**
 * The classic game with these cards, as the outside knows it. Cards that a setup brings along are taken only if somebody is there
 * to check them.
 */
export function classicGame(cards: Catalogue, check?: CardCheck): ClassicGame {
  return {
    name: 'classic',
    begin(setup, seed) {
      const flaw = flawInSetup(cards, setup, seed, check);
      return flaw ?? classicMachine.begin(firstState(cards, setup, seeded(seed)));
    },
    seats: () => [0, 1],
    pending: state => classicMachine.pending(state),
    answers: decision => classicMachine.answers(decision),
    judge: (decision, answer) => classicMachine.judge(decision, answer),
    answer: (state, reply) => classicMachine.answer(state, reply),
    view: viewOf,
    shown: (decision, viewer) => (decision.seat === viewer ? decision : { n: decision.n, seat: decision.seat }),
    seen: seenBy,
    outcome: state => state.outcome,
    scratch: state => classicMachine.scratch(state),
    changing,
    write: writeState,
  };
}

/** What of a state does not follow from the setup, nor from the rest: a replay compares this, and leaves out cards, rules and shapes. */
function changing(state: Readonly<ClassicState>): unknown {
  const { cards: _cards, rules: _rules, answerable: _answerable, terrains, ...rest } = state;
  return { ...rest, terrains: terrains.map(withoutPieces) };
}

/** The shape of a template follows from its card and its pose. */
function withoutPieces({ pieces: _pieces, ...template }: Readonly<Template>): Omit<Template, 'pieces'> {
  return template;
}

/** Whatever a client sends as a setup is looked at first. A deck that breaks rules gets every reason at once. */
function flawInSetup(catalogue: Catalogue, setup: unknown, seed: Seed, check?: CardCheck): Refused | undefined {
  if (!isSeed(seed)) return { refused: refuse('no-seed', 'K-CHN-1') };
  const { edition, decks, lastTurn, cards: pack } = (setup ?? {}) as Partial<ClassicSetup>;
  if (typeof edition !== 'string' || !Object.hasOwn(editions, edition))
    return { refused: refuse('no-such-edition', 'C-GEN-1') };
  if (!Array.isArray(decks) || decks.length !== 2) return { refused: refuse('not-two-decks', 'C-SET-1') };
  if (lastTurn !== undefined && !(Number.isInteger(lastTurn) && lastTurn > 0)) {
    return { refused: refuse('no-such-limit', 'C-END-9') };
  }
  const flaw = pack === undefined ? undefined : flawInPack(pack, check);
  if (flaw !== undefined) return { refused: refuse('malformed', 'K-JRN-1', { flaw: `setup.cards ${flaw}` }) };
  const cards = pack ? cardsIn(pack) : catalogue;
  for (const [seat, deck] of (decks as readonly unknown[]).entries()) {
    if (!isDeck(deck)) return { refused: refuse('no-deck', 'C-SET-1', { seat }) };
    const refusals = deckRefusals(deck, editions[edition], cards);
    if (refusals.length === 0) continue;
    const reasons = refusals.map(({ code, rule }) => `${code} (${rule})`);
    return { refused: refuse('illegal-deck', refusals[0]!.rule, { seat, reasons }) };
  }
  return undefined;
}

function isDeck(deck: unknown): deck is Deck {
  if (typeof deck !== 'object' || deck === null) return false;
  const { hero, minion, cards, pool } = deck as Record<keyof Deck, unknown>;
  return (
    typeof hero === 'string' && (minion === undefined || typeof minion === 'string') && isNames(cards) && isNames(pool)
  );
}

function isNames(list: unknown): list is readonly string[] {
  return Array.isArray(list) && list.length <= 500 && list.every(name => typeof name === 'string');
}
