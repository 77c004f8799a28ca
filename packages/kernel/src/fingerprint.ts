/** How many hexadecimal digits a fingerprint has: 48 bits, enough to find a difference, short enough for a line an answer. */
export const FINGERPRINT_DIGITS = 12;

/**
 * The digits by which a text is recognised again, for finding where two games part. Quick, and no matter of security: who wants
 * to can make two texts with the same fingerprint. What must not be forged is hashed (`hash.ts`).
 */
export function fingerprintOf(text: string): string {
  const fingerprint = new Fingerprint();
  fingerprint.text(text);
  return fingerprint.digits();
}

/** A piece of text by the numbers of its characters, for pieces that are written again and again: to read a text takes longer. */
export type Spelling = Uint16Array;

export function spelling(text: string): Spelling {
  const piece = new Uint16Array(text.length);
  for (let at = 0; at < piece.length; at += 1) piece[at] = text.charCodeAt(at);
  return piece;
}

/** Takes in a text piece by piece. */
export interface Writer {
  write(piece: Spelling): void;
  text(text: string): void;
  /** A whole number as JSON writes it. */
  count(n: number): void;
}

/**
 * The fingerprint of a text that comes in pieces: a long text that is never put together costs nothing but the reading.
 *
 * Two lanes of 32 bits take in the text, two characters at a time. Each step is a permutation of its lane (a turn, an exclusive
 * or, a product with an odd number), so one changed character leaves both lanes changed. Integer arithmetic only: every engine
 * gets the same digits.
 */
export class Fingerprint implements Writer {
  #left = 0x2545f491;
  #right = 0x14057b7e;
  #length = 0;
  /** The first character of a pair whose second one is still to come, or -1. */
  #half = -1;

  write(piece: Spelling): void {
    const { length } = piece;
    let at = 0;
    let left = this.#left;
    let right = this.#right;
    if (this.#half >= 0 && length > 0) {
      const pair = this.#half | (piece[0]! << 16);
      left = Math.imul(((left << 5) | (left >>> 27)) ^ pair, LEFT);
      right = Math.imul(((right << 11) | (right >>> 21)) ^ pair, RIGHT);
      this.#half = -1;
      at = 1;
    }
    for (; at + 1 < length; at += 2) {
      const pair = piece[at]! | (piece[at + 1]! << 16);
      left = Math.imul(((left << 5) | (left >>> 27)) ^ pair, LEFT);
      right = Math.imul(((right << 11) | (right >>> 21)) ^ pair, RIGHT);
    }
    this.#left = left;
    this.#right = right;
    if (at < length) this.#half = piece[at]!;
    this.#length += length;
  }

  /** The same, read from the text itself. */
  text(text: string): void {
    const { length } = text;
    let at = 0;
    let left = this.#left;
    let right = this.#right;
    if (this.#half >= 0 && length > 0) {
      const pair = this.#half | (text.charCodeAt(0) << 16);
      left = Math.imul(((left << 5) | (left >>> 27)) ^ pair, LEFT);
      right = Math.imul(((right << 11) | (right >>> 21)) ^ pair, RIGHT);
      this.#half = -1;
      at = 1;
    }
    for (; at + 1 < length; at += 2) {
      const pair = text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16);
      left = Math.imul(((left << 5) | (left >>> 27)) ^ pair, LEFT);
      right = Math.imul(((right << 11) | (right >>> 21)) ^ pair, RIGHT);
    }
    this.#left = left;
    this.#right = right;
    if (at < length) this.#half = text.charCodeAt(at);
    this.#length += length;
  }

  count(n: number): void {
    const known = DIGITS[n];
    if (known) this.write(known);
    else this.text(String(n));
  }

  /** The digits of all that was written. Nothing is written after that. */
  digits(): string {
    let left = this.#left;
    let right = this.#right;
    if (this.#half >= 0) {
      left = Math.imul(((left << 5) | (left >>> 27)) ^ this.#half, LEFT);
      right = Math.imul(((right << 11) | (right >>> 21)) ^ this.#half, RIGHT);
    }
    left = stirred(left ^ this.#length);
    right = stirred(right ^ left);
    left = stirred(left ^ right);
    return hex(left & 0xffff, 4) + hex(right >>> 0, 8);
  }
}

const LEFT = 0x2c1b3c6d;
const RIGHT = 0x5851f42d;

/** Most numbers of a game are small. */
const DIGITS: readonly Spelling[] = Array.from({ length: 100 }, (_, n) => spelling(String(n)));

/** Lets every bit of a lane act on all others: what came last has passed through few products. */
function stirred(lane: number): number {
  const once = Math.imul(lane ^ (lane >>> 15), 0x27d4eb2d);
  const twice = Math.imul(once ^ (once >>> 13), 0x165667b1);
  return twice ^ (twice >>> 16);
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
