import type { ClassicSetup } from '@signum/classic';

/** What a game that begins in the middle of a situation begins with: the scenario file itself, so that it needs nothing else. */
export interface ScenarioSetup extends ClassicSetup {
  readonly scenario: string;
  readonly variant?: string;
}

export function isScenarioSetup(setup: unknown): setup is ScenarioSetup {
  return typeof setup === 'object' && setup !== null && 'scenario' in setup && typeof setup.scenario === 'string';
}
