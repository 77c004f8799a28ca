import type { SeatPlan } from '../game/contract.ts';
import { begun, chance, playUntil, type Practice } from '../table/testing/practice.ts';
import { foundInPlay, type Sought } from './found-in-play.ts';
import { fileOf, type GameFile } from './positions.ts';

/** Moments of a game that show much of the table. */
const MOMENTS = {
  'first-hand': ({ kind }) => kind === 'startingHand',
  building: (question, { turn }) => question.kind === 'construct' && turn > 8 && question.options.length > 3,
  turn: (question, { turn, creatures }) =>
    question.kind === 'nextAction' && turn > 8 && creatures.length > 6 && question.actions.length > 4,
  move: (question, { creatures }) =>
    question.kind === 'route' &&
    question.into.length === 0 &&
    creatures.length > 7 &&
    question.ways.some(({ spec }) => spec.budget >= 15_000),
  melee: (question, { creatures }) => question.kind === 'assignDice' && question.dice > 2 && creatures.length > 6,
  shooting: (question, { creatures }) =>
    question.kind === 'act' &&
    creatures.length > 6 &&
    question.deeds.some(deed => deed.do === 'attack' && deed.attack !== 'melee combat'),
  tactic: question => question.kind === 'tactic' && question.usable.length > 0,
  hero: ({ kind }, { turn }) => kind === 'place' && turn === 0,
  payment: ({ kind }) => kind === 'payment',
  choice: ({ kind }) => kind === 'choose',
  reroll: ({ kind }) => kind === 'reroll',
  terrain: ({ kind }) => kind === 'terrainPose',
} satisfies Readonly<Record<string, Sought>>;

type MomentName = keyof typeof MOMENTS;

let found: ReadonlyMap<MomentName, Practice> | undefined;

/** A game that has come to such a moment, always the same. */
export function momentOf(name: MomentName, seats?: readonly SeatPlan[]): GameFile {
  found ??= foundInPlay<MomentName>(MOMENTS);
  return fileOf(found.get(name)!, seats);
}

/** Two people on one screen: whoever opens it meets the curtain. */
export function behindCurtain(): GameFile {
  return momentOf('turn', [
    { kind: 'person', name: 'Anna' },
    { kind: 'person', name: 'Boris' },
  ]);
}

let over: GameFile | undefined;

/** A game that is over. */
export function finishedGame(): GameFile {
  over ??= fileOf(playUntil(begun('a1'), chance(5), () => false, 5000));
  return over;
}
