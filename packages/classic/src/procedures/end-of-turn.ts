import type { Frame } from '@signum/kernel';
import { creatureOf } from '../table/creatures.ts';
import { endingShown, givenBy, isOrderOpen, nextEndings, type Ending } from '../ending/endings.ts';
import { expire } from '../ending/expiry.ts';
import type { Happening } from '../happenings.ts';
import { asking, steps, type FlowOf, type Game, type Steps } from '../procedure.ts';
import { aftermath } from '../reactions/aftermath.ts';
import type { Trigger } from '../reactions/trigger.ts';
import { triggersOf } from '../reactions/triggers-of.ts';
import type { ClassicState } from '../state.ts';

/** What works at the end of a turn and what lasts until then, in the order that their players choose (C-TIM-16). */
export interface EndOfTurnFrame extends Frame {
  readonly kind: 'endOfTurn';
  step: 'collect' | 'consider' | 'next' | 'order' | 'tactics';
  /** Abilities that were set off and still wait. What expires is read from the creatures, so that nothing is forgotten. */
  triggers: readonly Trigger[];
  /** Have tactics had their say? */
  isAnswered: boolean;
}

export function endOfTurnOf(): EndOfTurnFrame {
  return { kind: 'endOfTurn', step: 'collect', triggers: [], isAnswered: false };
}

export const endOfTurn: Steps<EndOfTurnFrame> = {
  ...steps<EndOfTurnFrame>({
    collect,

    next(play, frame) {
      const endings = nextEndings(play.state, frame.triggers);
      if (endings.length === 0) return frame.isAnswered ? 'done' : 'tactics';
      return isOrderOpen(play.state, endings) ? 'order' : carryOut(play, frame, endings[0]!);
    },

    order: asking<EndOfTurnFrame, 'order'>({
      decide(state, { triggers }) {
        const endings = nextEndings(state, triggers);
        const options = endings.map(ending => endingShown(state, ending));
        return { kind: 'order', seat: endings[0]!.seat, of: 'end of turn', options };
      },
      take: (play, frame, { next }) => carryOut(play, frame, nextEndings(play.state, frame.triggers)[next]!),
    }),

    consider: asking<EndOfTurnFrame, 'may'>({
      decide(_state, { triggers }) {
        const { seat, card, keyword, bearer } = triggers[0]!;
        return {
          kind: 'may',
          seat,
          purpose: 'trigger',
          card,
          ...(keyword !== undefined && { keyword }),
          ...(bearer !== undefined && { creature: bearer }),
        };
      },
      take(_play, frame, { yes }) {
        if (yes) return setOff(frame, frame.triggers[0]!);
        frame.triggers = frame.triggers.slice(1);
        return 'next';
      },
    }),

    /** Tactics come last in every window (C-TIM-3). What they give until the end of the turn ends at once. */
    tactics({ state }, frame) {
      frame.isAnswered = true;
      return { call: aftermath(state, frame, [endOf(state)], []), then: 'next' };
    },
  }),
  collect, // not watched: a window would carry its triggers out before anything expires
};

function collect({ state, emit }: Game, frame: EndOfTurnFrame): FlowOf<EndOfTurnFrame> {
  const event = endOf(state);
  frame.triggers = triggersOf(state, event, emit(event, 'C-TRN-23'));
  return 'next';
}

function endOf({ active }: Readonly<ClassicState>): Happening {
  return { type: 'endOfTurn', player: active };
}

function carryOut(play: Game, frame: EndOfTurnFrame, ending: Ending): FlowOf<EndOfTurnFrame> {
  switch (ending.what) {
    case 'control':
      returnControl(play, ending);
      return 'next';
    case 'effect':
      for (const { creature, gain } of givenBy(play.state, ending)) expire(play, creature, gain);
      return 'next';
    case 'trigger': {
      const { trigger } = ending;
      if (!trigger.optional) return setOff(frame, trigger);
      frame.triggers = [trigger, ...frame.triggers.filter(one => one !== trigger)]; // the first is the one considered
      return 'consider';
    }
  }
}

/** Whatever is on the creature stays on it (C-CTL-4). */
function returnControl({ state, emit }: Game, { creature: id }: Extract<Ending, { what: 'control' }>): void {
  const creature = creatureOf(state, id);
  const borrower = creature.controller;
  creature.controller = creature.owner;
  emit({ type: 'controlEnded', who: id, player: borrower }, 'C-CTL-4');
}

/** A trigger is carried out completely before the next ending (C-TIM-4). */
function setOff(frame: EndOfTurnFrame, trigger: Trigger): FlowOf<EndOfTurnFrame> {
  frame.triggers = frame.triggers.filter(one => one !== trigger);
  const { source, cause, frames } = trigger;
  return { call: frames.map(called => ({ ...called, because: { ...called.because, source, cause } })), then: 'next' };
}
