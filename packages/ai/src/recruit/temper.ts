/** How a recruit weighs things, in points: one is about one die, or one point of health, of a creature. */
export interface Temper {
  /** Each point of the square root of a hero's health, and its fall. */
  readonly hero: number;
  readonly fall: number;
  /** By so much the fall of the other hero is wanted more for each turn behind in the race for Prosperity; at least, at most. */
  readonly behind: number;
  readonly sated: number;
  readonly starving: number;
  /** How much is believed of what could be done to a unit at a place: the enemy has other targets, too. */
  readonly fear: number;
  readonly heroFear: number;
  /** For each die that is a hundred millimetres nearer to its goal; the same for a hero. */
  readonly drive: number;
  readonly heroDrive: number;
  /** So far before the second of its friends a unit still goes, in hundredths of a millimetre. */
  readonly ahead: number;
  /** The other hero as a goal, on top of what an attack does to it. */
  readonly prize: number;
  /** A friend who will strike the same enemy later in the turn. */
  readonly followed: number;
  /** A shot that is possible next turn, not now. */
  readonly promise: number;
  /** The least an attack may bring. */
  readonly least: number;
  readonly heroLeast: number;
}

export const TEMPER: Temper = {
  hero: 8,
  fall: 25,
  behind: 0.3,
  sated: 0.8,
  starving: 2.5,
  fear: 0.25,
  heroFear: 1,
  drive: 0.7,
  heroDrive: 0.3,
  ahead: 15_000,
  prize: 5,
  followed: 0.5,
  promise: 0.5,
  least: -0.3,
  heroLeast: 0.3,
};
