import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@signum/cards';
import { broughtFaults, withCards } from '@signum/cards/schema';
import { readScenario, runScenario, type Card, type Catalogue, type ScenarioFile, type Verdict } from '@signum/classic';
import { isFlawed, type Flaw } from '@signum/kernel';
import { readInput } from '../input-file.ts';

/** What came of one scenario file: how it went, or why it cannot be read. */
export type Played = { readonly file: string } & (Verdict | { readonly passed: false; readonly flaw: Flaw });

/** Plays a scenario file with these cards, or those of the box. Cards of its own are looked at first. */
export function playedFile(file: string, cards: Catalogue = catalogue): Played {
  const input = readInput(file);
  if ('problem' in input) return { file, passed: false, flaw: { where: 'file', what: input.problem } };
  const read = readScenario(input.text);
  if (isFlawed(read)) return { file, passed: false, flaw: read.flaw };
  const flaw = flawInCards(read, cards);
  return flaw ? { file, passed: false, flaw } : { file, ...runScenario(read, cards) };
}

/** What is wrong with the cards that a scenario brings, and with what is printed on its creatures. */
function flawInCards({ tellings }: ScenarioFile, beside: Catalogue): Flaw | undefined {
  for (const { scenario } of tellings) {
    const { cards = [], creatures = {} } = scenario;
    const made = Object.entries(creatures).flatMap(([id, creature]) => madeCard(id, creature) ?? []);
    const [first, ...more] = [
      ...broughtFaults(cards, beside),
      ...broughtFaults(made, withCards(beside, cards)).map(fault => ({
        ...fault,
        where: fault.where.replace(/^cards\[\d+\]/, `creatures.${fault.card ?? ''}`),
      })),
    ];
    if (!first) continue;
    const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
    return { where: first.where, what: `${first.what}${others}` };
  }
  return undefined;
}

type Creatures = NonNullable<ScenarioFile['tellings'][number]['scenario']['creatures']>;

/** A creature without a card, as if its texts were printed on one. */
function madeCard(id: string, { card, keywords, abilities }: Creatures[string]): Card | undefined {
  if (card !== undefined || (!keywords && !abilities)) return undefined;
  const texts = { ...(keywords && { keywords }), ...(abilities && { abilities }) };
  const cost = { buildings: [], prosperity: 0 };
  const names = { en: id, fr: id, ru: id };
  const body = { strength: 0, health: 1, base: 32 } as const;
  return { id, type: 'character', faction: 'none', names, given: id, cost, ...body, ...texts };
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
