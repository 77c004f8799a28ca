import type { Decisions, Happenings, RefusalCode, Refusals, Seen, SeenHappening } from '@signum/classic';
import type { Roster } from './roster.ts';

/** What the log, the prompts and the refusals of a game say. A missing sentence does not compile. */
export interface Messages {
  /** A line of the log; nothing for what another line tells already. */
  readonly events: { readonly [N in keyof Happenings]: (event: Seen<N>, roster: Roster) => string | null };
  readonly decisions: { readonly [K in keyof Decisions]: DecisionText<K> };
  readonly refusals: { readonly [C in RefusalCode]: (facts: Refusals[C], roster: Roster) => string };
  /** What everybody else reads while this player thinks. */
  readonly waiting: (seat: number, roster: Roster) => string;
  /** The last pass over every text: quotes, and spaces that do not break. */
  readonly typography: (text: string) => string;
}

/** A question as the asked player reads it, and each of its answers as a label: open ones, closed ones, chosen ones. */
export interface DecisionText<K extends keyof Decisions> {
  readonly ask: (shown: Decisions[K]['shown'], roster: Roster) => Prompt;
  readonly answer: (taken: Decisions[K]['taken'], shown: Decisions[K]['shown'], roster: Roster) => string;
}

export interface Prompt {
  /** One short sentence: "Choose a target for Fireball." */
  readonly title: string;
  /** What a newcomer would ask next: limits, what becomes of the rest. */
  readonly help?: string;
}

/** A line of the log for an event, or nothing. */
export function eventText({ events, typography }: Messages, event: SeenHappening, roster: Roster): string | null {
  const say = events[event.type] as (event: SeenHappening, roster: Roster) => string | null;
  const text = say(event, roster);
  return text === null ? null : typography(text);
}

type AnyDecision = { [K in keyof Decisions]: { readonly kind: K } & Decisions[K]['shown'] }[keyof Decisions];

/** The question of a pending decision. */
export function promptText({ decisions, typography }: Messages, decision: AnyDecision, roster: Roster): Prompt {
  const { ask } = decisions[decision.kind] as DecisionText<keyof Decisions>;
  const { title, help } = ask(decision, roster);
  return { title: typography(title), ...(help !== undefined && { help: typography(help) }) };
}

/** The label of one of its answers. */
export function answerText(
  { decisions, typography }: Messages,
  decision: AnyDecision,
  answer: object,
  roster: Roster,
): string {
  const text = decisions[decision.kind] as DecisionText<keyof Decisions>;
  return typography(text.answer(answer, decision, roster));
}

/** Why something is refused. The code of a refusal that came over a wire is only a string: unknown ones are impossible. */
export function refusalText(
  { refusals, typography }: Messages,
  { code, facts }: { readonly code: string; readonly facts: object },
  roster: Roster,
): string {
  const say = refusals[Object.hasOwn(refusals, code) ? (code as RefusalCode) : 'not-possible'];
  return typography(say(facts as never, roster));
}
