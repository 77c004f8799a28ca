import { hint } from '@signum/classic';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { below, type Fault } from './fault.ts';
import { nearestForm } from './nearest-form.ts';
import { nodeOf, type Field, type Node } from './node.ts';

/**
 * Everything in a value that does not fit a schema, in the words of the file. Valibot says whether a value fits; where there are
 * many forms it cannot say which of them was meant. Here the nearest one is found first, and only its complaints are told.
 * (A list in the place of an object is a misfit here, though valibot lets it pass if no field is needed.)
 */
export function misfits(schema: GenericSchema, value: unknown, where = ''): Fault[] {
  const found = misfitsBelow(schema, value, where);
  return found.length > 0 || v.is(schema, value) ? found : [{ where, what: 'has another form than it should' }];
}

function misfitsBelow(schema: GenericSchema, value: unknown, where: string): Fault[] {
  const node = nodeOf(schema);
  switch (node.form) {
    case 'object':
      return isRecord(value) ? objectMisfits(node.fields, value, where) : [wrong(where, node, value)];
    case 'list': {
      if (!Array.isArray(value)) return [wrong(where, node, value)];
      const { least, most, item } = node;
      if (value.length < least) return [{ where, what: `needs at least ${least}, and has ${value.length}` }];
      if (value.length > most) return [{ where, what: `may have ${most} at most, and has ${value.length}` }];
      return value.flatMap((part, index) => misfitsBelow(item, part, below(where, index)));
    }
    case 'tuple': {
      if (!Array.isArray(value) || value.length !== node.items.length) return [wrong(where, node, value)];
      return node.items.flatMap((item, index) => misfitsBelow(item, value[index], below(where, index)));
    }
    case 'either': {
      const form = nearestForm(node.forms, value);
      return form.is === 'found' ? misfitsBelow(form.schema, value, where) : eitherMisfits(form, node, value, where);
    }
    default:
      return fits(node, value) ? [] : [wrong(where, node, value)];
  }
}

function eitherMisfits(
  form: Exclude<ReturnType<typeof nearestForm>, { is: 'found' }>,
  node: Node,
  value: unknown,
  where: string,
): Fault[] {
  if (form.is === 'none') return [wrong(where, node, value)];
  if (form.is === 'missing word') {
    return [{ where: below(where, form.key), what: `is missing: ${someOf(form.words)}` }];
  }
  const { key, given, words } = form;
  return [{ where: below(where, key), what: `${shown(given)} is not known${hint(cut(given), words)}` }];
}

function objectMisfits(fields: ReadonlyMap<string, Field>, value: Record<string, unknown>, where: string): Fault[] {
  const known = [...fields.keys()];
  const absent = known.filter(name => !Object.hasOwn(value, name));
  const faults: Fault[] = [];
  for (const name of Object.keys(value)) {
    const field = fields.get(name);
    const free = known.filter(one => absent.includes(one));
    if (field) faults.push(...misfitsBelow(field.schema, value[name], below(where, name)));
    else faults.push({ where: below(where, name), what: `is not known here${hint(cut(name), free)}` });
  }
  for (const [name, { schema, isNeeded }] of fields) {
    if (!isNeeded || !absent.includes(name)) continue;
    faults.push({ where: below(where, name), what: `is missing: ${expected(nodeOf(schema))}` });
  }
  return faults;
}

function fits(node: Node, value: unknown): boolean {
  switch (node.form) {
    case 'words':
      return node.words.includes(value as string);
    case 'text':
      return typeof value === 'string' && value.length >= node.least && value.length <= node.most;
    case 'number':
      return Number.isInteger(value) && (value as number) >= node.least && (value as number) <= node.most;
    default:
      return value === null;
  }
}

function wrong(where: string, node: Node, value: unknown): Fault {
  if (node.form === 'words' && typeof value === 'string') {
    return { where, what: `${shown(value)} is not known${hint(cut(value), node.words.map(String))}` };
  }
  const near = node.form === 'either' && typeof value === 'string' ? wordsOf(node) : [];
  if (near.length > 0) return { where, what: `${shown(value)} is not known${hint(cut(value as string), near)}` };
  return { where, what: `is ${shown(value)}; expected is ${expected(node)}` };
}

function wordsOf(node: Node): string[] {
  if (node.form === 'words') return node.words.map(String);
  return node.form === 'either' ? node.forms.flatMap(form => wordsOf(nodeOf(form))) : [];
}

/** What should stand there. */
function expected(node: Node): string {
  switch (node.form) {
    case 'object':
      return `an object with ${[...node.fields].flatMap(([name, { isNeeded }]) => (isNeeded ? [name] : [])).join(', ') || 'fields'}`;
    case 'list':
      return 'a list';
    case 'tuple':
      return `a list of ${node.items.length}`;
    case 'words':
      return someOf(node.words);
    case 'text':
      return node.most > 1000 ? 'a text' : `a text of at most ${node.most} letters`;
    case 'number':
      return `a whole number from ${node.least} to ${node.most}`;
    case 'null':
      return 'null';
    case 'either':
      return [...new Set(node.forms.map(form => expected(nodeOf(form))))].slice(0, 6).join(', or ');
  }
}

function someOf(words: readonly (boolean | number | string)[]): string {
  const first = words.slice(0, 12).map(shown).join(', ');
  return `${words.length === 1 ? '' : 'one of '}${first}${words.length > 12 ? ', …' : ''}`;
}

/** Whoever writes a thousand letters did not mean one of our words. */
function cut(text: string): string {
  return text.slice(0, 60);
}

/** A value as it stands in the file, cut where it is long. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
