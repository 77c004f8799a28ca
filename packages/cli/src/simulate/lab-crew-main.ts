import type { Fixture } from './fixture.ts';
import { Lab } from './lab.ts';
import type { Series } from './series.ts';

/** One of a crew: is told the series once, then plays whatever it is sent. */
let lab: Lab | undefined;

process.on('message', (message: { readonly series: Series } | { readonly fixture: Fixture }) => {
  if ('series' in message) lab = new Lab(message.series);
  else process.send!(lab!.play(message.fixture));
});
// whoever asked is gone, and nobody waits for this game
process.on('disconnect', () => process.exit());
