import type { Frame, Seat } from '@signum/kernel';
import type { Happening } from '../happenings.ts';
import type { CreatureId, TacticId } from '../ids.ts';
import type { Triggered } from '../language/index.ts';
import { cardOf, playerOf, turnOrder } from '../table/players.ts';
import { asking, steps, type FlowOf } from '../procedure.ts';
import { matches } from '../reactions/matches.ts';
import type { Trigger } from '../reactions/trigger.ts';
import { triggersOf } from '../reactions/triggers-of.ts';
import { seenEvent } from '../seen.ts';
import type { ClassicState, Creature, Tactic } from '../state.ts';
import { whyNotDeclare } from '../texts/declarable.ts';
import type { Text } from '../texts/text.ts';
import { knowing } from '../values/values.ts';

/** The window of one event, or of several that happened together (C-TIM-3). */
export interface WindowFrame extends Frame {
  readonly kind: 'window';
  step: 'consider' | 'next' | 'order' | 'renew' | 'tactic' | 'tactics';
  /** What was set off and still waits. */
  triggers: readonly Trigger[];
  /** Events that tactics may answer. */
  readonly events: readonly Happening[];
  /** Who left the Battlefield with these events: tactics answer to what they were (C-TAC-8). */
  readonly departed?: readonly Creature[];
  /** Who passed since the last tactic. */
  passed: readonly Seat[];
  /** Names of tactics that answered already (C-TAC-6). */
  answered: readonly string[];
  /** At the end of an activation: what was set off so far, so that only what is new comes in addition (C-TIM-18). */
  ofEnd?: { readonly event: ActivationEnd; readonly cause: number; readonly known: readonly string[] };
  /** At the start of an activation: whose, if something optional of its own was set off (C-ACT-2). */
  readonly ofStart?: CreatureId;
}

export type ActivationEnd = Extract<Happening, { readonly type: 'activationEnd' }>;

export const window = steps<WindowFrame>({
  /** Compulsory ones of the active player, then of the others, then optional ones in the same order (C-TIM-3). */
  next({ state }, frame) {
    const group = nextGroup(state, frame);
    const [first] = group;
    if (!first) return 'tactics';
    return group.length > 1 && isInOrder(state, frame, first) ? 'order' : begin(state, frame, first);
  },

  order: asking<WindowFrame, 'order'>({
    decide(state, frame) {
      const options = nextGroup(state, frame);
      return { kind: 'order', seat: options[0]!.seat, of: 'triggers', options: options.map(asSimultaneous) };
    },
    take: ({ state }, frame, { next }) => begin(state, frame, nextGroup(state, frame)[next]!),
  }),

  consider: asking<WindowFrame, 'may'>({
    decide(state, frame) {
      const { seat, card, keyword, bearer } = nextGroup(state, frame)[0]!;
      return {
        kind: 'may',
        seat,
        purpose: 'trigger',
        card,
        ...(keyword !== undefined && { keyword }),
        ...(bearer !== undefined && { creature: bearer }),
      };
    },
    take({ state }, frame, { yes }) {
      const trigger = nextGroup(state, frame)[0]!;
      if (yes) return carryOut(frame, trigger);
      frame.triggers = frame.triggers.filter(one => one !== trigger);
      return 'next';
    },
  }),

  /** An ability that the active creature has gained at the end of its activation still counts there (C-TIM-18). */
  renew({ state }, frame) {
    const { event, cause, known } = frame.ofEnd!;
    const gained = triggersOf(state, event, cause).filter(
      ({ bearer, source }) => bearer === event.who && !known.includes(source),
    );
    frame.triggers = [...frame.triggers, ...gained];
    frame.ofEnd = { event, cause, known: [...known, ...gained.map(({ source }) => source)] };
    return 'next';
  },

  /** After each revealed tactic the window is offered again, until everybody passes in succession (C-TIM-3). */
  tactics({ state }, frame) {
    if (frame.events.length === 0) return 'done';
    if (state.rules.tactics.reveal === 'at once') {
      const seat = answerers(state).find(one => usable(state, frame, one).length > 0);
      // in the order in which they were laid: whoever asked for another would tell that more lies there (C-TAC-4, C-TIM-22)
      return seat === undefined ? 'done' : reveal(state, frame, seat, usable(state, frame, seat)[0]!.id);
    }
    return nextAsked(state, frame) === undefined ? 'done' : 'tactic';
  },

  tactic: asking<WindowFrame, 'tactic'>({
    decide(state, frame) {
      const seat = nextAsked(state, frame)!;
      const events = frame.events.map(event => seenEvent(event, seat)); // a drawn card stays its owner's secret (C-ZON-1)
      return { kind: 'tactic', seat, events, usable: usable(state, frame, seat).map(({ id }) => id) };
    },
    surelyAsks: () => true,
    list(state, frame) {
      const open = usable(state, frame, nextAsked(state, frame)!);
      return [PASS, ...open.map(({ id }) => ({ kind: 'tactic', tactic: id }) as const)];
    },
    pick(state, frame, draw) {
      const open = usable(state, frame, nextAsked(state, frame)!);
      const at = draw(open.length + 1);
      return at === 0 ? PASS : { kind: 'tactic', tactic: open[at - 1]!.id };
    },
    recognises(state, frame, seat, answer) {
      const { kind, tactic, ...rest } = answer as { kind?: unknown; tactic?: unknown };
      const isPass = kind === 'tactic' && tactic === 'pass' && Object.keys(rest).length === 0;
      return isPass && seat === nextAsked(state, frame) ? { kind, tactic } : undefined;
    },
    take({ state }, frame, { tactic }) {
      const seat = nextAsked(state, frame)!;
      if (tactic !== 'pass') return reveal(state, frame, seat, tactic);
      frame.passed = [...frame.passed, seat];
      return nextAsked(state, frame) === undefined ? 'done' : 'tactic';
    },
  }),
});

