import type { Side } from './side.ts';

/**
 * What a judgement is added up from. All of it is told of the side that moves next, less the same of the other, but for the last two,
 * which only the next to move has. What is called early counts whole while the race for Prosperity begins, and nothing at its end.
 */
export interface Terms {
  /** How near the victory by Prosperity is (C-END-5): the last turn most. */
  readonly finish: number;
  /** Who will come first there; the later, the more it counts. */
  readonly lead: number;
  /** Who leads gains by peace, and who lags behind by war: all that stands near the heroes, for whoever leads. Early on, when it can still tell. */
  readonly war: number;
  readonly frailty: number;
  readonly relics: number;
  readonly tactics: number;
  readonly siege: number;
  readonly lethal: number;
  readonly earlyHealth: number;
  readonly earlyHero: number;
  readonly earlySiege: number;
  readonly strikes: number;
  readonly blow: number;
}

export type Weights = Readonly<Record<keyof Terms, number>>;

/** A race that takes so many turns has only just begun. */
const LONG = 15;
/** Whoever moves next is ahead by half a turn. */
const ITS_TURN = 0.5;

export function termsOf(mover: Side, other: Side): Terms {
  const early = Math.min(mover.turns, other.turns, LONG) / LONG;
  const lead = levelled(other.turns - mover.turns + ITS_TURN);
  return {
    finish: 1 / (1 + mover.turns) - 1 / (1 + other.turns),
    lead: (1 - early) * lead,
    war: early * lead * (mover.siege + other.siege),
    frailty: mover.frailty - other.frailty,
    relics: mover.relics - other.relics,
    tactics: mover.tactics - other.tactics,
    siege: mover.siege - other.siege,
    lethal: mover.lethal - other.lethal,
    earlyHealth: early * (mover.health - other.health),
    earlyHero: early * (mover.hero - other.hero),
    earlySiege: early * (mover.siege - other.siege),
    strikes: mover.strikes,
    blow: mover.lethal,
  };
}

/** One turn ahead is much, two are little more: between -1 and 1. */
function levelled(turns: number): number {
  return turns / Math.sqrt(1 + turns * turns);
}
