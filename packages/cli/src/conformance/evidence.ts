import type { RepositoryFile } from './repository.ts';
import { idsIn } from './rule-ids.ts';
import { testTitlesIn } from './test-titles.ts';

/** What holds a rule: tests that name it in their titles, and scenarios that list it. */
export interface Evidence {
  readonly tests: readonly { readonly file: string; readonly titles: number }[];
  readonly scenarios: readonly { readonly file: string; readonly name: string }[];
}

/** The evidence for every rule that has any. */
export function evidenceIn(
  tests: readonly RepositoryFile[],
  scenarios: readonly RepositoryFile[],
): Map<string, Evidence> {
  const found = new Map<string, { tests: { file: string; titles: number }[]; scenarios: Scenario[] }>();
  const evidenceOf = (id: string) => {
    const evidence = found.get(id) ?? { tests: [], scenarios: [] };
    found.set(id, evidence);
    return evidence;
  };
  for (const { path, text } of tests) {
    for (const [id, titles] of titlesPerRule(text)) evidenceOf(id).tests.push({ file: path, titles });
  }
  for (const file of scenarios) {
    const { name, ids } = scenarioIn(file);
    for (const id of ids) evidenceOf(id).scenarios.push({ file: file.path, name });
  }
  return found;
}

type Scenario = Evidence['scenarios'][number];

function titlesPerRule(program: string): Map<string, number> {
  const titles = new Map<string, number>();
  for (const texts of testTitlesIn(program)) {
    for (const id of idsIn(texts.join('\n'))) titles.set(id, (titles.get(id) ?? 0) + 1);
  }
  return titles;
}

/** Of a scenario only its name and its rules are read; whoever plays it looks at the rest. */
function scenarioIn({ path, text }: RepositoryFile): { name: string; ids: Set<string> } {
  const { name, rules } = fieldsOf(text);
  const cited = Array.isArray(rules) ? rules.filter(rule => typeof rule === 'string') : [];
  return { name: typeof name === 'string' ? name : path, ids: idsIn(cited.join('\n')) };
}

function fieldsOf(text: string): { readonly name?: unknown; readonly rules?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // a torn file holds no rule; the test that plays scenarios says what is wrong with it
  }
}
