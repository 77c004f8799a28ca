import { writeTable, type Clock } from '@signum/host';
import type { Question, SeatPlan } from '../game/contract.ts';
import type { Practice } from '../table/testing/practice.ts';
import { foundInPlay, type Sought } from './found-in-play.ts';

const SEATS: readonly SeatPlan[] = [
  { kind: 'person', name: 'Anna' },
  { kind: 'computer', name: 'Boris', level: 'recruit' },
];

/** A game in progress, as a file that the page takes in. */
export interface Position {
  readonly kind: Question['kind'];
  readonly file: GameFile;
}

export interface GameFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** For each kind of question a game in which it is asked of the first player. */
export function positionsOf(kinds: readonly Question['kind'][]): readonly Position[] {
  const sought = kinds.map((kind): [Question['kind'], Sought] => [kind, question => isAsked(question, kind)]);
  const found = foundInPlay(Object.fromEntries(sought) as Record<Question['kind'], Sought>);
  return kinds.map(kind => ({ kind, file: fileOf(found.get(kind)!) }));
}

/** A window in which no tactic fits passes by itself. */
function isAsked(question: Question, kind: Question['kind']): boolean {
  return question.kind === kind && (question.kind !== 'tactic' || question.usable.length > 0);
}

/** The file of a game, unless told otherwise between a person and a computer. */
export function fileOf(session: Practice, seats: readonly SeatPlan[] = SEATS, clock: Clock | null = null): GameFile {
  const text = writeTable({ seats, undo: 'fair', agreed: { odds: 'full' }, clock, words: [], session, landmarks: [] });
  return { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}
