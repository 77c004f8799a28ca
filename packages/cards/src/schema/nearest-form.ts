import { nearestWord } from '@signum/classic';
import type { GenericSchema } from 'valibot';
import { nodeOf, type Field, type Node } from './node.ts';

/** The form somebody meant; or the word by which forms are told apart, unknown or missing; or nothing at all. */
export type NearestForm =
  | { readonly is: 'found'; readonly schema: GenericSchema }
  | { readonly is: 'unknown word'; readonly key: string; readonly given: string; readonly words: readonly string[] }
  | { readonly is: 'missing word'; readonly key: string; readonly words: readonly string[] }
  | { readonly is: 'none' };

/** Fields that say which form is meant. */
const TELLING = ['do', 'type', 'keyword', 'stat'];

/** Of several forms the one that somebody meant. Looks only at the surface, so deep texts cost no more than flat ones. */
export function nearestForm(forms: readonly GenericSchema[], value: unknown): NearestForm {
  const nodes = forms.map(schema => ({ schema, node: nodeOf(schema) }));
  const alike = nodes.filter(({ node }) => isAlike(node, value));
  if (alike.length === 0) return { is: 'none' };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fittingWord(alike, value);
  const fields = value as Record<string, unknown>;
  const objects = alike.flatMap(({ schema, node }) =>
    node.form === 'object' ? [{ schema, fields: node.fields }] : [],
  );
  for (const key of TELLING) {
    const given = fields[key];
    const told = objects.filter(one => one.fields.has(key));
    const words = [...new Set(told.flatMap(one => wordsAt(one.fields, key)))];
    if (given === undefined && told.length === objects.length && words.length > 1)
      return { is: 'missing word', key, words };
    if (typeof given !== 'string' || told.length === 0) continue;
    const meant = told.filter(one => wordsAt(one.fields, key).includes(given));
    if (meant.length > 0) return { is: 'found', schema: best(meant, fields) };
    return { is: 'unknown word', key, given, words };
  }
  return { is: 'found', schema: best(objects, fields) };
}

function fittingWord(alike: readonly { schema: GenericSchema; node: Node }[], value: unknown): NearestForm {
  const fitting = alike.find(({ node }) => node.form !== 'words' || node.words.includes(value as string));
  if (fitting) return { is: 'found', schema: fitting.schema };
  return alike.length === 1 ? { is: 'found', schema: alike[0]!.schema } : { is: 'none' };
}

function isAlike(node: Node, value: unknown): boolean {
  switch (node.form) {
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'list':
    case 'tuple':
      return Array.isArray(value);
    case 'words':
      return node.words.some(word => typeof word === typeof value);
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    default:
      return value === null;
  }
}

function wordsAt(fields: ReadonlyMap<string, Field>, key: string): string[] {
  const field = fields.get(key);
  const node = field && nodeOf(field.schema);
  return node?.form === 'words' ? node.words.map(String) : [];
}

interface Candidate {
  readonly schema: GenericSchema;
  readonly fields: ReadonlyMap<string, Field>;
}

function best(candidates: readonly Candidate[], value: Record<string, unknown>): GenericSchema {
  let winner = { schema: candidates[0]!.schema, score: -Infinity };
  for (const { schema, fields } of candidates) {
    const score = scoreOf(fields, value);
    if (score > winner.score) winner = { schema, score };
  }
  return winner.schema;
}

/** Needed fields that are there speak for a form; those that are missing and those it does not know speak against it. */
function scoreOf(fields: ReadonlyMap<string, Field>, value: Record<string, unknown>): number {
  const strangers = Object.keys(value).filter(name => !fields.has(name));
  let score = -strangers.length;
  for (const [name, { schema, isNeeded }] of fields) {
    if (Object.hasOwn(value, name)) {
      const node = nodeOf(schema);
      const isSaid = node.form !== 'words' || node.words.includes(value[name] as string);
      score += isNeeded ? (isSaid ? 3 : 1) : 0;
    } else if (isNeeded) score -= strangers.some(stranger => nearestWord(stranger.slice(0, 60), [name])) ? 1 : 2;
  }
  return score;
}
