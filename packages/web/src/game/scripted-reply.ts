import { catalogue } from '@signum/cards';
import { storyOf, type StoryReply } from '@signum/classic';
import { classic } from './classic.ts';
import type { ClassicTable } from './classic-table.ts';
import type { Question, Reply } from './contract.ts';
import { tellingOf } from './scenario-game.ts';
import { isScenarioSetup, type ScenarioSetup } from './scenario-setup.ts';

const stories = new WeakMap<ScenarioSetup, readonly StoryReply[]>();

/**
 * What the scenario lets this seat say next: its own answers come one after the other, whatever the others do. Nothing, if the
 * story is told to its end or asks for something that cannot be done as things stand.
 */
export function scriptedReply({ session }: ClassicTable, question: Question): Reply | undefined {
  const { setup, entries } = session.journal;
  if (!isScenarioSetup(setup)) return undefined;
  const given = entries.filter(({ seat }) => seat === question.seat).length;
  const { answer } = storyIn(setup).filter(({ seat }) => seat === question.seat)[given] ?? {};
  return answer?.kind === question.kind && !classic.judge(question, answer) ? answer : undefined;
}

/** All answers of the scenario that a game began with; none, if it began otherwise. */
export function storyIn(setup: unknown): readonly StoryReply[] {
  if (!isScenarioSetup(setup)) return [];
  const known = stories.get(setup);
  if (known) return known;
  const telling = tellingOf(setup);
  const story = telling ? storyOf(telling, catalogue) : [];
  stories.set(setup, story);
  return story;
}
