import { flawed, isFlawed, readJson, type Flawed } from '@signum/kernel';
import { idsIn } from './rule-ids.ts';

/** Why a rule needs no test of its own. */
export interface Exemption {
  readonly why: string;
  /** The rules that say the same thing and are held; without them nothing is left to test. */
  readonly see: readonly string[];
}

/**
 * Reads the rules that need no test. The word that says why is the value; a rule that only points to others has
 * `{ "why": …, "see": […] }`, where a run such as "C-REL-9 to C-REL-12" stands for all its rules.
 */
export function readExemptions(text: string): Map<string, Exemption> | Flawed {
  const json = readJson(text);
  if (isFlawed(json)) return json;
  if (!isRecord(json.value)) return flawed('file', 'is not a table of rules with their reasons');
  const exemptions = new Map<string, Exemption>();
  for (const [id, entry] of Object.entries(json.value)) {
    const exemption = exemptionFrom(entry);
    if (!exemption) return flawed(id, 'has neither a reason nor { "why", "see" }');
    exemptions.set(id, exemption);
  }
  return exemptions;
}

function exemptionFrom(entry: unknown): Exemption | undefined {
  if (typeof entry === 'string') return entry === '' ? undefined : { why: entry, see: [] };
  if (!isRecord(entry) || typeof entry['why'] !== 'string' || entry['why'] === '') return undefined;
  const see: unknown = entry['see'];
  if (!Array.isArray(see) || see.length === 0 || see.some(rule => typeof rule !== 'string')) return undefined;
  return { why: entry['why'], see: [...idsIn(see.join('\n'))] };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
