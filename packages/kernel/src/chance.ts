import { chachaBlock } from './chacha.ts';

/** 256 secret bits as 64 hexadecimal digits. Never part of a view: whoever knows it knows every coming card (K-CHN-1). */
export type Seed = string;

/** A stream that follows from a seed, with a count of the words drawn. */
export interface Stream {
  readonly seed: Seed;
  drawn: number;
}

/**
 * The one source of chance, as plain data: a stream, or the dice of a test, told beforehand. An open script goes on with zeros
 * after its end: whoever works out odds looks at the dice before they are drawn. One with a stream behind it goes on with that.
 */
export type Chance = Stream | { script: number[]; readonly open?: true; readonly after?: Stream };

/** Draws a whole number in 0..sides-1 for somebody who chooses at random: a player's own chance, never that of the game. */
export type Draw = (sides: number) => number;

export function isSeed(value: unknown): value is Seed {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

export function seeded(seed: Seed): Stream {
  if (!isSeed(seed)) throw new Error('a seed is 64 hexadecimal digits in lower case');
  return { seed, drawn: 0 };
}

/** Chance that gives these values one after the other, for tests. Each is in 0..sides-1 of its draw. */
export function scripted(values: readonly number[]): Chance {
  return { script: [...values] };
}

/** Chance whose first values are told and whose others follow from the seed, for examples that are played on (K-CHN-5). */
export function scriptedThen(values: readonly number[], seed: Seed): Chance {
  return { script: [...values], after: seeded(seed) };
}

/** Scripted values that nobody drew. A test that leaves some has told a story that did not happen. */
export function leftOver(chance: Chance): readonly number[] {
  return 'script' in chance ? chance.script : [];
}

/** Draws a whole number in 0..sides-1, each with the same probability, and moves the stream on. */
export function draw(chance: Chance, sides: number): number {
  if (!Number.isInteger(sides) || sides < 1 || sides > WORDS) throw new Error(`there is no die with ${sides} sides`);
  if ('script' in chance) {
    if (chance.after) return drawThen(chance.script, chance.after, sides);
    return chance.open && chance.script.length === 0 ? 0 : drawScripted(chance.script, sides);
  }
  // Words above the last whole multiple are thrown away: a remainder alone would favour low numbers.
  const limit = WORDS - (WORDS % sides);
  for (;;) {
    const word = wordAt(chance.seed, chance.drawn);
    chance.drawn += 1;
    if (word < limit) return word % sides;
  }
}

/** Shuffles a list in place, from the last index down (C-GEN-5). */
export function shuffle(chance: Chance, list: unknown[]): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = draw(chance, last + 1);
    [list[last], list[other]] = [list[other], list[last]];
  }
}

const WORDS = 0x1_0000_0000;

/** A player who does something else than the script was written for draws otherwise: what does not fit ends the script. */
function drawThen(script: number[], after: Stream, sides: number): number {
  const value = script.shift();
  if (value !== undefined && value < sides) return value;
  script.length = 0;
  return draw(after, sides);
}

function drawScripted(script: number[], sides: number): number {
  const value = script.shift();
  if (value === undefined) throw new Error('the scripted dice ran out');
  if (!Number.isInteger(value) || value < 0 || value >= sides) {
    throw new Error(`a scripted die shows ${value}, but has sides 0 to ${sides - 1}`);
  }
  return value;
}

/**
 * The block drawn from last. A cache and nothing more: the words follow from seed and number alone, and the next word is
 * nearly always in the same block.
 */
const cache: Cache = { seed: '', block: -1, key: new Uint32Array(8), words: new Uint32Array(16) };

interface Cache {
  seed: Seed;
  block: number;
  key: Uint32Array;
  words: Uint32Array;
}

function wordAt(seed: Seed, index: number): number {
  const block = Math.floor(index / 16);
  if (cache.seed !== seed) {
    cache.key = keyOf(seed);
    cache.seed = seed;
    cache.block = -1;
  }
  if (cache.block !== block) {
    chachaBlock(cache.key, block, cache.words);
    cache.block = block;
  }
  return cache.words[index % 16]!;
}

/** The key's words, its bytes read with the least significant first, as the cipher defines them. */
function keyOf(seed: Seed): Uint32Array {
  return Uint32Array.from({ length: 8 }, (_, word) => {
    const bytes = seed.slice(word * 8, word * 8 + 8).match(/../g) ?? [];
    return bytes.reduceRight((value, byte) => value * 256 + Number.parseInt(byte, 16), 0);
  });
}
