import type { Block } from '../reading/passage.ts';

/** A chapter of the guide. */
export interface Topic {
  /** Its place in the address; the same in every language. */
  readonly slug: string;
  readonly order: number;
  readonly title: string;
  readonly blocks: readonly Block[];
}
