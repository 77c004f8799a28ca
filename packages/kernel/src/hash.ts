import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text, as 64 hexadecimal digits. */
export function hashOfText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * The hash of plain data as it is written down. The order of keys counts: two states that differ in it alone were not made
 * by the same steps.
 */
export function hashOf(value: unknown): string {
  return hashOfText(JSON.stringify(value));
}
