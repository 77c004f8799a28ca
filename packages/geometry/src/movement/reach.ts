import type { Base, Board } from '../board.ts';
import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import type { Refusal } from '../refusal.ts';
import { type Arrival, arrivalAt } from './arrival.ts';
import { cheapestContact, type Contact } from './cheapest-contact.ts';
import { nearestLegal } from './nearest.ts';
import type { Outlook } from './outlook.ts';
import { type OverlayLayer, overlayOf } from './overlay.ts';
import { outlooksOf, quickCost } from './quick-cost.ts';
import { routeOf } from './route-of.ts';
import { baseOf } from './space.ts';
import type { MoveSpec, Route } from './spec.ts';
import { whyNotStanding } from './standing.ts';
import { straightContact } from './straight-contact.ts';
import { straightOverlay } from './straight-overlay.ts';
import { straightLength, straightMove, whyNotStraight } from './straight.ts';
import { freshContacts, type Walk, walkOf } from './walk.ts';
import { whyUnreachable } from './why-unreachable.ts';

/** A place is legal, at a cost; or it is not, for a reason. */
export type Verdict =
  | { readonly legal: true; readonly cost: Length; readonly fresh: readonly string[] }
  | { readonly legal: false; readonly refusal: Refusal };

/** Everything one base can do with one move: grown once, asked often. */
export interface Reach {
  /** Length of the shortest legal way to a place, or Infinity. */
  cost(place: Point): Length;
  route(place: Point): Route | undefined;
  /** The cheapest way into contact with an enemy not touched yet. */
  contact(enemyId: string): Contact | undefined;
  /** All enemies that can be brought into contact, in the order of the board. */
  contactable(): string[];
  verdict(place: Point): Verdict;
  /** The place itself where it is legal; otherwise the nearest legal one, if there is any. */
  nearest(place: Point): Point | undefined;
  /** The reachable area for drawing, true to within a tolerance of its border. */
  overlay(tolerance?: Length): readonly OverlayLayer[];
}

/** A fifth of a millimetre: finer than a screen shows. */
const TOLERANCE: Length = 20;

export function reach(board: Board, moverId: string, spec: MoveSpec): Reach {
  return spec.mode === 'walk' ? walkReach(walkOf(board, moverId, spec, 'often')) : straightReach(board, moverId, spec);
}

function walkReach(walk: Walk): Reach {
  const { board, mover, spec } = walk;
  let outlooks: Outlook[] | undefined;
  const arrival = (place: Point): Arrival | undefined => {
    const found = arrivalAt(walk, place);
    if (found === undefined || (spec.avoidContact && found.fresh.length > 0)) return undefined;
    // Between grid points, as a drawing may ask, only the tree's own measure counts.
    const exact = Number.isInteger(place.x) && Number.isInteger(place.y);
    return exact && whyNotStanding(board, mover, place) !== undefined ? undefined : found;
  };
  const legalArrival = (place: Point): Arrival | undefined => {
    if (place.x === mover.x && place.y === mover.y) return undefined; // C-MOV-14
    return whyNotStanding(board, mover, place) === undefined ? arrival(place) : undefined;
  };
  const overlay = (tolerance = TOLERANCE): OverlayLayer[] =>
    walk.grounds.map(ground => overlayOf(walk, ground, tolerance));
  const isLegal = (place: Point): boolean => legalArrival(place) !== undefined;
  const nearest = (place: Point): Point | undefined =>
    isLegal(place) ? place : nearestLegal(overlay(), place, isLegal);
  const contact = (enemyId: string): Contact | undefined =>
    spec.avoidContact ? undefined : cheapestContact(walk, enemyId);
  return {
    cost: place => quickCost(walk, (outlooks ??= outlooksOf(walk)), place) ?? arrival(place)?.cost ?? Infinity,
    route(place) {
      const found = arrival(place)?.found;
      return found && routeOf(board, found, place);
    },
    contact,
    contactable: () => enemiesOf(board, mover).filter(id => contact(id) !== undefined),
    verdict(place) {
      const found = legalArrival(place);
      if (found !== undefined) return { legal: true, cost: found.cost, fresh: found.fresh.map(base => base.id) };
      return { legal: false, refusal: withNearest(whyUnreachable(board, mover.id, spec, place), nearest(place)) };
    },
    nearest,
    overlay,
  };
}

function straightReach(board: Board, moverId: string, spec: MoveSpec): Reach {
  const mover = baseOf(board, moverId);
  const isLegal = (place: Point): boolean => whyNotStraight(board, mover, spec, place) === undefined;
  const contact = (enemyId: string): Contact | undefined => straightContact(board, mover, spec, enemyId);
  const overlay = (tolerance = TOLERANCE): OverlayLayer[] => straightOverlay(board, mover, spec, tolerance);
  const nearest = (place: Point): Point | undefined =>
    isLegal(place) ? place : nearestLegal(overlay(), place, isLegal);
  return {
    cost: place => (isLegal(place) ? straightLength(mover, place) : Infinity),
    route: place => straightMove(board, mover, spec, place)?.route,
    contact,
    contactable: () => enemiesOf(board, mover).filter(id => contact(id) !== undefined),
    verdict(place) {
      const flaw = whyNotStraight(board, mover, spec, place);
      if (flaw !== undefined) return { legal: false, refusal: withNearest(flaw, nearest(place)) };
      const fresh = freshContacts({ board, mover, spec }, place).map(base => base.id);
      return { legal: true, cost: straightLength(mover, place), fresh };
    },
    nearest,
    overlay,
  };
}

/** The refusal with the nearest legal place, where there is one. */
function withNearest(flaw: Refusal, nearest: Point | undefined): Refusal {
  return nearest === undefined ? flaw : { ...flaw, nearest: { x: nearest.x, y: nearest.y } };
}

function enemiesOf(board: Board, mover: Base): string[] {
  return board.bases.filter(base => base.team !== mover.team).map(base => base.id);
}
