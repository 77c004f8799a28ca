import { findLiving } from '../table/creatures.ts';
import { rollDice } from '../dice.ts';
import { candidatesOf } from '../texts/candidates.ts';
import {
  awaitedBy,
  canChoose,
  choiceFor,
  choicesIn,
  isChoosing,
  withChosen,
  withPlace,
  type Awaited,
  type Choosing,
} from '../texts/choice.ts';
import { isSequence, possibleModes, whyNotDeclare } from '../texts/declarable.ts';
import { verbs } from '../effects/index.ts';
import { branchOf, current, goOn, textOf, treat, type Part } from '../texts/instructions.ts';
import { meantBy } from '../texts/meaning.ts';
import { seatOf } from '../texts/seats.ts';
import { endUse, isUsedUp, noteUse } from '../texts/uses.ts';
import { doingOf, type VerbRule } from '../texts/verb.ts';
import { whyNotMakePayment } from '../city/city.ts';
import { holds } from '../texts/holds.ts';
import type { CreatureId } from '../ids.ts';
import type { Combinator, RollMany, VerbEffect } from '../language/index.ts';
import { asking, steps, type FlowOf } from '../procedure.ts';
import type { ClassicState } from '../state.ts';
import { mannerOf } from '../texts/targeting.ts';
import { knowing } from '../values/values.ts';
import type { EffectFrame } from '../texts/effect-frame.ts';
import { payTextOf } from './pay-text.ts';

/**
 * Carries out a text, one instruction a step, so that state checks and windows come in between (C-TIM-11). Combinators put
 * further instructions in front; a verb waits for its choices and then acts. What cannot be done is left out.
 */
export const effect = steps<EffectFrame>({
  begin({ state }, frame) {
    return isUsedUp(state, frame) ? 'done' : 'next';
  },

  next({ state }, frame) {
    const [instruction] = frame.todo;
    if (!instruction) {
      endUse(state, frame);
      return 'done';
    }
    const { effect: part } = instruction;
    if (isSequence(part)) return goOn(frame, ...part.map((one, index): Part => [`${index}`, one]));
    return isChoosing(part) ? awaitChoices(state, frame, part) : combine(state, frame, part);
  },

  choose: asking<EffectFrame, 'choose'>({
    decide(state, frame) {
      const part = frame.todo[0]!.effect as Choosing;
      const { seat, options, least, most } = choiceFor(state, textOf(frame), part, awaitedIn(frame)!);
      return { kind: 'choose', seat, purpose: 'target', card: frame.text.card, options, least, most };
    },
    take(_play, frame, { chosen }) {
      frame.picks = [...frame.picks, { path: awaitedIn(frame)!.path, chosen }];
      return 'next';
    },
  }),

  mode: asking<EffectFrame, 'mode'>({
    decide(state, frame) {
      const { of } = current(frame, 'choose one');
      const { seat, card } = frame.text;
      return { kind: 'mode', seat, card, options: of, possible: possibleModes(state, textOf(frame), of) };
    },
    take(_play, frame, { mode }) {
      return goOn(frame, [`of.${mode}`, current(frame, 'choose one').of[mode]]);
    },
  }),

  may: asking<EffectFrame, 'may'>({
    decide(_state, { text: { seat, card } }) {
      return { kind: 'may', seat, purpose: 'effect', card };
    },
    take(_play, frame, { yes }) {
      return yes ? goOn(frame, ['effect', current(frame, 'may').effect]) : goOn(frame);
    },
  }),

  /** Whoever pays sets off the one thing, whoever does not the other. */
  pay: asking<EffectFrame, 'may'>({
    decide(state, frame) {
      const { who, cost } = current(frame, 'pay');
      return {
        kind: 'may',
        seat: seatOf(state, textOf(frame), who)!,
        purpose: 'pay',
        card: frame.text.card,
        pay: cost,
      };
    },
    take({ state }, frame, { yes }) {
      const { who, cost, then, else: otherwise } = current(frame, 'pay');
      if (!yes) return goOn(frame, ['else', otherwise]);
      const seat = seatOf(state, textOf(frame), who)!;
      goOn(frame, ['then', then]);
      return { call: [payTextOf(seat, frame.text.card, cost)], then: 'next' };
    },
  }),

  /** Those of a `for each` are treated one after the other, in the order of the text's controller. */
  order: asking<EffectFrame, 'order'>({
    decide(_state, { text: { seat, source }, todo }) {
      return { kind: 'order', seat, of: 'creatures', options: todo[0]!.left!.map(creature => ({ source, creature })) };
    },
    take(_play, frame, { next }) {
      return treat(frame, frame.todo[0]!.left![next]!);
    },
  }),

  roll(play, frame) {
    const part = current(frame, 'roll');
    noteUse(play, frame);
    const isMany = 'dice' in part;
    const faces = rollDice(play.state.chance, isMany ? part.dice : 1, ...(isMany ? [part.success] : []));
    const { seat, card, bearer } = frame.text;
    const who = bearer === undefined ? {} : { who: bearer };
    play.emit({ type: 'diceRolled', player: seat, why: 'card', card, faces, ...who });
    if (!isMany) return goOn(frame, ...branchOf(part.on, faces[0]!));
    const successes = faces.filter(face => part.success.includes(face)).length;
    frame.text = { ...frame.text, successes, failures: faces.length - successes };
    return goOn(frame, ['fail', part.fail], ['effect', part.effect]);
  },

  do(play, frame) {
    const { path, effect: part } = frame.todo[0]!;
    frame.text = withPlace(play.state, frame.text);
    const text = textOf(frame);
    const verb = part as VerbEffect;
    noteUse(play, frame);
    const meaning = (aim: string) => meantBy(play.state, text, verb, aim, path, frame.picks);
    frame.summoning = verb.do === 'summon' ? (meaning('what')[0] ?? null) : null;
    const call = (verbs[verb.do] as VerbRule)(doingOf(play, text, verb, meaning)) ?? [];
    goOn(frame);
    return call.length === 0 ? 'next' : { call, then: verb.do === 'summon' ? 'summoned' : 'next' };
  },

  /** A creature that a text puts into play counts as chosen by it. */
  summoned({ state }, frame) {
    const newcomer = state.creatures.findLast(
      ({ card, controller }) => card === frame.summoning && controller === frame.text.seat,
    );
    if (newcomer) frame.text = withChosen(state, frame.text, [newcomer.id]);
    frame.summoning = null;
    return 'next';
  },
});

