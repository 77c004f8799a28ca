import type { Point } from '@signum/geometry';
import type { Refusal } from '@signum/kernel';
import type { Question, Reply, TableGame } from '../../game/contract.ts';
import { aimMove } from './aim-move.ts';
import { moverAsked } from './mover.ts';

/** Questions that are answered with a place on the table. */
export type PlacingQuestion = Extract<Question, { kind: 'place' | 'route' | 'terrainPose' }>;
type Table = Pick<TableGame, 'answers' | 'judge' | 'sight'>;

export interface Proposal {
  readonly reply: Reply;
  /** Why it would not be taken. */
  readonly flaw: Refusal | null;
}

export interface Wish {
  readonly place: Point;
  /** Exactly there, not pulled into contact or to the limit. */
  readonly isFine?: boolean;
  /** How a template is turned. */
  readonly turn?: number;
}

/** A wish for a template this near to a place that is allowed means that place. */
const TEMPLATE_PULL = 2000;

export function placingQuestion(question: Question | null): PlacingQuestion | null {
  if (question?.kind === 'place' || question?.kind === 'route' || question?.kind === 'terrainPose') return question;
  return null;
}

/** The answer that comes nearest to a wish. A template may lie wrong: then it is shown where, and why. */
export function proposalFor(table: Table, { place, isFine = false, turn = 0 }: Wish): Proposal | undefined {
  const question = placingQuestion(table.sight.question);
  switch (question?.kind) {
    case undefined:
      return undefined;
    case 'route': {
      const aim = aimMove(moverAsked(question), place, isFine);
      return aim && judged(table, aim.reply);
    }
    case 'place': {
      const wanted = judged(table, { kind: 'place', x: place.x, y: place.y });
      return pulled(table, wanted) ?? nearestListed(table, place) ?? wanted;
    }
    case 'terrainPose': {
      const wanted = judged(table, { kind: 'terrainPose', x: place.x, y: place.y, turn });
      const better = pulled(table, wanted);
      const near = better && placeOf(better.reply);
      return near && Math.hypot(near.x - place.x, near.y - place.y) < TEMPLATE_PULL ? better : wanted;
    }
  }
}

export function judged(table: Table, reply: Reply): Proposal {
  return { reply, flaw: table.judge(reply) ?? null };
}

/** The proposal itself if it is fine; else the nearest one that is, if the refusal names it. */
function pulled(table: Table, wanted: Proposal): Proposal | undefined {
  if (wanted.flaw === null) return wanted;
  const nearest = wanted.flaw.nearest as Reply | undefined;
  const better = nearest && judged(table, nearest);
  return better?.flaw === null ? better : undefined;
}

function nearestListed(table: Table, wish: Point): Proposal | undefined {
  const far = (reply: Reply): number => {
    const place = placeOf(reply);
    return place ? Math.hypot(place.x - wish.x, place.y - wish.y) : Infinity;
  };
  const [first] = table.answers().toSorted((one, other) => far(one) - far(other));
  return first && judged(table, first);
}

/** Where an answer puts something. */
export function placeOf(reply: Reply | null): Point | null {
  if (reply?.kind === 'route') return 'stay' in reply ? null : { x: reply.x, y: reply.y };
  return reply?.kind === 'place' || reply?.kind === 'terrainPose' ? { x: reply.x, y: reply.y } : null;
}

export function turnOf(reply: Reply | null): number {
  return reply?.kind === 'terrainPose' ? reply.turn : 0;
}

/** Where the keys begin to move something that has no place yet. */
export function startOf(table: Table): Point | null {
  const question = placingQuestion(table.sight.question);
  if (question?.kind === 'route') return moverAsked(question).base;
  return (
    table
      .answers()
      .map(placeOf)
      .find(place => place !== null) ?? null
  );
}
