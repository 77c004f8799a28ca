import type { Trial } from '@signum/kernel/testing';
import type { ClassicGame, ClassicSetup } from '../game.ts';
import { brokenIn } from './invariant.ts';
import { twinOf } from './twin.ts';

/** More answers than this and random players will never end it: even an empty deck ends a game long before. */
const LONGEST = 6000;

/** The classic game put to the battery. */
export function trialOf(game: ClassicGame, setup: ClassicSetup, home: Trial['home']) {
  return { game, setup, twin: twinOf, home, longest: LONGEST, invariant: brokenIn };
}
