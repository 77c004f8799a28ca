import type { GenericSchema } from 'valibot';

/** A schema taken apart: the few forms that ours are made of, without valibot's types around them. */
export type Node =
  | { readonly form: 'object'; readonly fields: ReadonlyMap<string, Field> }
  | { readonly form: 'list'; readonly item: GenericSchema; readonly least: number; readonly most: number }
  | { readonly form: 'tuple'; readonly items: readonly GenericSchema[] }
  | { readonly form: 'words'; readonly words: readonly (boolean | number | string)[] }
  | { readonly form: 'text'; readonly least: number; readonly most: number }
  | { readonly form: 'number'; readonly least: number; readonly most: number }
  | { readonly form: 'null' }
  | { readonly form: 'either'; readonly forms: readonly GenericSchema[] };

export interface Field {
  readonly schema: GenericSchema;
  readonly isNeeded: boolean;
}

/** What valibot tells of a schema from outside. */
interface Raw {
  readonly type: string;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly options?: readonly unknown[];
  readonly item?: GenericSchema;
  readonly items?: readonly GenericSchema[];
  readonly literal?: unknown;
  readonly wrapped?: GenericSchema;
  readonly getter?: () => GenericSchema;
}

/** There are few schemas and many values: each is taken apart once. */
const nodes = new WeakMap<GenericSchema, Node>();

export function nodeOf(schema: GenericSchema): Node {
  const known = nodes.get(schema);
  if (known) return known;
  const node = takenApart(schema);
  nodes.set(schema, node);
  return node;
}

/** Takes a schema apart. A form that we do not use is a fault of ours, not of a file. */
function takenApart(schema: GenericSchema): Node {
  const raw = schema as unknown as Raw;
  switch (raw.type) {
    case 'strict_object':
      return {
        form: 'object',
        fields: new Map(Object.entries(raw.entries!).map(([name, one]) => [name, fieldOf(one)])),
      };
    case 'array':
      return { form: 'list', item: raw.item!, least: limit(raw, 'min_length', 0), most: limit(raw, 'max_length', 1e9) };
    case 'strict_tuple':
      return { form: 'tuple', items: raw.items! };
    case 'picklist':
      return { form: 'words', words: raw.options as readonly (number | string)[] };
    case 'literal':
      return { form: 'words', words: [raw.literal as boolean | string] };
    case 'string':
      return { form: 'text', least: limit(raw, 'min_length', 0), most: limit(raw, 'max_length', 1e9) };
    case 'number':
      return { form: 'number', least: limit(raw, 'min_value', -1e9), most: limit(raw, 'max_value', 1e9) };
    case 'null':
      return { form: 'null' };
    case 'nullable':
      return { form: 'either', forms: [raw.wrapped!, NULL] };
    case 'union':
      return { form: 'either', forms: (raw.options as readonly GenericSchema[]).flatMap(flattened) };
    case 'lazy':
      return nodeOf(raw.getter!());
    default:
      throw new Error(`A schema of the type '${raw.type}' is not known here`);
  }
}

const NULL = { type: 'null' } as unknown as GenericSchema;

/** Forms of forms are all on one level, so that the nearest of them can be found. */
function flattened(schema: GenericSchema): readonly GenericSchema[] {
  const node = nodeOf(schema);
  return node.form === 'either' ? node.forms : [schema];
}

function fieldOf(schema: GenericSchema): Field {
  const { type, wrapped } = schema as unknown as Raw;
  return type === 'exact_optional' ? { schema: wrapped!, isNeeded: false } : { schema, isNeeded: true };
}

function limit({ pipe = [] }: Raw, type: string, otherwise: number): number {
  const found = pipe.find(action => action.type === type)?.requirement;
  return typeof found === 'number' ? found : otherwise;
}
