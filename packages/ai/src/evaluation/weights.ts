/**
 * What a position is made of, and how much each part counts. One point is about one die of a creature. All of it is told of one's own
 * side; the same of the other side is taken off.
 */
export interface Weights {
  /** For each die of Strength, each point of health or Armour, each die thrown from afar. */
  readonly dice: number;
  readonly health: number;
  readonly shots: number;
  /** Of its dice a wounded creature keeps this part, for fewer faces count (C-CMP-2). */
  readonly wounded: number;
  /** For being there at all: it stands in the way, it can be helped. */
  readonly body: number;
  /** The hero: this times the root of its health, so that the last points are the dearest. */
  readonly hero: number;

  /** For each building, each card in the hand, each relic, each face-down tactic. */
  readonly building: number;
  /** For each building that is not tapped: it could still be of use. */
  readonly ready: number;
  readonly hand: number;
  readonly relic: number;
  readonly tactic: number;
  /** For each own turn that is still missing to the Prosperity victory, and for being about to reach it. */
  readonly turn: number;
  readonly finish: number;

  /** For each die that stands where it can strike the other hero next turn. */
  readonly menace: number;
  /** For being near to the nearest enemy, and to the other hero, by die; nothing across the whole table. */
  readonly nearness: number;
  readonly hunt: number;
  /** For a hero that is as near as its second man, by die. */
  readonly lead: number;
  /** Whoever is behind in the race feels each step that is missing to a fight by so much more, and by so much less what it may cost. */
  readonly urge: number;
  readonly dare: number;
  /** The part that is counted of what the side to move next could do at once, and of what the other could if it were its turn. */
  readonly threat: number;
  readonly promise: number;
  /** What the hero of the struck side has to fear of all who reach it together. */
  readonly risk: number;
  /** Poison, Disease: how much of a creature they take. */
  readonly ailment: number;
}

export const WEIGHTS: Weights = {
  dice: 1,
  health: 0.8,
  shots: 1,
  wounded: 0.65,
  body: 0.5,
  hero: 11,
  building: 0.3,
  ready: 0.12,
  hand: 0.4,
  relic: 0.4,
  tactic: 0.3,
  turn: 8,
  finish: 60,
  menace: 0.2,
  nearness: 0.2,
  hunt: 0.7,
  lead: 0.3,
  urge: 6,
  dare: 4,
  threat: 0.4,
  promise: 0.2,
  risk: 0.7,
  ailment: 0.6,
};
