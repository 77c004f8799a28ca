import type { Frame, Seat } from '@signum/kernel';
import type { CardId } from '../card.ts';
import { findLiving } from '../table/creatures.ts';
import { entryOf, stabbersAt, type Near } from '../table/entry.ts';
import type { Happening } from '../happenings.ts';
import type { CreatureId } from '../ids.ts';
import type { Effect } from '../language/index.ts';
import { whyNotEnter } from '../legality/summon.ts';
import { giveTokens, newcomer } from '../table/newcomer.ts';
import { asking, steps, type FlowOf, type Game } from '../procedure.ts';
import type { Trigger } from '../reactions/trigger.ts';
import { triggersOf } from '../reactions/triggers-of.ts';
import { valueOf } from '../values/values.ts';
import { effectOf } from '../texts/effect-frame.ts';

/** A creature comes onto the Battlefield: position, tokens, Backstabs, then whatever answers its summoning (C-SUM-8, C-SUM-12). */
export interface EnterFrame extends Frame {
  readonly kind: 'enter';
  step: 'backstabs' | 'begin' | 'place' | 'summoned' | 'tokens';
  readonly seat: Seat;
  readonly card: CardId;
  readonly how: 'by an effect' | 'from hand';
  readonly near: Near;
  /** What was bought on top with the card (C-KW-Surcharge). */
  readonly surcharge?: Effect;
  creature?: CreatureId;
  stabbers?: readonly CreatureId[];
  /** What its summoning sets off on itself, even if it does not live to see it (C-AMB-37). */
  words?: readonly Trigger[];
}

export const enter = steps<EnterFrame>({
  /** Without a place nothing is summoned (C-SUM-12). */
  begin({ state }, { seat, card, near }) {
    return whyNotEnter(state, seat, card, near) ? 'done' : 'place';
  },

  place: asking<EnterFrame, 'place'>({
    decide(state, { seat, card, near }) {
      return { kind: 'place', seat, ...entryOf(state, seat, card, near) };
    },
    surelyAsks: () => true,
    take({ state }, frame, { x, y }) {
      const { seat, card, near } = frame;
      frame.stabbers = stabbersAt(entryOf(state, seat, card, near), { x, y });
      const creature = newcomer(state, seat, card, { x, y });
      creature.activated = true; // it does nothing more this turn (C-SUM-9)
      state.creatures.push(creature);
      frame.creature = creature.id;
      return 'tokens';
    },
  }),

  tokens(play, frame) {
    const creature = findLiving(play.state, frame.creature!);
    if (!creature) return 'done';
    frame.words = triggersOf(play.state, summoning(frame), 0).filter(({ bearer }) => bearer === creature.id);
    giveTokens(play, creature);
    if (frame.surcharge === undefined) return 'backstabs';
    const { id, controller, card } = creature;
    const text = { seat: controller, source: `${id} surcharge`, card, bearer: id };
    return { call: [effectOf(text, frame.surcharge)], then: 'backstabs' };
  },

  backstabs({ state }, frame) {
    const creature = findLiving(state, frame.creature!);
    if (!creature) return 'summoned';
    const stabbers = (frame.stabbers ?? []).filter(id => findLiving(state, id));
    if (stabbers.length === 0) return 'summoned';
    return {
      call: [{ kind: 'backstab', step: 'begin', victim: creature.id, stabbers, hiddenMay: true }], // C-BST-8
      then: 'summoned',
    };
  },

  summoned(play, frame) {
    const creature = findLiving(play.state, frame.creature!);
    if (!creature) return lastWishes(play, frame);
    if (valueOf('rushes', creature, play.state)) creature.activated = false; // C-KW-Rush
    play.emit(summoning(frame), 'C-SUM-8');
    if (creature.kind === 'minion') play.emit({ type: 'minionSummoned', who: creature.id }, 'C-SUM-13');
    return 'done';
  },
});

function summoning({ seat, card, creature, how }: EnterFrame): Happening {
  return { type: 'creatureSummoned', player: seat, card, who: creature!, how };
}

/** Killed while it entered: what its own card says of its summoning is carried out nevertheless (C-AMB-37). */
function lastWishes({ emit }: Game, frame: EnterFrame): FlowOf<EnterFrame> {
  const { words = [] } = frame;
  const cause = emit(summoning(frame), 'C-SUM-8');
  if (words.length === 0) return 'done';
  const triggers = words.map(word => ({ ...word, cause }));
  return { call: [{ kind: 'window', step: 'next', triggers, events: [], passed: [], answered: [] }], then: 'done' };
}
