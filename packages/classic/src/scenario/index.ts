export { EVENTS } from './form/events.ts';
export { hint } from './form/misread.ts';
export { nearestWord } from './form/nearest-word.ts';
export { readScenario, type ScenarioFile, type Telling } from './read-scenario.ts';
export { runScenario } from './run-scenario.ts';
export { scenarioSchema } from './scenario-schema.ts';
export type { Difference, Run, TraceLine, Verdict } from './verdict.ts';
