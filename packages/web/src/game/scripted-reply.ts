import { classic } from './classic.ts';
import type { ClassicTable } from './classic-table.ts';
import type { Question, Reply } from './contract.ts';
import { foreign } from './foreign-games.ts';
import { isScenarioSetup } from './scenario-setup.ts';

/**
 * What the scenario lets this seat say next: its own answers come one after the other, whatever the others do. Nothing, if the
 * story is told to its end or asks for something that cannot be done as things stand.
 */
export function scriptedReply({ session }: ClassicTable, question: Question): Reply | undefined {
  const { setup, entries } = session.journal;
  if (!isScenarioSetup(setup)) return undefined;
  const given = entries.filter(({ seat }) => seat === question.seat).length;
  const story = foreign().storyIn(setup);
  const { answer } = story.filter(({ seat }) => seat === question.seat)[given] ?? {};
  return answer?.kind === question.kind && !classic.judge(question, answer) ? answer : undefined;
}
