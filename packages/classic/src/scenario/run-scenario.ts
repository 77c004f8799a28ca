import { leftOver } from '@signum/kernel';
import type { Catalogue } from '../card.ts';
import { checkExpectation } from './check/check-expectation.ts';
import { Misread } from './form/misread.ts';
import type { Expectation } from './form/expectation.ts';
import type { Step } from './form/step.ts';
import { Playthrough } from './playthrough.ts';
import type { ScenarioFile, Telling } from './read-scenario.ts';
import { stage } from './stage/stage.ts';
import type { Difference, Run, Verdict } from './verdict.ts';

/** Plays a scenario in all its variants and editions, and tells everything that is not as it says. */
export function runScenario({ name, tellings }: ScenarioFile, catalogue: Catalogue): Verdict {
  const runs = tellings.map(telling => run(telling, catalogue));
  return { name, passed: runs.every(({ differences }) => differences.length === 0), runs };
}

function run({ variant, edition, scenario }: Telling, catalogue: Catalogue): Run {
  const title = { edition, ...(variant !== undefined && { variant }) };
  const playthrough = new Playthrough();
  let where = '';
  try {
    playthrough.begin(stage(scenario, edition, catalogue));
    for (const [index, step] of (scenario.play ?? []).entries()) {
      where = `play[${index}]`;
      const differences = carryOut(playthrough, step, where);
      if (differences.length > 0) return { ...title, differences, trace: playthrough.trace };
    }
    where = 'expect';
    return { ...title, differences: ending(playthrough, scenario.expect ?? {}), trace: playthrough.trace };
  } catch (error) {
    return { ...title, differences: [flawOf(error, where)], trace: playthrough.trace };
  }
}

function ending(playthrough: Playthrough, expected: Expectation): Difference[] {
  lookOn(playthrough, expected);
  const differences = checkExpectation(expected, playthrough.moment, 'expect');
  const left = leftOver(playthrough.moment.state.chance);
  if (left.length === 0 || expected['dice left'] !== undefined) return differences;
  return [
    ...differences,
    { where: 'dice', what: `${left.length} of them never fell`, expected: 0, found: left.length },
  ];
}

/** Carries one line out, and tells what is not as it says. */
export function carryOut(playthrough: Playthrough, step: Step, where: string): Difference[] {
  if ('expect' in step) {
    lookOn(playthrough, step.expect);
    return checkExpectation(step.expect, playthrough.moment, `${where}.expect`);
  }
  if ('refused' in step) {
    if (!('reveal' in step.refused)) playthrough.passIdleTactics();
    return playthrough.checkRefused(step, where);
  }
  if ('legal' in step) {
    if (step.legal.some(word => !('pass' in word))) playthrough.passIdleTactics();
    return playthrough.checkLegal(step.legal, where);
  }
  if (!('answer' in step)) playthrough.passIdleTactics();
  if ('possible' in step) return step.possible.flatMap(word => playthrough.checkPossible(word, where));
  return playthrough.say(step, where);
}

/** Windows in which no tactic fits are passed, unless the file looks at such a window. */
function lookOn(playthrough: Playthrough, { asked }: Expectation): void {
  if (asked?.options?.length !== 0) playthrough.passIdleTactics();
}

/** A mistake in the file, or the engine giving up: either is told where it came to light. */
function flawOf(error: unknown, where: string): Difference {
  if (error instanceof Misread) return { where: error.where === 'the file' ? where : error.where, what: error.what };
  const said = error instanceof Error ? error.message : String(error);
  if (said.includes('scripted dice ran out')) return { where, what: 'rolls or draws more than `dice` tells' };
  return { where, what: `the game broke off: ${said}` };
}
