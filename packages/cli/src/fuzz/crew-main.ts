import { playMatch, type Match } from './match.ts';

/** One of a crew: plays whatever it is sent, and tells what came of it. */
process.on('message', (match: Match) => process.send!(playMatch(match)));
// whoever asked is gone, and nobody waits for this game
process.on('disconnect', () => process.exit());
