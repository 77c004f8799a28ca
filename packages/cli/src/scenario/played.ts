import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@signum/cards';
import { readScenario, runScenario, type Verdict } from '@signum/classic';
import { isFlawed, type Flaw } from '@signum/kernel';
import { readInput } from '../input-file.ts';

/** What came of one scenario file: how it went, or why it cannot be read. */
export type Played = { readonly file: string } & (Verdict | { readonly passed: false; readonly flaw: Flaw });

/** Plays a scenario file with the cards of the catalogue. */
export function playedFile(file: string): Played {
  const input = readInput(file);
  if ('problem' in input) return { file, passed: false, flaw: { where: 'file', what: input.problem } };
  const read = readScenario(input.text);
  return isFlawed(read) ? { file, passed: false, flaw: read.flaw } : { file, ...runScenario(read, catalogue) };
}

/** The scenario files that a path stands for: itself, or everything in a folder, in the order of the names. */
export function filesAt(path: string): string[] {
  if (!isFolder(path)) return [path];
  const inside = readdirSync(path).toSorted();
  return inside.flatMap(name => {
    return name.endsWith('.json') || isFolder(join(path, name)) ? filesAt(join(path, name)) : [];
  });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
