/** What a refusal states besides its rule: lengths, names, counts. The words are found by `text/`, in three languages. */
export type Facts = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Why an answer is not taken. A value, never an exception: a player's mistake changes nothing (decision record 2). */
export interface Refusal {
  /** Names the sentence a player reads. */
  readonly code: string;
  /** The rule that forbids it, by its id in docs/rules. */
  readonly rule: string;
  readonly facts: Facts;
  /** The nearest answer that would be taken, where there is one. */
  readonly nearest?: unknown;
}

export interface Refused {
  readonly refused: Refusal;
}

export function refuse(code: string, rule: string, facts: Facts = {}, nearest?: unknown): Refusal {
  return nearest === undefined ? { code, rule, facts } : { code, rule, facts, nearest };
}

/** Codes with which any game refuses a reply, before its own rules are asked; and what each tells. */
export interface AnswerRefusals {
  'already-answered': { readonly to: number; readonly now: number };
  'game-over': Readonly<Record<string, never>>;
  malformed: { readonly flaw?: string };
  'not-asked': Readonly<Record<string, never>>;
  'not-offered': Readonly<Record<string, never>>;
  'not-yet-asked': { readonly to: number; readonly now: number };
  'other-question': { readonly asked: string };
}

export function isRefused(result: object): result is Refused {
  return 'refused' in result;
}
