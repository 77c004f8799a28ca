import { shuffle, type Frame, type Seat } from '@signum/kernel';
import { boardOf, sideOf } from '../table/battlefield.ts';
import type { CardId } from '../card.ts';
import { printOf } from '../table/creatures.ts';
import { rollDice } from '../dice.ts';
import { giveTokens, newcomer, radiusOf } from '../table/newcomer.ts';
import { opponentOf, outOfHand, playerOf, turnOrder } from '../table/players.ts';
import { asking, steps, type Game } from '../procedure.ts';
import { prosper } from '../city/prosperity.ts';
import type { Rules } from '../rules.ts';
import type { ClassicState } from '../state.ts';
import { FACES, LIMITS, type Face } from '../vocabulary.ts';
import { toGraveyard } from '../table/zones.ts';

/**
 * The beginning of a game, before the first turn (C-SET-1). Nothing is set off meanwhile (C-SET-12). The active player is
 * whoever has something to decide: the winner of the roll, then the first player, then the second.
 */
export interface SetupFrame extends Frame {
  readonly kind: 'setup';
  step: 'begin' | 'hand' | 'hands' | 'nextHand' | 'nextHero' | 'place' | 'roll' | 'shuffle' | 'whoBegins';
}

export const setup = steps<SetupFrame>({
  begin(play) {
    for (const seat of play.state.players.keys()) shuffleDeck(play, seat, 'C-SET-1');
    return 'roll';
  },

  /** Ties roll again (C-SET-2, C-SET-3). */
  roll({ state, emit }) {
    const { setup } = state.rules;
    const scores = state.players.map((_player, seat) => {
      const faces = rollDice(state.chance, setup.dice);
      emit({ type: 'diceRolled', player: seat, why: 'first turn', faces }, RULE_OF_ROLL[setup.firstPlayer]);
      return SCORE[setup.firstPlayer](faces);
    });
    const best = Math.max(...scores);
    if (scores.filter(score => score === best).length > 1) return 'roll';
    state.active = scores.indexOf(best);
    return 'whoBegins';
  },

  whoBegins: asking<SetupFrame, 'whoBegins'>({
    decide: ({ active, players }) => ({ kind: 'whoBegins', seat: active, seats: [...players.keys()] }),
    take({ state }, _frame, { first }) {
      state.first = first;
      state.active = first;
      return 'place';
    },
  }),

  place: asking<SetupFrame, 'place'>({
    decide(state) {
      const { active: seat } = state;
      const card = playerOf(state, seat).hero;
      return {
        kind: 'place',
        seat,
        card,
        team: seat,
        r: radiusOf(printOf(state, { card }).base),
        board: boardOf(state),
        where: { at: 'own side of the hero', side: sideOf(state, seat) },
      };
    },
    take(play, _frame, { x, y }) {
      const { state, emit } = play;
      const hero = newcomer(state, state.active, playerOf(state, state.active).hero, { x, y });
      state.creatures.push(hero);
      emit({ type: 'placed', who: hero.id, x, y }, 'C-SET-6');
      giveTokens(play, hero); // C-SET-13
      return 'nextHero';
    },
  }),

  /** The second player places a hero when the first one's stands (C-SET-6). */
  nextHero: ({ state }) => (passesOn(state) ? 'place' : 'hands'),

  hands(play) {
    const seats = turnOrder(play.state);
    for (const seat of seats) prosper(play, seat, play.state.rules.setup.prosperity, 'setup', 'C-SET-7');
    const because = { rule: 'C-SET-8' };
    return {
      call: seats.map(seat => ({
        kind: 'draw' as const,
        step: 'next' as const,
        seat,
        n: LIMITS.startingHand,
        because,
      })),
      then: 'hand',
    };
  },

  /** Redraw or discard, never both (C-SET-9, C-SET-10). */
  hand: asking<SetupFrame, 'startingHand'>({
    decide(state) {
      const { active: seat, rules } = state;
      const mayDiscard = rules.setup.discardForProsperity === 'instead of the redraw';
      return { kind: 'startingHand', seat, hand: playerOf(state, seat).hand, mayDiscard };
    },
    take(play, _frame, { how, cards }) {
      const seat = play.state.active;
      const n = cards.length;
      if (n === 0) return 'nextHand';
      if (how === 'discard') {
        discard(play, seat, cards);
        return 'nextHand';
      }
      putUnderDeck(play, seat, cards);
      return { call: [{ kind: 'draw', step: 'next', seat, n, because: { rule: 'C-SET-9' } }], then: 'shuffle' };
    },
  }),

  /** Only after the new cards are drawn, so none of the returned ones comes back (C-AMB-20). */
  shuffle(play) {
    shuffleDeck(play, play.state.active, 'C-SET-9');
    return 'nextHand';
  },

  /** The first player redraws or discards before the second decides (C-SET-11); then the first turn begins (C-SET-14). */
  nextHand({ state }) {
    if (passesOn(state)) return 'hand';
    state.turn = 1;
    return { call: [{ kind: 'turn', step: 'begin' }], then: 'done' };
  },
});

type FirstPlayer = Rules['setup']['firstPlayer'];

const RULE_OF_ROLL: Readonly<Record<FirstPlayer, string>> = { 'highest die': 'C-SET-2', 'most shields': 'C-SET-3' };

/** What a roll for the first turn is worth: Shield above Axe above Bullseye, or the number of Shields. */
const SCORE: Readonly<Record<FirstPlayer, (faces: readonly Face[]) => number>> = {
  'highest die': faces => Math.max(...faces.map(face => FACES.indexOf(face))),
  'most shields': faces => faces.filter(face => face === 'shield').length,
};

/** Hands over to the second player; back to the first one, and no, if both have decided. */
function passesOn(state: ClassicState): boolean {
  state.active = opponentOf(state.active);
  return state.active !== state.first;
}

function shuffleDeck({ state, emit }: Game, seat: Seat, rule: string): void {
  shuffle(state.chance, playerOf(state, seat).deck);
  emit({ type: 'deckShuffled', player: seat }, rule);
}

function discard(play: Game, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) {
    outOfHand(playerOf(play.state, seat), card);
    play.emit({ type: 'cardDiscarded', player: seat, card }, 'C-SET-10');
    toGraveyard(play, seat, card, undefined, 'C-SET-10');
  }
  prosper(play, seat, cards.length, 'discarded cards', 'C-SET-10');
}

function putUnderDeck({ state, emit }: Game, seat: Seat, cards: readonly CardId[]): void {
  const player = playerOf(state, seat);
  for (const card of cards) {
    outOfHand(player, card);
    player.deck.unshift(card);
  }
  emit({ type: 'handRedrawn', player: seat, n: cards.length, cards }, 'C-SET-9');
}
