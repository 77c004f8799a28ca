type Schema = Readonly<Record<string, unknown>>;

/**
 * Why a value does not satisfy a JSON Schema, or nothing if it does. Knows the words that our own schema uses and fails on any
 * other, so that none is passed over in silence.
 */
export function schemaFlaw(value: unknown, schema: Schema, root: Schema, where = ''): string | undefined {
  for (const word of Object.keys(schema)) if (!KNOWN.has(word)) throw new Error(`'${word}' is not known to this test`);
  const inner = (part: unknown, below: unknown, place: string) =>
    schemaFlaw(part, below as Schema, root, `${where}${place}`);
  const { $ref, anyOf, oneOf, type } = schema;
  if (typeof $ref === 'string') return inner(value, (root['$defs'] as Schema)[$ref.replace('#/$defs/', '')], '');
  if (anyOf) return ways(anyOf, one => inner(value, one, '')) >= 1 ? undefined : `${where} fits nothing`;
  if (oneOf) {
    const fitting = ways(oneOf, one => inner(value, one, ''));
    return fitting === 1 ? undefined : `${where} fits ${fitting} forms`;
  }
  if ('const' in schema && schema['const'] !== value) return `${where} is not ${JSON.stringify(schema['const'])}`;
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(value)) return `${where} is not in the list`;
  if (type !== undefined && !isOfType(value, type)) return `${where} is no ${JSON.stringify(type)}`;
  if (typeof value === 'string') return textFlaw(value, schema, where);
  if (typeof value === 'number') return numberFlaw(value, schema, where);
  if (Array.isArray(value)) return listFlaw(value, schema, where, inner);
  return typeof value === 'object' && value !== null ? objectFlaw(value, schema, where, inner) : undefined;
}

const KNOWN = new Set(
  (
    '$defs $ref $schema title description type const enum anyOf oneOf pattern minimum maximum items minItems maxItems ' +
    'properties required additionalProperties propertyNames minProperties maxProperties minLength maxLength'
  ).split(' '),
);

type Inner = (part: unknown, schema: unknown, place: string) => string | undefined;

function ways(schemas: unknown, flaw: (schema: unknown) => string | undefined): number {
  return (schemas as unknown[]).filter(one => flaw(one) === undefined).length;
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function textFlaw(
  value: string,
  { pattern, minLength = 0, maxLength = Infinity }: Schema,
  where: string,
): string | undefined {
  if (value.length < (minLength as number) || value.length > (maxLength as number))
    return `${where} has another length`;
  const fits = typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value);
  return fits ? undefined : `${where} '${value}' has another form`;
}

function numberFlaw(value: number, { minimum, maximum }: Schema, where: string): string | undefined {
  if (typeof minimum === 'number' && value < minimum) return `${where} is too small`;
  return typeof maximum === 'number' && value > maximum ? `${where} is too large` : undefined;
}

function listFlaw(value: unknown[], schema: Schema, where: string, inner: Inner): string | undefined {
  const { items = {}, minItems = 0, maxItems = Infinity } = schema;
  if (value.length < (minItems as number) || value.length > (maxItems as number)) return `${where} has another length`;
  return value.map((part, index) => inner(part, items, `[${index}]`)).find(flaw => flaw !== undefined);
}

function objectFlaw(value: object, schema: Schema, where: string, inner: Inner): string | undefined {
  const { properties = {}, required = [], additionalProperties = {}, propertyNames = {} } = schema;
  const missing = (required as string[]).find(name => !Object.hasOwn(value, name));
  if (missing !== undefined) return `${where}.${missing} is missing`;
  const { minProperties = 0, maxProperties = Infinity } = schema;
  const count = Object.keys(value).length;
  if (count < (minProperties as number) || count > (maxProperties as number)) return `${where} has ${count} fields`;
  for (const [name, part] of Object.entries(value)) {
    const known = (properties as Schema)[name] ?? additionalProperties;
    if (known === false) return `${where}.${name} is not known`;
    const flaw = inner(name, propertyNames, `.${name}`) ?? inner(part, known, `.${name}`);
    if (flaw !== undefined) return flaw;
  }
  return undefined;
}
