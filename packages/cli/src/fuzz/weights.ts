import type { Action, ActivationDeed, CreatureId, Decisions } from '@signum/classic';
import { cardOfCreature, hasToLose, isHopedOf, needOf, wantsUse, type Eyes } from './eyes.ts';
import { goal } from './goals.ts';

/** How heavy an answer weighs: twice as heavy is chosen twice as often. Kinds that are left out: all answers alike. */
export type Weights = {
  readonly [K in keyof Decisions]?: (answer: Decisions[K]['taken'], shown: Decisions[K]['shown'], eyes: Eyes) => number;
};

/** How much heavier something is that nobody has seen yet. */
const HOPE = 10;
/** In hundredths of a millimetre: nearer than this is contact, and a move that brings more than that is a way forward. */
const CONTACT = 300;
const FORWARD = 3000;

/** Goes for the enemy, uses what it has, and hardly ever ends a turn while something is open. */
export const FIGHTER: Weights = {
  act: (deed, _shown, eyes) => deedWeight(deed, eyes, FIGHTING),
  assignDice: ({ attack }) => 1 + attack,
  construct: ({ building }, _shown, eyes) => buildingWeight(building, eyes, 4),
  may: ({ yes }) => (yes ? 5 : 1),
  nextAction: (action, _shown, eyes) => actionWeight(action, eyes, { activate: 30, play: 40, use: 40, terrain: 4 }),
  route: routeWeight,
  startingHand: handWeight,
  tactic: ({ tactic }) => (tactic === 'pass' ? 1 : 8),
};

/** Builds its City, plays its cards and taps what can be tapped. */
export const BUILDER: Weights = {
  act: (deed, _shown, eyes) => deedWeight(deed, eyes, STROLLING),
  construct: ({ building }, _shown, eyes) => buildingWeight(building, eyes, 1),
  may: ({ yes }) => (yes ? 3 : 1),
  nextAction: (action, _shown, eyes) => actionWeight(action, eyes, { activate: 8, play: 40, use: 60, terrain: 20 }),
  startingHand: handWeight,
  tactic: ({ tactic }) => (tactic === 'pass' ? 1 : 4),
};

type DeedWeights = Record<ActivationDeed['do'], number>;

const FIGHTING: DeedWeights = {
  attack: 60,
  detect: 60,
  move: 40,
  pass: 1,
  run: 15,
  search: 40,
  'secret entrance': 40,
  use: 25,
};

const STROLLING: DeedWeights = {
  attack: 6,
  detect: 6,
  move: 8,
  pass: 2,
  run: 4,
  search: 20,
  'secret entrance': 20,
  use: 20,
};

function deedWeight(deed: ActivationDeed, eyes: Eyes, weights: DeedWeights): number {
  const weight = weights[deed.do];
  const { acting } = eyes.state;
  if (acting === null) return weight;
  if (deed.do === 'attack') return weight * (isHopedOf(eyes, acting) ? hopeOf(eyes, deed.target) : 1);
  if (deed.do !== 'use') return weight;
  const [kind, place] = deed.ability.split(' ');
  return kind === 'text' && wantsUse(eyes, cardOfCreature(eyes, acting), place!) ? weight * HOPE : weight;
}

/** Much of what attackers have takes something from the target. */
function hopeOf(eyes: Eyes, target: CreatureId): number {
  return hasToLose(eyes, target) ? 5 * HOPE : HOPE;
}

function actionWeight(
  action: Action,
  eyes: Eyes,
  { activate, play, use, terrain }: { activate: number; play: number; use: number; terrain: number },
): number {
  switch (action.do) {
    case 'end turn':
      return 1;
    case 'activate':
      return activate;
    case 'play':
      return eyes.cards.has(action.card) ? play * HOPE : play;
    case 'play terrain':
      return eyes.cards.has(action.card) ? terrain * HOPE : terrain;
    case 'spend concentration':
      return use;
    case 'use building':
      return wantsUse(eyes, action.building, action.ability) ? use * HOPE : use;
    case 'use creature':
      return wantsUse(eyes, cardOfCreature(eyes, action.creature), action.ability) ? use * HOPE : use;
    case 'use relic': {
      const { relics } = eyes.state.players[eyes.seat]!;
      const card = relics.find(({ id }) => id === action.relic)?.card ?? '';
      return wantsUse(eyes, card, action.ability) ? use * HOPE : use;
    }
  }
}

function buildingWeight(building: string, eyes: Eyes, nothing: number): number {
  if (building === 'none') return nothing;
  const hope = eyes.wanted.has(goal('card played', building)) || eyes.cards.has(building) ? HOPE : 0;
  return 1 + hope + 4 * needOf(eyes, building);
}

/** Cards that are hoped for are kept. */
function handWeight(
  { cards }: Decisions['startingHand']['taken'],
  _shown: Decisions['startingHand']['shown'],
  eyes: Eyes,
): number {
  return cards.some(card => eyes.cards.has(card)) ? 0 : 1;
}

/** Into contact, or at least nearer. */
function routeWeight(moved: Decisions['route']['taken'], { board, creature }: Decisions['route']['shown']): number {
  if ('stay' in moved) return 0;
  const mover = board.bases.find(({ id }) => id === creature)!;
  const enemies = board.bases.filter(({ team }) => team !== mover.team);
  const gapFrom = (x: number, y: number): number =>
    Math.min(...enemies.map(enemy => Math.hypot(enemy.x - x, enemy.y - y) - enemy.r - mover.r));
  const there = gapFrom(moved.x, moved.y);
  if (there <= CONTACT) return 40;
  return there < gapFrom(mover.x, mover.y) - FORWARD ? 6 : 1;
}
