import { readFileSync } from 'node:fs';
import { hashOf, isRefused, type Game } from '../../index.ts';
import type { Errand } from './fresh-process.ts';

/** Reads an errand, plays its cases to their ends, and prints the hash of each. */
const { home, cases } = JSON.parse(readFileSync(0, 'utf8')) as Errand;
const module = (await import(home.module)) as Record<string, Game>;
const game = module[home.name];
if (!game) throw new Error(`${home.module} has no export '${home.name}'`);

const hashes = cases.map(({ state, replies }) => {
  let now: object = state;
  const told = replies.map(reply => {
    const result = game.answer(now, reply);
    if (isRefused(result)) return result;
    now = result.state;
    return result.events;
  });
  return hashOf([told, now]);
});
process.stdout.write(JSON.stringify(hashes));
