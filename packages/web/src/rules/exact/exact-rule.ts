import type { LanguageCode } from '@signum/text';
import type { Block } from '../reading/passage.ts';

/** A numbered rule as it stands in the specification, or in a translation of it. */
export interface ExactRule {
  readonly id: string;
  readonly blocks: readonly Block[];
  /** The headings above it: "10. Movement", "10.1 Moving". */
  readonly section: string;
  readonly part: string;
  /** What it is written in: English as long as its section has not been translated. */
  readonly language: LanguageCode;
}
