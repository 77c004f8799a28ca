/**
 * ChaCha20 as a function from a key and a block's number to sixteen words, in 32-bit integer arithmetic only, so that every
 * engine computes the same bits. The layout is the original one: a 64-bit counter, and a nonce that stays zero.
 */
export function chachaBlock(key: Uint32Array, block: number, words: Uint32Array): void {
  const start = initial(key, block);
  words.set(start);
  for (let round = 0; round < 10; round += 1) {
    quarter(words, 0, 4, 8, 12);
    quarter(words, 1, 5, 9, 13);
    quarter(words, 2, 6, 10, 14);
    quarter(words, 3, 7, 11, 15);
    quarter(words, 0, 5, 10, 15);
    quarter(words, 1, 6, 11, 12);
    quarter(words, 2, 7, 8, 13);
    quarter(words, 3, 4, 9, 14);
  }
  for (let index = 0; index < 16; index += 1) words[index]! += start[index]!;
}

const scratch = new Uint32Array(16);

function initial(key: Uint32Array, block: number): Uint32Array {
  scratch[0] = 0x61707865; // "expand 32-byte k", the constant of the cipher
  scratch[1] = 0x3320646e;
  scratch[2] = 0x79622d32;
  scratch[3] = 0x6b206574;
  scratch.set(key, 4);
  scratch[12] = block;
  scratch[13] = Math.floor(block / 0x1_0000_0000);
  scratch[14] = 0;
  scratch[15] = 0;
  return scratch;
}

function quarter(words: Uint32Array, a: number, b: number, c: number, d: number): void {
  let wa = words[a]!;
  let wb = words[b]!;
  let wc = words[c]!;
  let wd = words[d]!;
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 16) | (wd >>> 16);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 12) | (wb >>> 20);
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 8) | (wd >>> 24);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 7) | (wb >>> 25);
  words[a] = wa;
  words[b] = wb;
  words[c] = wc;
  words[d] = wd;
}
