import type { Frame, Seat } from '@signum/kernel';
import type { BattleCard, CardId, Cost, RelicCard } from '../card.ts';
import { costOf, costOfPayment, payCost, payersOf, together } from '../city/city.ts';
import type { RelicId } from '../ids.ts';
import type { UseOf } from '../language/index.ts';
import { whyNotEnter } from '../legality/summon.ts';
import { cardOf, nextName, outOfHand, playerOf } from '../table/players.ts';
import { asking, steps, type FlowOf, type Game } from '../procedure.ts';
import { equip, replaceable } from '../table/relic-slots.ts';
import type { ClassicState } from '../state.ts';
import { canSurcharge, othersInHand, surchargeOf } from '../texts/surcharge.ts';
import { toDeck, toGraveyard } from '../table/zones.ts';
import { choosingOf } from './choosing.ts';
import { effectOf, type Pick } from '../texts/effect-frame.ts';

/** A Battle Deck card played from the hand (C-PLY-1). */
export interface PlayCardFrame extends Frame {
  readonly kind: 'playCard';
  step: 'begin' | 'declare' | 'discard' | 'payment' | 'played' | 'replace' | 'resolve' | 'spent' | 'surcharge';
  readonly seat: Seat;
  readonly card: CardId;
  picks: readonly Pick[];
  cancelled: boolean;
  /** Where a cancelled card goes, if the text that cancels it names a place. */
  to?: 'deck' | 'graveyard';
  /** Two copies of one card are two sources (C-ABL-8). */
  source?: string;
  /** What is bought on top of a character (C-KW-Surcharge). */
  surcharge?: UseOf<'surcharge'>;
  /** The relic that makes room (C-REL-3). */
  replaces?: RelicId;
  taps?: readonly CardId[];
  spent?: number;
  discards?: readonly CardId[];
}

