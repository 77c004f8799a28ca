import { flawed, isFlawed, readJson, type Flawed } from '@signum/kernel';
import { DEFAULT_EDITION, type EditionId } from '../editions/index.ts';
import { Misread } from './form/misread.ts';
import { scenarioForm, variantsForm, type Scenario } from './form/scenario-form.ts';
import { entriesOf } from './form/shapes.ts';
import { patched } from './patched.ts';

/** One telling of a scenario: a variant of it, in one edition. */
export interface Telling {
  /** Absent: the scenario as it stands. */
  readonly variant?: string;
  readonly edition: EditionId;
  readonly scenario: Scenario;
}

/** A scenario file, read: all that it tells. */
export interface ScenarioFile {
  readonly name: string;
  readonly tellings: readonly Telling[];
}

/** Reads a scenario file. Whatever is in it, the answer is all its tellings, or the place and nature of the first mistake. */
export function readScenario(text: string): ScenarioFile | Flawed {
  const json = readJson(text);
  if (isFlawed(json)) return json;
  try {
    return fileIn(json.value);
  } catch (error) {
    if (error instanceof Misread) return flawed(error.where, error.what);
    throw error;
  }
}

function fileIn(value: unknown): ScenarioFile {
  const { variants: given = {}, ...base } = Object.fromEntries(entriesOf(value, ''));
  const scenario = scenarioForm.read(base, '');
  const tellings = tellingsOf(scenario);
  for (const [variant, difference] of Object.entries(variantsForm.read(given, 'variants'))) {
    entriesOf(difference, `variants.${variant}`);
    tellings.push(...tellingsOf(scenarioForm.read(patched(base, difference), `variants.${variant}`), variant));
  }
  return { name: scenario.name, tellings };
}

function tellingsOf(scenario: Scenario, variant?: string): Telling[] {
  const editions = scenario.editions ?? [DEFAULT_EDITION];
  return editions.map(edition => ({ edition, scenario, ...(variant !== undefined && { variant }) }));
}
