import { wholeGames } from '../classic/whole-games.ts';
import { timed } from '../rounds.ts';

/** At least so many whole games between random players each second, and what we aim at (E5). */
const MUST = 15;
const AIM = 60;
const ROUNDS = 3;
/** Whole games run through all the rules: the compiler has done its work after so many microseconds of them. */
const WARM_UP = 20_000_000;

/** Whole games between random players each second of one core. */
export function randomGamesPerSecond(): number {
  const [timing] = timed([wholeGames()], ROUNDS, WARM_UP);
  return 1e6 / timing!.microseconds;
}

export function isFast(pace: number): boolean {
  return pace >= MUST;
}

export function paceLine(pace: number): string {
  const word = pace >= AIM ? 'aim reached' : isFast(pace) ? 'must holds' : 'MUST FAILS';
  return `E5 ${pace.toFixed(1)} whole games between random players a second (must ${MUST}, aim ${AIM})  ${word}`;
}
