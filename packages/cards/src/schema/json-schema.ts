import type { GenericSchema } from 'valibot';
import { setForm } from './card-set.ts';
import { NAMED } from './named-parts.ts';
import { nodeOf } from './node.ts';

type Json = Readonly<Record<string, unknown>>;

/** The form of a card file as JSON Schema, for editors. Made from what the reader reads by. */
export function cardsSchema(): Json {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A set of cards for the classic game',
    ...(written(setForm) as object),
    $defs: Object.fromEntries([...NAMED].map(([schema, name]) => [name, written(schema)])),
  };
}

function referred(schema: GenericSchema): Json {
  const name = NAMED.get(schema);
  return name === undefined ? written(schema) : { $ref: `#/$defs/${name}` };
}

function written(schema: GenericSchema): Json {
  const node = nodeOf(schema);
  switch (node.form) {
    case 'object': {
      const fields = [...node.fields];
      const required = fields.flatMap(([name, { isNeeded }]) => (isNeeded ? [name] : []));
      return {
        type: 'object',
        properties: Object.fromEntries(fields.map(([name, field]) => [name, referred(field.schema)])),
        ...(required.length > 0 && { required }),
        additionalProperties: false,
      };
    }
    case 'list':
      return { type: 'array', items: referred(node.item), minItems: node.least, maxItems: node.most };
    case 'tuple':
      return {
        type: 'array',
        items: referred(node.items[0]!),
        minItems: node.items.length,
        maxItems: node.items.length,
      };
    case 'words':
      return node.words.length === 1 ? { const: node.words[0] } : { enum: node.words };
    case 'text':
      return { type: 'string', minLength: node.least, maxLength: node.most };
    case 'number':
      return { type: 'integer', minimum: node.least, maximum: node.most };
    case 'null':
      return { type: 'null' };
    case 'either':
      return { anyOf: joined(node.forms.map(referred)) };
  }
}

/** Forms that differ in one word alone are written once, with all their words: most keywords are nothing but a name. */
function joined(forms: readonly Json[]): Json[] {
  const groups = new Map<string, { form: Json; key: string; words: unknown[] }>();
  for (const form of forms) {
    const [key, first] = Object.entries((form['properties'] ?? {}) as Record<string, Json>)[0] ?? ['', {}];
    const words =
      'const' in first ? [first['const']] : Array.isArray(first['enum']) ? (first['enum'] as unknown[]) : [];
    const properties = { ...(form['properties'] as object), [key]: 'any of the words' };
    const like = words.length === 0 ? JSON.stringify(form) : JSON.stringify({ ...form, properties });
    const group = groups.get(like);
    if (group) group.words.push(...words);
    else groups.set(like, { form, key, words: [...words] });
  }
  return [...groups.values()].map(({ form, key, words }) =>
    words.length < 2 ? form : { ...form, properties: { ...(form['properties'] as object), [key]: { enum: words } } },
  );
}
