import { catalogue } from '@signum/cards';
import { readScenario } from '@signum/classic';
import { isFlawed } from '@signum/kernel';
import { scoreOf, type Score } from './run/score.ts';

const files = import.meta.glob<string>('../../../../scenarios/lessons/*.json', { query: '?raw', import: 'default' });

/** The scene of a file of scenarios/lessons. A file that cannot be read is our own mistake. */
export async function loadScene(name: string): Promise<Score> {
  const load = files[`../../../../scenarios/lessons/${name}.json`];
  if (!load) throw new Error(`there is no scene '${name}'`);
  const file = readScenario(await load());
  if (isFlawed(file)) throw new Error(`${name}: ${file.flaw.where} ${file.flaw.what}`);
  return scoreOf(file.tellings[0]!, catalogue);
}

/** All scenes there are, by the names of their files. */
export const SCENES: readonly string[] = Object.keys(files).map(path => path.replace(/^.*\/|\.json$/g, ''));
