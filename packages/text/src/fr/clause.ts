import type { Complement, Placed, Subject } from './targets.ts';
import { elides } from './phrase.ts';
import { conjugations, type VerbName } from './conjugations.ts';

/** One thing that a text does. Without a subject the reader does it: "infligez 2 dommages". */
export interface Clause {
  readonly subject?: Subject;
  readonly verb: VerbName;
  /** A pronoun that joins the verb: "infligez-lui", "la déplacer". */
  readonly clitic?: Complement['clitic'];
  /** Everything behind the verb. */
  readonly rest: string;
  /** A sentence that must come first: "choisissez jusqu'à deux créatures". */
  readonly before?: string;
}

/** Sentences of their own, which nothing can join: a roll with its results, a choice between effects. */
export interface Passage {
  readonly sentences: readonly string[];
}

export type Piece = Clause | Passage;

/** What the reader does. */
export function you(verb: VerbName, rest: string, ...told: readonly (Complement | Placed)[]): Clause {
  return { verb, rest: rest.trim(), ...cliticOf(told), ...beforeOf(told) };
}

/** What somebody else does, or what happens to it. */
export function it(subject: Subject, verb: VerbName, rest: string): Clause {
  return { subject, verb, rest: rest.trim(), ...beforeOf([subject]) };
}

function cliticOf(told: readonly (Complement | Placed)[]): Pick<Clause, 'clitic'> {
  const [clitic] = told.flatMap(one => ('clitic' in one ? (one.clitic ?? []) : []));
  return clitic ? { clitic } : {};
}

function beforeOf(told: readonly Placed[]): Pick<Clause, 'before'> {
  const before = told.flatMap(one => one.before ?? []);
  return before.length > 0 ? { before: before.join('. ') } : {};
}

/** As a sentence of its own: "infligez-lui 2 dommages", "cette créature gagne 1 marqueur". */
export function statement(clause: Clause): string {
  const { subject, verb, clitic, rest } = clause;
  if (subject) return `${subject.words} ${predicate(clause)}`;
  return joined(`${conjugations[verb].you}${clitic ? `-${clitic}` : ''}`, rest);
}

/** Without its subject: "gagne 1 marqueur", "les subit à la place". */
export function predicate({ verb, clitic, rest }: Clause): string {
  return joined(clitic, conjugations[verb].it, rest);
}

/** "la déplacer de S au plus", "l'éliminer" */
export function infinitive({ verb, clitic, rest }: Clause): string {
  const word = conjugations[verb].infinitive;
  if (!clitic) return joined(word, rest);
  const joins = (clitic === 'la' || clitic === 'le') && elides(word);
  return joined(joins ? `l'${word}` : `${clitic} ${word}`, rest);
}

/** As something that one may leave: "vous pouvez la déplacer", "cette créature peut gagner …". */
export function permission(clause: Clause): string {
  return `${clause.subject ? `${clause.subject.words} peut` : 'vous pouvez'} ${infinitive(clause)}`;
}

/** A short aside before long words: "gagner, jusqu'à la fin du tour, les compétences …". */
export function between(aside: string, words: string): string {
  return aside === '' ? words : `, ${aside}, ${words}`;
}

/** Words that follow each other; a comma stays with the word before it. */
export function joined(...words: readonly (string | undefined)[]): string {
  return words.filter(Boolean).join(' ').replaceAll(' ,', ',');
}
