import type { ClassicSetup, ClassicState, Happening } from '@signum/classic';
import { openReel, type Reel, type ReplayFile } from '@signum/host';
import { flawed, isFlawed, type Flawed, type Session } from '@signum/kernel';
import { classic } from './classic.ts';
import type { SeatPlan } from './contract.ts';
import type { Moment, ReplayFacts } from './messages.ts';

/** A replay that names nobody was not made here: its players stay nameless, and every screen has a word for that. */
export const NAMELESS: readonly SeatPlan[] = [
  { kind: 'person', name: '' },
  { kind: 'person', name: '' },
];

export interface OpenedReplay {
  readonly reel: Reel<ClassicState, Happening>;
  readonly facts: ReplayFacts;
}

/** Plays a recorded game through, which proves it, and tells what there is to see. */
export function replayFactsOf({ journal, seats }: ReplayFile): Flawed | OpenedReplay {
  const reel = openReel(classic, journal);
  if (isFlawed(reel)) return reel;
  const known = (seats ?? NAMELESS) as readonly SeatPlan[];
  if (known.length !== 2) return flawed('seats', 'are not two');
  const { edition } = reel.session.journal.setup as ClassicSetup;
  return { reel, facts: { edition, seats: known, moments: momentsOf(reel.session) } };
}

/** What each answer brought, in the order of play. Turns, throws and deaths are told by the events. */
function momentsOf({ told, journal }: Session<ClassicState, Happening>): Moment[] {
  let turn = 0;
  let active = 0;
  let events = 0;
  return told.map((list, index) => {
    let rolls = 0;
    let deaths = 0;
    for (const { event } of list) {
      if (event.type === 'turnStart') {
        turn += 1;
        active = event.player;
      }
      if (event.type === 'creatureEliminated') deaths += 1;
      if ('faces' in event) rolls += 1;
    }
    events += list.length;
    return { turn, active, by: journal.entries[index - 1]?.seat ?? null, rolls, deaths, events };
  });
}
