import type { Bearer, Keyword } from '../keyword.ts';
import { keywords } from '../keywords/index.ts';
import type { KeywordName, StatBonus } from '../language/index.ts';
import type { ClassicState } from '../state.ts';
import type { Values } from './kinds.ts';

/** What has a say in a value: keywords, with what they make of it, and numbers. They never change, so they are looked up once. */
export interface Adjusters {
  readonly names: readonly KeywordName[];
  readonly by: ReadonlyMap<KeywordName, Adjust>;
  /** The number of a creature that is this value, with all that changes it. */
  readonly stat: StatBonus['stat'] | undefined;
}

type Adjust = (value: unknown, bearer: Bearer, state: Readonly<ClassicState>) => unknown;

export function adjustersOf(name: keyof Values): Adjusters {
  const known = adjusters.get(name);
  if (known) return known;
  const by = new Map<KeywordName, Adjust>();
  for (const { name: keyword, adjust } of Object.values<Pick<Keyword, 'adjust' | 'name'>>(keywords as never)) {
    const how = adjust?.[name];
    if (how) by.set(keyword, how as Adjust);
  }
  const found = { names: [...by.keys()], by, stat: STATS.get(name) };
  adjusters.set(name, found);
  return found;
}

const adjusters = new Map<keyof Values, Adjusters>();

const STATS: ReadonlyMap<keyof Values, StatBonus['stat']> = new Map([
  ['health', 'health'],
  ['strength', 'strength'],
  ['stride', 'movement'],
]);
