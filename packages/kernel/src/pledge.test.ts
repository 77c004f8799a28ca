import { expect, test } from 'vitest';
import { isSeed } from './chance.ts';
import { hashOfText } from './hash.ts';
import { gameSeed, keepsPledge, pledgeOf } from './pledge.ts';

const host = hashOfText('host');

test('K-CHN-3: a pledge binds the host to its seed and tells nothing of it', () => {
  const pledge = pledgeOf(host);
  expect(keepsPledge(pledge, host)).toBe(true);
  expect(keepsPledge(pledge, hashOfText('a better one'))).toBe(false);
  expect(pledge).not.toContain(host.slice(0, 8));
});

test('K-CHN-3: every nonce changes the seed of the game, and so does who gave which', () => {
  const seeds = [['a', 'b'], ['b', 'a'], ['ab', ''], ['a', 'b', ''], ['a\n1:b']].map(nonces =>
    gameSeed({ host, nonces }),
  );
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(seeds.every(isSeed)).toBe(true);
});

test('the hash is SHA-256', () => {
  expect(hashOfText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
