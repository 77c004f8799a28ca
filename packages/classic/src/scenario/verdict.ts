import type { EditionId } from '../editions/index.ts';
import type { Written } from './phrase.ts';

/** Something that is not as the scenario says. */
export interface Difference {
  /** The place in the file: `play[2]`, `expect.creatures.Runner.wounds`. */
  readonly where: string;
  readonly what: string;
  readonly expected?: unknown;
  readonly found?: unknown;
  /** What would have been taken instead. */
  readonly legal?: readonly Written[];
}

/** One line of the story: what a player said, or what happened. */
export type TraceLine =
  | { readonly player: number; readonly said: Written }
  | { readonly event: string; readonly parts: Readonly<Record<string, unknown>>; readonly rule?: string };

/** How one telling went. */
export interface Run {
  readonly variant?: string;
  readonly edition: EditionId;
  readonly differences: readonly Difference[];
  readonly trace: readonly TraceLine[];
}

/** How a scenario went, in all its variants and editions. */
export interface Verdict {
  readonly name: string;
  readonly passed: boolean;
  readonly runs: readonly Run[];
}
