import { reckon } from './reckon.ts';
import type { OddsCall, OddsWorkerWord } from './reckoner.ts';

/** Odds are reckoned beside the game, one question after the other. */
self.addEventListener('message', ({ data: { state, question } }: MessageEvent<OddsCall>) => {
  const answer: OddsWorkerWord = reckon(state, question);
  self.postMessage(answer, {});
});

const READY: OddsWorkerWord = 'ready';
self.postMessage(READY, {});
