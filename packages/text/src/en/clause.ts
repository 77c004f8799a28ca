import type { Noun } from './nouns.ts';

/** Somebody does something. Without a subject it is an order to the player of the text: "draw 2 cards". */
export interface Clause {
  readonly subject?: Noun;
  /** In its plain form: gain, receive, cannot. */
  readonly verb: string;
  readonly rest: string;
  /** The player may leave it. */
  readonly may?: true;
  /** Stands in a sentence of its own: nothing is joined to it. */
  readonly alone?: true;
}

const UNCHANGING = ['may', 'cannot'];

function conjugated(verb: string, subject: Noun | undefined): string {
  if (!subject || subject.many || UNCHANGING.includes(verb)) return verb;
  if (verb === 'have') return 'has';
  return /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** "draw 2 cards", "it gains Poison", "you may move it up to S". */
export function stated(clause: Clause): string {
  if (clause.may) return `you may ${infinitive(clause)}`;
  return clause.subject ? `${clause.subject.text} ${predicate(clause)}` : predicate(clause);
}

/** Without its subject, in the form the subject asks for. */
export function predicate(clause: Clause): string {
  return `${conjugated(clause.verb, clause.subject)} ${clause.rest}`.trimEnd();
}

/** With the player named, where an order would not be understood: "you gain 2 Prosperity". */
export function spelledOut(clause: Clause): string {
  return clause.subject || clause.may ? stated(clause) : `you ${stated(clause)}`;
}

/** After "may" and "to": "draw 2 cards", "have it gain Poison". */
export function infinitive(clause: Clause): string {
  const deed = `${clause.verb} ${clause.rest}`.trimEnd();
  return clause.subject ? `have ${clause.subject.text} ${deed}` : deed;
}
