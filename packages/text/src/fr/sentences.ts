import { capital, plain } from '../marks.ts';
import { infinitive, permission, predicate, statement, type Clause, type Piece } from './clause.ts';
import { listed } from './phrase.ts';
import { conjugations } from './conjugations.ts';

/** Clauses of up to so many letters make one sentence; longer ones if they share a subject or a verb. */
const SHORT = 130;
const SHARED = 200;

/** What happens, sentence by sentence, without large letters and stops. */
export function sentences(pieces: readonly Piece[]): string[] {
  const told: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]!;
    if ('sentences' in piece) {
      told.push(...piece.sentences);
      continue;
    }
    if (piece.before !== undefined) told.push(piece.before);
    const run = together(pieces, at);
    told.push(run.words);
    at += run.length - 1;
  }
  return told;
}

/** As many pieces from here on as make one sentence. */
function together(pieces: readonly Piece[], at: number): { words: string; length: number } {
  const run = [pieces[at] as Clause];
  for (const next of pieces.slice(at + 1)) {
    const isShared = isClause(next) && isLinked(run.at(-1)!, next);
    if (!isShared || plain(oneSentence([...run, next])).length > limitOf(run[0]!, next)) break;
    run.push(next);
    if (!next.subject) break; // two instructions are enough for a sentence
  }
  return { words: oneSentence(run), length: run.length };
}

/** Two instructions follow each other; two statements need the same subject. */
function isLinked(last: Clause, next: Clause): boolean {
  if (next.before !== undefined) return false;
  if (!last.subject || !next.subject) return !last.subject && !next.subject;
  return last.subject.who !== null && last.subject.who === next.subject.who;
}

function limitOf(first: Clause, next: Clause): number {
  return first.subject || isSameVerb(first, next) ? SHARED : SHORT;
}

function isSameVerb(first: Clause, next: Clause): boolean {
  return first.verb === next.verb && !first.clitic && !next.clitic;
}

/** "il reçoit 1 blessure et est empoisonné", "infligez 2 dommages à …, puis 1 dommage à …" */
function oneSentence([first, ...others]: readonly Clause[]): string {
  if (first!.subject) return `${first!.subject.words} ${listed([first!, ...others].map(predicate))}`;
  const added = others.map(next => `, puis ${isSameVerb(first!, next) ? next.rest : statement(next)}`);
  return statement(first!) + added.join('');
}

/** Whole sentences: large letters and stops. */
export function paragraph(told: readonly string[]): string {
  return told.map(sentence => `${capital(sentence)}.`).join(' ');
}

/** Sentences behind a colon or a comma: the first one begins small. */
export function continued(told: readonly string[]): string {
  const [first = '', ...others] = told;
  return [`${first}.`, ...(others.length > 0 ? [paragraph(others)] : [])].join(' ');
}

/** Sentences behind an opening: "sinon, piochez 1 carte". */
export function opened(opening: string, pieces: readonly Piece[]): string[] {
  const [first, ...others] = sentences(pieces);
  return first === undefined ? [] : [`${opening} ${first}`, ...others];
}

/** Everything in one breath, inside a choice or behind a condition: a stop would end the condition, too. */
export function inOneBreath(pieces: readonly Piece[]): string {
  return sentences(pieces).join(' ; ');
}

/** As something that one may leave: "vous pouvez la déplacer, puis piocher 1 carte". */
export function allowed(pieces: readonly Piece[]): string {
  const yours = asInfinitives(pieces);
  if (yours !== undefined) return `vous pouvez ${yours}`;
  const [only] = pieces;
  const isSimple = pieces.length === 1 && isClause(only) && only.before === undefined;
  return isSimple ? permission(only) : `si vous le souhaitez, ${inOneBreath(pieces)}`;
}

/** "la déplacer, puis piocher 1 carte"; nothing, if it is not the reader alone who acts. */
export function asInfinitives(pieces: readonly Piece[]): string | undefined {
  const yours = pieces.filter(piece => isClause(piece) && !piece.subject && piece.before === undefined) as Clause[];
  return yours.length === pieces.length ? yours.map(infinitive).join(', puis ') : undefined;
}

/** Options that begin alike: "un de vos personnages gagne, au choix, +1 en Force ou +2 en Armure". */
export function sharedChoice(options: readonly (readonly Piece[])[]): string | undefined {
  const clauses = options.flatMap(pieces => (pieces.length === 1 ? pieces.filter(isClause) : []));
  const [first] = clauses;
  if (!first?.subject || first.before !== undefined || clauses.length < options.length) return undefined;
  const isAlike = clauses.every(({ subject, verb }) => subject?.words === first.subject!.words && verb === first.verb);
  const rests = listed(
    clauses.map(({ rest }) => rest),
    'ou',
  );
  return isAlike ? `${first.subject.words} ${conjugations[first.verb].it}, au choix, ${rests}` : undefined;
}

export function isClause(piece: Piece | undefined): piece is Clause {
  return piece !== undefined && 'verb' in piece && piece.verb in conjugations;
}
