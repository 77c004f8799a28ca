import { wholeCatalogue as catalogue } from '@signum/cards/whole';
import { storyOf, type StoryReply } from '@signum/classic';
import { tellingOf } from './scenario-game.ts';
import type { ScenarioSetup } from './scenario-setup.ts';

const stories = new WeakMap<ScenarioSetup, readonly StoryReply[]>();

/** All answers of the scenario that a game began with. */
export function storyIn(setup: ScenarioSetup): readonly StoryReply[] {
  const known = stories.get(setup);
  if (known) return known;
  const telling = tellingOf(setup);
  const story = telling ? storyOf(telling, catalogue) : [];
  stories.set(setup, story);
  return story;
}
