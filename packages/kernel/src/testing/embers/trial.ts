import type { Trial } from '../battery/trial.ts';
import { embers, type EmbersGame } from './game.ts';
import type { EmbersSetup } from './state.ts';
import { twinOf } from './twin.ts';

const setup: EmbersSetup = { copies: 2 };

/** Embers put to the test, or a variant of it that a test has spoiled. */
export function trialOf(game: EmbersGame, home: Trial['home']) {
  return { game, setup, twin: twinOf, home, longest: 400 };
}

export const embersTrial = trialOf(embers, { module: new URL('game.ts', import.meta.url).href, name: 'embers' });