export const playCard = steps<PlayCardFrame>({
  /** Targets and choices belong to the declaration (C-PLY-1); a First Word chooses when it is carried out (C-ABL-4). */
  begin({ state }, frame) {
    const { seat } = frame;
    const card = battleCard(state, frame);
    switch (card.type) {
      case 'character':
        return canSurcharge(state, seat, frame.card) ? 'surcharge' : 'payment';
      case 'spell':
        frame.source = nextName(state, 's');
        return { call: [choosingOf(textOf(frame), card.effect)], then: 'payment' };
      case 'relic':
        return replaceable(state, seat, card.slot).length > 0 ? 'replace' : 'payment';
      case 'tactic':
        return 'payment';
    }
  },

  surcharge: asking<PlayCardFrame, 'may'>({
    decide(state, frame) {
      const { seat, card } = frame;
      const { pay } = surchargeOf(state, seat, card)!;
      return { kind: 'may', seat, purpose: 'surcharge', card, keyword: 'surcharge', pay };
    },
    take({ state }, frame, { yes }) {
      if (yes) frame.surcharge = surchargeOf(state, frame.seat, frame.card)!;
      return 'payment';
    },
  }),

  replace: asking<PlayCardFrame, 'choose'>({
    decide(state, frame) {
      const { seat, card } = frame;
      const options = replaceable(state, seat, (battleCard(state, frame) as RelicCard).slot).map(({ id }) => id);
      return { kind: 'choose', seat, purpose: 'relic to replace', card, options, least: 1, most: 1 };
    },
    take(_play, frame, { chosen }) {
      frame.replaces = chosen[0] as RelicId;
      return 'payment';
    },
  }),

  payment: asking<PlayCardFrame, 'payment'>({
    decide(state, frame) {
      const { seat, card } = frame;
      return { kind: 'payment', seat, card, cost: wholeCost(state, frame), buildings: payersOf(state, seat) };
    },
    take(_play, frame, { buildings }) {
      frame.taps = buildings;
      return frame.surcharge?.pay.discard ? 'discard' : 'declare';
    },
  }),

  discard: asking<PlayCardFrame, 'choose'>({
    decide(state, frame) {
      const { seat, card } = frame;
      const n = frame.surcharge?.pay.discard ?? 0;
      const options = othersInHand(state, seat, card);
      return { kind: 'choose', seat, purpose: 'card to discard', card, options, least: n, most: n };
    },
    take(_play, frame, { chosen }) {
      frame.discards = chosen;
      return 'declare';
    },
  }),

  /** The whole cost is paid before anybody can answer (C-CST-4). Which tactic it is nobody else may learn (C-TAC-10). */
  declare(play, frame) {
    const { state, emit } = play;
    const { seat, card, picks } = frame;
    const { type } = battleCard(state, frame);
    const cost = wholeCost(state, frame);
    const player = playerOf(state, seat);
    outOfHand(player, card);
    if (type !== 'tactic') emit({ type: 'cardDeclared', player: seat, card, targets: targetsIn(picks) }, 'C-PLY-1');
    payCost(play, seat, cost, frame.taps!);
    frame.spent = cost.prosperity;
    for (const other of frame.discards ?? []) {
      outOfHand(player, other);
      emit({ type: 'cardDiscarded', player: seat, card: other }, 'C-KW-Surcharge');
      toGraveyard(play, seat, other);
    }
    if (type === 'character') emit({ type: 'summonDeclared', player: seat, card }, 'C-SUM-8');
    return 'resolve';
  },

  /** Whatever was cancelled gives nothing back (C-CST-5). */
  resolve(play, frame) {
    const { state } = play;
    const { seat, picks, surcharge } = frame;
    const card = battleCard(state, frame);
    if (frame.cancelled) return fail(play, frame);
    switch (card.type) {
      case 'spell':
        return { call: [effectOf(textOf(frame), card.effect, { picks })], then: 'spent' };
      case 'relic':
        equip(play, seat, card, frame.replaces);
        return 'played';
      case 'tactic':
        lay(play, frame);
        return 'done';
      case 'character': {
        if (whyNotEnter(state, seat, card.id, 'own side')) return fail(play, frame); // somebody took the last place (C-TIM-6)
        const more = surcharge && { surcharge: surcharge.effect };
        const entering = { how: 'from hand', near: 'own side', seat, card: card.id, ...more } as const;
        return { call: [{ kind: 'enter', step: 'begin', ...entering }], then: 'played' };
      }
    }
  },

  /** A spell is told and discarded when it has taken effect (C-SPL-1). */
  spent(play, { seat, card }) {
    play.emit({ type: 'spellResolved', player: seat, card }, 'C-SPL-1');
    toGraveyard(play, seat, card, undefined, 'C-SPL-1');
    return 'played';
  },

  played({ emit }, { seat, card }) {
    emit({ type: 'cardPlayed', player: seat, card }, 'C-PLY-1');
    return 'done';
  },
});

function battleCard(state: Readonly<ClassicState>, { card }: Readonly<PlayCardFrame>): BattleCard {
  return cardOf(state, card) as BattleCard;
}

function textOf({ seat, card, source }: PlayCardFrame): { seat: Seat; card: CardId; source: string } {
  return { seat, card, source: source! };
}

function wholeCost(state: Readonly<ClassicState>, { seat, card, surcharge }: Readonly<PlayCardFrame>): Cost {
  return together(costOf(state, seat, card), costOfPayment(surcharge?.pay));
}

/** What was chosen, modes left out: those are numbers. */
function targetsIn(picks: readonly Pick[]): string[] {
  return picks.flatMap(({ chosen }) => chosen.filter(id => !/^\d+$/.test(id)));
}

function fail(play: Game, { seat, card, to = 'graveyard' }: PlayCardFrame): FlowOf<PlayCardFrame> {
  play.emit({ type: 'cardCancelled', player: seat, card }, 'C-CST-5');
  if (to === 'deck') toDeck(play, seat, card);
  else toGraveyard(play, seat, card, undefined, 'C-CST-5');
  return 'done';
}

/** Face down; what was paid for it stays known (C-TAC-1, C-TAC-10). */
function lay({ state, emit }: Game, { seat, card, taps, spent }: PlayCardFrame): void {
  const tactic = nextName(state, 't');
  playerOf(state, seat).tactics.push({ id: tactic, card, paid: { buildings: taps!, prosperity: spent! } });
  emit({ type: 'tacticSet', player: seat, card, tactic }, 'C-TAC-1');
}
