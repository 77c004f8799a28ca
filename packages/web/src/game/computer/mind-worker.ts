import { thinker, type MindCall, type MindWord } from '@signum/ai';
import { clock } from './clock.ts';

/** One mind at a time thinks here, beside the game: it is told what its seat sees, and nothing else. */
const think = thinker(clock);
const say = (word: MindWord): void => self.postMessage(word, {});

self.addEventListener('message', ({ data }: MessageEvent<MindCall>) => say(think(data)));
say('ready');
