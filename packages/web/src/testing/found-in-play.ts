import type { ClassicState } from '@signum/classic';
import type { Question } from '../game/contract.ts';
import { answered, begun, chance, game, lively, type Practice } from '../table/testing/practice.ts';

/** Is this what was looked for? */
export type Sought = (question: Question, state: ClassicState) => boolean;

const DECKS = [
  'kitsune-starter',
  'akkari-brood',
  'grypharim-legions',
  'vallor-house-of-bazan',
  'unicorn-moonfang-pack',
];
const MOST_GAMES = 40;
const MOST_ANSWERS = 900;

/** Plays lively games, always the same ones, until the first player has been asked everything that is looked for. */
export function foundInPlay<K extends string>(sought: Readonly<Record<K, Sought>>): ReadonlyMap<K, Practice> {
  const found = new Map<K, Practice>();
  const missing = new Map(Object.entries<Sought>(sought) as [K, Sought][]);
  for (let round = 0; round < MOST_GAMES && missing.size > 0; round += 1) {
    const [one, other] = [DECKS[round % DECKS.length]!, DECKS[(round + 1) % DECKS.length]!];
    const roll = chance(round + 1);
    let session = begun(`b${round}`, one, other);
    for (let count = 0; count < MOST_ANSWERS && missing.size > 0; count += 1) {
      const question = game.pending(session.state);
      if (!question) break;
      for (const [name, isIt] of missing) {
        if (question.seat !== 0 || !isIt(question, session.state)) continue;
        found.set(name, session);
        missing.delete(name);
      }
      session = answered(session, lively(question, roll));
    }
  }
  if (missing.size > 0)
    throw new Error(`nobody was asked for ${[...missing.keys()].join(', ')} in ${MOST_GAMES} games`);
  return found;
}
