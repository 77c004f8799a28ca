import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Fingerprint, FINGERPRINT_DIGITS, fingerprintOf, spelling } from './fingerprint.ts';

const MASK = 0xffff_ffffn;
const TEXTS = Array.from({ length: 4000 }, (_, index) => `{"wounds":${index % 7},"at":[${index * 31},${index}]}`);

/** The same in large whole numbers, where nothing can be rounded, cut off or taken for negative by mistake. */
function plainly(text: string): string {
  let [left, right] = [0x2545f491n, 0x14057b7en];
  for (let at = 0; at < text.length; at += 2) {
    const [first, second] = [text.charCodeAt(at), at + 1 < text.length ? text.charCodeAt(at + 1) : 0];
    const pair = BigInt(first) + (BigInt(second) << 16n);
    left = ((turned(left, 5n) ^ pair) * 0x2c1b3c6dn) & MASK;
    right = ((turned(right, 11n) ^ pair) * 0x5851f42dn) & MASK;
  }
  left = stirred(left ^ BigInt(text.length));
  right = stirred(right ^ left);
  left = stirred(left ^ right);
  return (((left & 0xffffn) << 32n) | right).toString(16).padStart(FINGERPRINT_DIGITS, '0');
}

function turned(lane: bigint, by: bigint): bigint {
  return ((lane << by) | (lane >> (32n - by))) & MASK;
}

function stirred(lane: bigint): bigint {
  const once = ((lane ^ (lane >> 15n)) * 0x27d4eb2dn) & MASK;
  const twice = ((once ^ (once >> 13n)) * 0x165667b1n) & MASK;
  return twice ^ (twice >> 16n);
}

/** The 48 bits of a fingerprint, as noughts and ones. */
function bitsOf(text: string): string[] {
  return BigInt(`0x${fingerprintOf(text)}`)
    .toString(2)
    .padStart(4 * FINGERPRINT_DIGITS, '0')
    .split('');
}

test.each([
  ['', '78007ab7c56c'],
  ['a', '3a9f89579456'],
  ['{"wounds":1}', 'fddb93bae8eb'],
  ['мишень, топор, щит', '6e4eb5ff9010'],
])('recorded fingerprints stay what they are, or old replays would no longer be recognised: %j', (text, digits) => {
  expect(fingerprintOf(text)).toBe(digits);
});

test('the arithmetic is exact: large whole numbers give the same digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(fingerprintOf(text)).toBe(plainly(text));
    }),
  );
});

test('however a text is cut into pieces, and whoever spells them, its fingerprint is the same', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ unit: 'binary', maxLength: 9 }), fc.boolean())), pieces => {
      const fingerprint = new Fingerprint();
      for (const [piece, isSpelt] of pieces) {
        if (isSpelt) fingerprint.write(spelling(piece));
        else fingerprint.text(piece);
      }
      expect(fingerprint.digits()).toBe(fingerprintOf(pieces.map(([piece]) => piece).join('')));
    }),
  );
});

test.each([0, 7, 99, 100, 60_000, -3])('a number is written as JSON writes it: %i', n => {
  const fingerprint = new Fingerprint();
  fingerprint.count(n);
  expect(fingerprint.digits()).toBe(fingerprintOf(JSON.stringify(n)));
});

test('one changed, added or lost character changes the fingerprint', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 200 }),
      fc.nat(),
      fc.string({ maxLength: 2 }),
      (text, n, other) => {
        const at = n % text.length;
        const changed = text.slice(0, at) + other + text.slice(at + 1);
        fc.pre(changed !== text);
        expect(fingerprintOf(changed)).not.toBe(fingerprintOf(text));
      },
    ),
  );
});

test('states that hardly differ have fingerprints that differ in half of their bits', () => {
  const all = TEXTS.map(bitsOf);
  expect(new Set(TEXTS.map(fingerprintOf)).size).toBe(TEXTS.length);
  for (let bit = 0; bit < 4 * FINGERPRINT_DIGITS; bit += 1) {
    const ones = all.filter(bits => bits[bit] === '1').length;
    expect(ones, `bit ${bit}`).toBeGreaterThan(0.45 * TEXTS.length); // six standard deviations
    expect(ones, `bit ${bit}`).toBeLessThan(0.55 * TEXTS.length);
  }
  const flips = TEXTS.map((text, index) => {
    const other = bitsOf(text.replace(/\d/, digit => String(9 - Number(digit))));
    return all[index]!.filter((bit, at) => bit !== other[at]).length;
  });
  const average = flips.reduce((sum, count) => sum + count, 0) / flips.length;
  expect(average).toBeGreaterThan(23.5);
  expect(average).toBeLessThan(24.5);
});
