import type { Answer, Seat } from '@signum/kernel';
import type { Catalogue } from '../card.ts';
import type { Decisions } from '../decisions/index.ts';
import { Playthrough } from './playthrough.ts';
import type { Telling } from './read-scenario.ts';
import { carryOut } from './run-scenario.ts';
import { stage } from './stage/stage.ts';

/** One answer of a story, and whose it is. */
export interface StoryReply {
  readonly seat: Seat;
  readonly answer: Answer<Decisions>;
}

/**
 * What the players of a scenario answer, in order. With the dice of the file they lead where the file says, so that somebody
 * may be shown them one by one. A story that goes wrong ends there.
 */
export function storyOf({ scenario, edition }: Telling, catalogue: Catalogue): readonly StoryReply[] {
  const playthrough = new Playthrough();
  playthrough.begin(stage(scenario, edition, catalogue));
  for (const [index, step] of (scenario.play ?? []).entries()) {
    if (carryOut(playthrough, step, `play[${index}]`).length > 0) break;
  }
  return playthrough.replies;
}