const PASS = { kind: 'tactic', tactic: 'pass' } as const;

/** The triggers that come next: those of one player that it puts in order, or all its optional ones. */
function nextGroup(state: Readonly<ClassicState>, frame: Readonly<WindowFrame>): readonly Trigger[] {
  const { triggers } = frame;
  if (triggers.length < 2) return triggers;
  for (const belongs of [isInOrder, isOptional]) {
    for (const seat of turnOrder(state)) {
      const group = triggers.filter(trigger => trigger.seat === seat && belongs(state, frame, trigger));
      if (group.length > 0) return group;
    }
  }
  return [];
}

/**
 * Compulsory ones are put in order by their player; at the start and the end of an activation all that the creature itself
 * sets off, optional or not (C-ACT-2, C-TIM-18).
 */
function isInOrder(
  state: Readonly<ClassicState>,
  { ofEnd, ofStart }: Readonly<WindowFrame>,
  trigger: Trigger,
): boolean {
  if (!trigger.optional) return true;
  const activated = ofEnd?.event.who ?? ofStart;
  return activated !== undefined && trigger.bearer === activated && canHappen(state, trigger);
}

function isOptional(_state: Readonly<ClassicState>, _frame: Readonly<WindowFrame>, { optional }: Trigger): boolean {
  return optional;
}

/** The turn of a trigger has come: it is carried out, or its player asked about it. */
function begin(state: Readonly<ClassicState>, frame: WindowFrame, trigger: Trigger): FlowOf<WindowFrame> {
  if (!trigger.optional) return carryOut(frame, trigger);
  const others = frame.triggers.filter(one => one !== trigger);
  if (!canHappen(state, trigger)) {
    frame.triggers = others;
    return 'next';
  }
  if (nextGroup(state, frame)[0] !== trigger) frame.triggers = [trigger, ...others]; // the first is the one considered
  return 'consider';
}

/** Nobody is asked about an optional text that has nothing to point at when its turn comes (C-ABL-4). */
function canHappen(state: Readonly<ClassicState>, { frames }: Trigger): boolean {
  return frames.some(frame => frame.kind !== 'effect' || !whyNotDeclare(state, frame.text, frame.todo[0]!.effect));
}

/** A trigger is carried out completely, with all that it sets off itself, before the next one (C-TIM-4). */
function carryOut(frame: WindowFrame, trigger: Trigger): FlowOf<WindowFrame> {
  frame.triggers = frame.triggers.filter(one => one !== trigger);
  const { source, cause, frames } = trigger;
  const call = frames.map(called => ({ ...called, because: { ...called.because, source, cause } }));
  return { call, then: frame.ofEnd ? 'renew' : 'next' };
}

