import { contacts, gap, touchesTerrain, type Length, type Point, type Refusal } from '@signum/geometry';
import { inMillimetres as mm } from './millimetres.ts';
import { purposeName } from './purpose-name.ts';
import type { Survey } from './survey.ts';
import type { SurveyedReach } from './survey-reach.ts';
import type { SurveyedRoute } from './survey-route.ts';
import type { SurveyedSight } from './survey-sight.ts';

/** What was found out about a position, as plain data in millimetres: what `--json` prints and the words are made of. */
export interface Facts {
  readonly title: string | null;
  readonly width: number;
  readonly bases: readonly BaseFacts[];
  readonly reach: ReachFacts | null;
  readonly routes: readonly RouteFacts[];
  readonly sights: readonly SightFacts[];
  readonly margins: readonly { readonly between: readonly [string, string]; readonly gap: number }[];
  readonly summon: SummonFacts | null;
}

type Place = readonly [x: number, y: number];

export interface BaseFacts {
  readonly id: string;
  readonly team: number;
  readonly at: Place;
  readonly diameter: number;
  readonly hidden: boolean;
  readonly contacts: readonly string[];
  /** Templates that it touches or stands on. */
  readonly on: readonly string[];
  /** Gap to every other base. */
  readonly gaps: Readonly<Record<string, number>>;
}

export interface ReachFacts {
  readonly of: string;
  readonly budget: number;
  readonly mode: string;
  /** What else holds for this move: `run`, `pathfinder` ... */
  readonly marks: readonly string[];
  readonly touching: readonly string[];
  readonly contactable: readonly { readonly enemy: string; readonly cost: number; readonly at: Place }[];
  readonly unreachable: readonly string[];
  readonly destinations: readonly { readonly name: string; readonly cost: number; readonly at: Place }[];
}

export type RouteFacts = { readonly to: string } & (
  | {
      readonly legal: true;
      readonly cost: number;
      readonly at: Place;
      readonly bends: number;
      readonly contacts: readonly string[];
      readonly left: readonly string[];
      readonly kept: readonly string[];
      readonly touched: readonly string[];
    }
  | { readonly legal: false; readonly refusal: RefusalFacts }
);

export interface RefusalFacts {
  readonly code: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, number | string>>;
}

export interface SightFacts {
  readonly from: string;
  readonly to: string;
  readonly range: number | null;
  readonly seen: boolean;
  readonly why: string | null;
  /** Length of the line that was found, or of the shortest one that is too long. */
  readonly length: number | null;
  readonly blockers: readonly string[];
  readonly cover: readonly string[];
  readonly hidden: boolean;
}

export interface SummonFacts {
  readonly team: number;
  readonly side: string;
  readonly diameter: number;
  readonly isException: boolean;
  readonly stretches: readonly { readonly from: number; readonly to: number }[];
}

export function factsOf({ position, reach, routes, sights, margins, summon }: Survey): Facts {
  const { board, title } = position;
  return {
    title: title ?? null,
    width: mm(board.width),
    bases: board.bases.map(base => ({
      id: base.id,
      team: base.team,
      at: placeOf(base),
      diameter: mm(2 * base.r),
      hidden: base.hidden,
      contacts: contacts(board, base).map(({ id }) => id),
      on: board.terrains.filter(terrain => touchesTerrain(base, terrain)).map(({ id }) => id),
      gaps: Object.fromEntries(
        board.bases.filter(other => other !== base).map(other => [other.id, mm(gap(base, other))]),
      ),
    })),
    reach: reach ? reachFacts(reach) : null,
    routes: routes.map(routeFacts),
    sights: sights.map(sightFacts),
    margins: margins.map(margin => ({ between: margin.between, gap: mm(margin.gap) })),
    summon: summon
      ? {
          team: summon.asked.team,
          side: summon.asked.side,
          diameter: mm(2 * summon.asked.r),
          isException: summon.isException,
          stretches: summon.stretches.map(({ from, to }) => ({ from: mm(from), to: mm(to) })),
        }
      : null,
  };
}

const MARKS = ['run', 'pathfinder', 'capped', 'avoidContact'] as const;

function reachFacts({ asked, touching, fresh, contactable, destinations }: SurveyedReach): ReachFacts {
  const { of, spec } = asked;
  return {
    of,
    budget: mm(spec.budget),
    mode: spec.mode,
    marks: MARKS.filter(mark => spec[mark]),
    touching,
    contactable: contactable.map(({ enemy, cost, settled }) => ({ enemy, cost: mm(cost), at: placeOf(settled) })),
    unreachable: fresh.map(({ id }) => id).filter(id => contactable.every(({ enemy }) => enemy !== id)),
    destinations: destinations.map(({ purpose, cost, place }) => ({
      name: purposeName(purpose),
      cost: mm(cost),
      at: placeOf(place),
    })),
  };
}

function routeFacts({ goal, checked }: SurveyedRoute): RouteFacts {
  const to = 'enemy' in goal ? goal.enemy : `(${placeOf(goal).join(', ')})`;
  if (!checked.ok) return { to, legal: false, refusal: refusalFacts(checked.refusal) };
  const { cost, end, pieces, contacts: met, left, kept, touched } = checked;
  const bends = pieces.filter(({ kind }) => kind === 'arc').length;
  return { to, legal: true, cost: mm(cost), at: placeOf(end), bends, contacts: met, left, kept, touched };
}

/** A refusal in millimetres. */
export function refusalFacts({ code, rule, facts }: Refusal): RefusalFacts {
  const measured = Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? mm(fact) : fact]);
  return { code, rule, facts: Object.fromEntries(measured) as RefusalFacts['facts'] };
}

function sightFacts({ from, to, range, sight, blockers, cover, isHidden }: SurveyedSight): SightFacts {
  return {
    from: from.id,
    to: to.id,
    range: range === undefined ? null : mm(range),
    seen: sight.seen,
    why: sight.seen ? null : sight.why,
    length: lengthOf(sight),
    blockers,
    cover,
    hidden: isHidden,
  };
}

function lengthOf(sight: SurveyedSight['sight']): number | null {
  const length: Length | undefined = sight.seen ? sight.length : 'shortest' in sight ? sight.shortest : undefined;
  return length === undefined ? null : mm(length);
}

function placeOf({ x, y }: Point): Place {
  return [mm(x), mm(y)];
}