/** A verb, or a roll for somebody chosen, waits until everything is chosen; without anything to choose from it is left out. */
function awaitChoices(state: ClassicState, frame: EffectFrame, part: Choosing): FlowOf<EffectFrame> {
  for (const [aim] of choicesIn(part)) {
    const pick = frame.picks.find(({ path }) => path === `${frame.todo[0]!.path}.${aim}`);
    if (pick) frame.text = withChosen(state, frame.text, pick.chosen);
  }
  const awaited = awaitedIn(frame);
  if (awaited) return canChoose(state, textOf(frame), part, awaited) ? 'choose' : goOn(frame);
  return part.do === 'roll' ? 'roll' : 'do';
}

/** What the first instruction still waits for. */
function awaitedIn({ todo, picks }: Readonly<EffectFrame>): Awaited | undefined {
  const { path, effect: part } = todo[0]!;
  return awaitedBy(path, part as Choosing, picks);
}

function combine(state: ClassicState, frame: EffectFrame, part: Exclude<Combinator, RollMany>): FlowOf<EffectFrame> {
  const text = textOf(frame);
  switch (part.do) {
    case 'if':
      return holds(state, text, part.cond, knowing(state))
        ? goOn(frame, ['then', part.then])
        : goOn(frame, ['else', part.else]);
    case 'may':
      return whyNotDeclare(state, text, part.effect) ? goOn(frame) : 'may';
    case 'pay': {
      const seat = seatOf(state, text, part.who);
      const isAble = seat !== undefined && !whyNotMakePayment(state, seat, part.cost);
      const isPointless = part.who === 'you' && part.then !== undefined && whyNotDeclare(state, text, part.then);
      return isAble && !isPointless ? 'pay' : goOn(frame, ['else', part.else]);
    }
    case 'choose one': {
      const picked = frame.picks.find(({ path }) => path === frame.todo[0]!.path)?.chosen[0];
      if (picked !== undefined) return goOn(frame, [`of.${picked}`, part.of[Number(picked)]]);
      return possibleModes(state, text, part.of).length > 0 ? 'mode' : goOn(frame);
    }
    case 'for each':
      return turnToNext(state, frame, part);
    case 'roll':
      return 'roll';
  }
}

/** The set is fixed at the beginning; whoever has gone meanwhile is passed over. */
function turnToNext(
  state: ClassicState,
  frame: EffectFrame,
  { of }: Extract<Combinator, { do: 'for each' }>,
): FlowOf<EffectFrame> {
  const [loop, ...rest] = frame.todo;
  const text = textOf(frame);
  const all = loop!.left ?? (candidatesOf(state, text, of, mannerOf(state, text)) as CreatureId[]);
  const left = all.filter(id => findLiving(state, id));
  if (left.length === 0) return goOn(frame);
  frame.todo = [{ ...loop!, left }, ...rest];
  return left.length === 1 ? treat(frame, left[0]!) : 'order';
}