function asSimultaneous({ source, card, keyword, bearer }: Trigger) {
  return {
    source,
    card,
    ...(keyword !== undefined && { keyword }),
    ...(bearer !== undefined && { creature: bearer }),
  };
}

/** Who may reveal: the others in turn order; in the oldest edition everybody, the active player last (C-TIM-3, C-TAC-5). */
function answerers(state: Readonly<ClassicState>): Seat[] {
  const [active, ...others] = turnOrder(state);
  return [...others, active!];
}

function nextAsked(state: Readonly<ClassicState>, { passed }: Readonly<WindowFrame>): Seat | undefined {
  // as `answerers` has them, but asked for after every event of a game
  const { active, players } = state;
  for (let step = 1; step <= players.length; step += 1) {
    const seat = (active + step) % players.length;
    if (!passed.includes(seat) && isOffered(state, seat)) return seat;
  }
  return undefined;
}

/** A player with a face-down tactic is asked, whatever it is (C-TIM-22). In one's own turn only what some tactic could answer there. */
function isOffered(state: Readonly<ClassicState>, seat: Seat): boolean {
  if (seat === state.active && !actsInOwnTurn(state)) return false;
  return playerOf(state, seat).tactics.some(({ id }) => !isOpen(state, id));
}

/** A tactic that is being revealed lies open already: it is asked about no more. */
function faceDown(state: Readonly<ClassicState>, seat: Seat): Tactic[] {
  return playerOf(state, seat).tactics.filter(({ id }) => !isOpen(state, id));
}

function isOpen({ frames }: Readonly<ClassicState>, id: TacticId): boolean {
  return frames.some(frame => frame.kind === 'revealTactic' && frame.tactic === id);
}

/** Does any tactic of the set act in its owner's turn? That is public, unlike which tactics lie there. */
function actsInOwnTurn(state: Readonly<ClassicState>): boolean {
  return state.rules.tactics.actIn === 'every turn' || state.ownTurnTactics;
}

/** Face-down tactics of a player whose condition is met (C-TAC-8). */
function usable(state: Readonly<ClassicState>, frame: Readonly<WindowFrame>, seat: Seat): Tactic[] {
  return faceDown(state, seat).filter(tactic => {
    const { rules, active } = state;
    const ability = abilityOf(state, tactic);
    if (seat === active && rules.tactics.actIn !== 'every turn' && !ability.anyTurn) return false;
    if (rules.tactics.sameName === 'one an occurrence' && frame.answered.includes(tactic.card)) return false;
    return eventsFor(state, frame, seat, tactic).length > 0;
  });
}

function abilityOf(state: Readonly<ClassicState>, { card }: Readonly<Tactic>): Triggered {
  return cardOf(state, card).abilities![0] as Triggered;
}

/** What of a window a tactic can answer. */
function eventsFor(
  state: Readonly<ClassicState>,
  { events, departed }: Readonly<WindowFrame>,
  seat: Seat,
  tactic: Readonly<Tactic>,
): Happening[] {
  const text: Text = { seat, source: tactic.id, card: tactic.card, tactic: tactic.id };
  const then = departed === undefined ? state : { ...state, creatures: [...state.creatures, ...departed] };
  return events.filter(event => matches(then, text, abilityOf(state, tactic), event, knowing(then)));
}

function reveal(state: Readonly<ClassicState>, frame: WindowFrame, seat: Seat, id: TacticId): FlowOf<WindowFrame> {
  const tactic = playerOf(state, seat).tactics.find(one => one.id === id)!;
  const [event, ...others] = eventsFor(state, frame, seat, tactic);
  frame.passed = [];
  frame.answered = [...frame.answered, tactic.card];
  const revealed = { kind: 'revealTactic', step: 'reveal', seat, tactic: id, event: event!, cancelled: false } as const;
  const more = others.length > 0 && isAboutThat(abilityOf(state, tactic)) && { others };
  return { call: [{ ...revealed, ...more, because: { source: id } }], then: 'tactics' };
}

/** Does its text speak of the creature to whom the event happened? If not, any of several events will do. */
function isAboutThat({ effect }: Triggered): boolean {
  return JSON.stringify(effect).includes('"that creature"');
}
