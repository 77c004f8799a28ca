import type { EventForm } from '../form/event-form.ts';
import type { Expectation } from '../form/expectation.ts';
import { hint } from '../form/misread.ts';
import type { Scene } from '../phrase.ts';
import type { Difference } from '../verdict.ts';

/** Parts of events that name somebody or something in play. */
const NAMING = ['who', 'by', 'relic', 'tactic', 'terrain'];

/**
 * Names in an expectation that nothing ever had: a slip of the pen would make "gone" and "never happened" come true. A card
 * counts as known, since it names the creature that was to come of it.
 */
export function strangers(expected: Expectation, scene: Scene, where: string): Difference[] {
  const { creatures = {}, terrains = {}, events = [] } = expected;
  const all = [...events, ...(expected['exactly these events'] ?? []), ...(expected['no events'] ?? [])];
  const names = [...Object.keys(creatures), ...Object.keys(terrains), ...all.flatMap(namesIn)];
  return [...new Set(names)].flatMap(name => whyStrange(name, scene, where));
}

export function whyStrange(name: string, { names, state }: Scene, where: string): Difference[] {
  if (names.knows(name) || Object.hasOwn(state.cards, name)) return [];
  return [{ where, what: `nothing is called '${name}'${hint(name, names.all)}` }];
}

function namesIn({ parts }: EventForm): string[] {
  return NAMING.flatMap(part => (typeof parts[part] === 'string' ? parts[part] : []));
}
