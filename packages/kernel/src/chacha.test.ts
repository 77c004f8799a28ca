import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chachaBlock } from './chacha.ts';

/** The same block from the cipher of the platform. Its counter and nonce are the last sixteen bytes of the state. */
function platformBlock(key: Uint8Array, block: number): Uint32Array {
  const start = Buffer.alloc(16);
  start.writeUInt32LE(block % 2 ** 32, 0);
  start.writeUInt32LE(Math.floor(block / 2 ** 32), 4);
  const bytes = createCipheriv('chacha20', key, start).update(Buffer.alloc(64));
  return Uint32Array.from({ length: 16 }, (_, word) => bytes.readUInt32LE(word * 4));
}

test('K-CHN-2: every block is that of ChaCha20', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.maxSafeNat(), (key, block) => {
      const words = new Uint32Array(16);
      chachaBlock(new Uint32Array(key.slice().buffer), block, words);
      expect(words).toEqual(platformBlock(key, block));
    }),
  );
});
