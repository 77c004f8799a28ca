import type { Catalogue } from '@signum/classic';
import { isFlawed, readJson } from '@signum/kernel';
import { setForm, type CardSet } from './card-set.ts';
import { setFaults } from './check/set.ts';
import type { Fault } from './fault.ts';
import { isRecord, misfits } from './misfits.ts';
import { tooDeep, tooLong } from './limits.ts';

/** A set that can be played with, or everything that is wrong with it. There is nothing in between. */
export type ReadSet = { readonly set: CardSet } | { readonly faults: readonly Fault[] };

/**
 * Reads a file of cards. The cards it stands beside are handed in: whatever the new ones name must be there, and nothing of
 * it may be printed twice.
 */
export function readSet(text: string, beside: Catalogue): ReadSet {
  const limit = tooLong(text) ?? tooDeep(text);
  if (limit !== undefined) return { faults: [{ where: 'file', what: limit }] };
  const json = readJson(text);
  return isFlawed(json) ? { faults: [json.flaw] } : readSetValue(json.value, beside);
}

/** The same for what has been read already. */
export function readSetValue(value: unknown, beside: Catalogue): ReadSet {
  const misfitting = misfits(setForm, value).map(fault => withCard(fault, value));
  const faults = misfitting.length > 0 ? misfitting : setFaults(value as CardSet, beside);
  return faults.length === 0 ? { set: value as CardSet } : { faults };
}

/** Names the card on which a fault stands, if the card says how it is called. */
function withCard(fault: Fault, file: unknown): Fault {
  const [, at] = /^cards\[(\d+)\]/.exec(fault.where) ?? [];
  const cards = isRecord(file) ? file['cards'] : undefined;
  const card: unknown = Array.isArray(cards) && at !== undefined ? cards[Number(at)] : undefined;
  return isRecord(card) && typeof card['id'] === 'string' ? { card: card['id'].slice(0, 80), ...fault } : fault;
}
