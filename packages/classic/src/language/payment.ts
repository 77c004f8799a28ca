import type { CostSymbol } from '../vocabulary.ts';

/** What a text asks to be paid. All parts together; who cannot pay all of it cannot choose it. */
export interface Payment {
  readonly prosperity?: number;
  /** Hand cards of one's own choice. */
  readonly discard?: number;
  /** Buildings to be tapped. */
  readonly tap?: readonly CostSymbol[];
}
