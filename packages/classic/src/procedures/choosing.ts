import type { Frame } from '@signum/kernel';
import {
  awaitedBy,
  canChoose,
  choiceFor,
  choicesIn,
  withChosen,
  type Awaited,
  type Choosing,
} from '../texts/choice.ts';
import { isSequence, possibleModes } from '../texts/declarable.ts';
import { holds } from '../texts/holds.ts';
import { readDescription } from '../texts/matching.ts';
import type { Effect } from '../language/index.ts';
import { asking, steps } from '../procedure.ts';
import type { ClassicState } from '../state.ts';
import type { Text } from '../texts/text.ts';
import { knowing } from '../values/values.ts';
import type { Instruction, Pick } from '../texts/effect-frame.ts';

/** All choices of a text, made when it is declared (C-PLY-1, C-ABL-4). They are handed to whoever called. */
export interface ChoosingFrame extends Frame {
  readonly kind: 'choosing';
  step: 'choose' | 'mode' | 'next';
  text: Text;
  todo: readonly Instruction[];
  picks: readonly Pick[];
}

/** Choices of a text about to be declared; the frame that calls this has a field `picks` for them. */
export function choosingOf(text: Text, effect: Effect): ChoosingFrame {
  return { kind: 'choosing', step: 'next', text, todo: [{ path: '', effect }], picks: [] };
}

/**
 * Walks through a text without carrying anything out. The branches of a roll are chosen for before the die falls; what is
 * optional, what somebody else chooses and what is done one by one is chosen when its time comes.
 */
export const choosing = steps<ChoosingFrame>({
  /** On to the next choice in one go: nothing happens in between. */
  next({ state }, frame) {
    for (;;) {
      const [instruction, ...rest] = frame.todo;
      if (!instruction) {
        handOver(state, frame);
        return 'done';
      }
      const where = readOn(state, frame, instruction, rest);
      if (where !== 'next') return where;
    }
  },

  choose: asking<ChoosingFrame, 'choose'>({
    decide(state, frame) {
      const effect = frame.todo[0]!.effect as Choosing;
      const { seat, options, least, most } = choiceFor(state, frame.text, effect, awaitedIn(frame, effect)!);
      return { kind: 'choose', seat, purpose: 'target', card: frame.text.card, options, least, most };
    },
    take({ state }, frame, { chosen }) {
      const { path } = awaitedIn(frame, frame.todo[0]!.effect as Choosing)!;
      frame.picks = [...frame.picks, { path, chosen }];
      frame.text = withChosen(state, frame.text, chosen);
      return 'next';
    },
  }),

  mode: asking<ChoosingFrame, 'mode'>({
    decide(state, { text, todo }) {
      const { effect } = todo[0]!;
      if (isSequence(effect) || effect.do !== 'choose one') throw new Error('there is nothing to choose one of');
      return {
        kind: 'mode',
        seat: text.seat,
        card: text.card,
        options: effect.of,
        possible: possibleModes(state, text, effect.of),
      };
    },
    take(_play, frame, { mode }) {
      frame.picks = [...frame.picks, { path: frame.todo[0]!.path, chosen: [`${mode}`] }];
      return 'next';
    },
  }),
});

/** Reads the first instruction of a text: what must be chosen there, or else on to what comes next. */
function readOn(
  state: Readonly<ClassicState>,
  frame: ChoosingFrame,
  { path, effect }: Instruction,
  rest: readonly Instruction[],
): 'choose' | 'mode' | 'next' {
  const goOn = (...parts: [name: string, effect: Effect | undefined][]): 'next' => {
    const further = parts.flatMap(([name, part]) =>
      part === undefined ? [] : [{ path: `${path}.${name}`, effect: part }],
    );
    frame.todo = [...further, ...rest];
    return 'next';
  };
  if (isSequence(effect)) return goOn(...effect.map((part, index): [string, Effect] => [`${index}`, part]));
  switch (effect.do) {
    case 'if':
      return holds(state, frame.text, effect.cond, knowing(state))
        ? goOn(['then', effect.then])
        : goOn(['else', effect.else]);
    case 'pay':
      return goOn(['then', effect.then], ['else', effect.else]);
    case 'may':
    case 'for each':
      return goOn();
    case 'choose one': {
      const pick = frame.picks.find(one => one.path === path);
      if (pick) return goOn([`of.${pick.chosen[0]}`, effect.of[Number(pick.chosen[0])]]);
      return possibleModes(state, frame.text, effect.of).length > 0 ? 'mode' : goOn();
    }
    case 'roll':
      if ('on' in effect)
        return goOn(
          ...Object.entries<Effect | undefined>(effect.on).map(([face, part]): [string, Effect | undefined] => [
            `on.${face}`,
            part,
          ]),
        );
      if (isChoiceOpen(state, frame, effect)) return 'choose';
      return goOn(['fail', effect.fail], ['effect', effect.effect]);
    default:
      if (isChoiceOpen(state, frame, effect)) return 'choose';
      leaveBuildings(frame, effect);
      return goOn();
  }
}

/** What the first instruction still waits for. */
function awaitedIn({ todo, picks }: Readonly<ChoosingFrame>, effect: Choosing): Awaited | undefined {
  return awaitedBy(todo[0]!.path, effect, picks, 'controller');
}

/** Where there is nothing to choose from yet, there may be later. */
function isChoiceOpen(state: Readonly<ClassicState>, frame: Readonly<ChoosingFrame>, effect: Choosing): boolean {
  const awaited = awaitedIn(frame, effect);
  return awaited !== undefined && canChoose(state, frame.text, effect, awaited);
}

/**
 * Buildings are chosen now or not at all: the ones that are tapped to pay come too late, whether others were tapped before
 * or not (C-PLY-1).
 */
function leaveBuildings(frame: ChoosingFrame, effect: Choosing): void {
  for (const [aim, { choose, chooser }] of choicesIn(effect)) {
    const path = `${frame.todo[0]!.path}.${aim}`;
    if (chooser !== undefined || !readDescription(choose).kind.endsWith('building')) continue;
    if (!frame.picks.some(one => one.path === path)) frame.picks = [...frame.picks, { path, chosen: [] }];
  }
}

function handOver(state: ClassicState, frame: ChoosingFrame): void {
  const caller = state.frames[state.frames.indexOf(frame) - 1];
  if (caller && 'picks' in caller) caller.picks = frame.picks;
}
