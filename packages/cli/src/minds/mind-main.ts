import { parentPort } from 'node:worker_threads';
import { thinker, type MindCall, type MindWord } from '@signum/ai';

/** One mind at a time thinks in this thread. */
const think = thinker(() => performance.timeOrigin + performance.now());
const say = (word: MindWord): void => parentPort!.postMessage(word, []);

parentPort!.on('message', (call: MindCall) => say(think(call)));
say('ready');
