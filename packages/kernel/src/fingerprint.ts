/** How many hexadecimal digits a fingerprint has: 48 bits, enough to find a difference, short enough for a line an answer. */
export const FINGERPRINT_DIGITS = 12;

/**
 * The digits by which a text is recognised again, for finding where two games part. Quick, and no matter of security: who wants
 * to can make two texts with the same fingerprint. What must not be forged is hashed (`hash.ts`).
 *
 * Two lanes of 32 bits take in the text, two characters at a time. Each step is a permutation of its lane (a turn, an exclusive
 * or, a product with an odd number), so one changed character leaves both lanes changed. Integer arithmetic only: every engine
 * gets the same digits.
 */
export function fingerprintOf(text: string): string {
  const { length } = text;
  let left = 0x2545f491;
  let right = 0x14057b7e;
  for (let at = 0; at < length; at += 2) {
    const pair = at + 1 < length ? text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16) : text.charCodeAt(at);
    left = Math.imul(((left << 5) | (left >>> 27)) ^ pair, 0x2c1b3c6d);
    right = Math.imul(((right << 11) | (right >>> 21)) ^ pair, 0x5851f42d);
  }
  left = stirred(left ^ length);
  right = stirred(right ^ left);
  left = stirred(left ^ right);
  return hex(left & 0xffff, 4) + hex(right >>> 0, 8);
}

/** Lets every bit of a lane act on all others: what came last has passed through few products. */
function stirred(lane: number): number {
  const once = Math.imul(lane ^ (lane >>> 15), 0x27d4eb2d);
  const twice = Math.imul(once ^ (once >>> 13), 0x165667b1);
  return twice ^ (twice >>> 16);
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
