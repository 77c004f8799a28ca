import { wholeCatalogue } from '@signum/cards/whole';
import { classicGame, type ClassicGame } from '@signum/classic';

const whole = classicGame(wholeCatalogue);

/** Begins a game that names its cards and does not bring them along, as other programs write it. All that is written on them counts. */
export function beginUnpacked(...[setup, seed]: Parameters<ClassicGame['begin']>): ReturnType<ClassicGame['begin']> {
  return whole.begin(setup, seed);
}
