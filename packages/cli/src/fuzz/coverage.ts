import { goalsOf, GOAL_KINDS, kindOf, nameOf, type Goal, type GoalKind } from './goals.ts';
import { NEVER_SEEN } from './never-seen.ts';
import type { Catalogue } from '@signum/classic';

/** What has been seen in the games so far, so that somebody can say what was not. */
export class Coverage {
  readonly #goals: readonly Goal[];
  readonly #seen = new Set<Goal>();

  constructor(catalogue: Catalogue) {
    this.#goals = goalsOf(catalogue).filter(one => !Object.hasOwn(NEVER_SEEN, one));
  }

  add(seen: readonly Goal[]): void {
    for (const one of seen) this.#seen.add(one);
  }

  get total(): number {
    return this.#goals.length;
  }

  missing(): Goal[] {
    return this.#goals.filter(one => !this.#seen.has(one));
  }

  /** Names of what has not been seen, by kind; kinds of which nothing is missing are left out. */
  missingByKind(): Partial<Record<GoalKind, string[]>> {
    const missing = this.missing();
    const lists = GOAL_KINDS.map((kind): [GoalKind, string[]] => [
      kind,
      missing.filter(one => kindOf(one) === kind).map(nameOf),
    ]);
    return Object.fromEntries(lists.filter(([, names]) => names.length > 0));
  }
}
