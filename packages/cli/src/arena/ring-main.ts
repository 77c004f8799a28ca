import { playBout, type Bout } from './bout.ts';

/** One of a ring: plays whatever it is sent, and tells what came of it. */
process.on('message', (bout: Bout) => process.send!(playBout(bout)));
// whoever asked is gone, and nobody waits for this game
process.on('disconnect', () => process.exit());
