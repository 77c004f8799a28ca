import type { Block } from '../reading/passage.ts';

/** A numbered rule as it stands in the specification. */
export interface ExactRule {
  readonly id: string;
  readonly blocks: readonly Block[];
  /** The headings above it: "10. Movement", "10.1 Moving". */
  readonly section: string;
  readonly part: string;
}
