import { editions, type EditionId } from '../../editions/index.ts';
import { KEYWORDS, NUMBER_KEYWORDS, TERRAIN_KEYWORDS, type KeywordUse, type TerrainUse } from '../../language/index.ts';
import { hint, Misread } from './misread.ts';
import type { Shape } from './shape.ts';
import { entriesOf, list, oneOf, text } from './shapes.ts';

/** The small words that all parts of a scenario are made of. */

/** A name in this scenario: begins with a letter, so that JavaScript keeps the order of names. */
export const name = text('a name that begins with a letter', /^\p{L}[\p{L}\p{N} '’_-]*$/u);
export const card = text("a card's id", /^\p{L}[\p{L}\p{N} '’_-]*$/u);
export const cards = list(card);
export const rule = text("a rule's id, such as C-MEL-9", /^[A-Z]+-[A-Z]+-[A-Za-z0-9]+$/);
/** Players are counted from one. */
export const player = oneOf('a player, 1 or 2', [1, 2]);
export const edition = oneOf('an edition', Object.keys(editions) as EditionId[]);

/** A keyword as people write it: "agile", "reckless 2", or an object where it carries a text. */
export const keyword: Shape<KeywordUse> = {
  read(value, where) {
    if (typeof value === 'string') return keywordIn(value, where);
    const use = Object.fromEntries(entriesOf(value, where));
    checkKeyword(use['keyword'], where, KEYWORDS);
    return use as unknown as KeywordUse;
  },
  schema: () => ({
    anyOf: [{ type: 'string' }, { type: 'object', properties: { keyword: { enum: KEYWORDS } }, required: ['keyword'] }],
    description: '"agile", "reckless 2", or an object as on a card',
  }),
};

export const terrainKeyword: Shape<TerrainUse> = {
  read(value, where) {
    checkKeyword(value, where, TERRAIN_KEYWORDS);
    return { keyword: value } as TerrainUse;
  },
  schema: () => ({ enum: TERRAIN_KEYWORDS }),
};

function keywordIn(words: string, where: string): KeywordUse {
  const [, named = words, number] = /^(\S+?)(?: (\d+))?$/.exec(words) ?? [];
  checkKeyword(named, where, KEYWORDS);
  const isNumbered = (NUMBER_KEYWORDS as readonly string[]).includes(named);
  if (isNumbered && number === undefined) throw new Misread(where, `'${named}' needs a number: "${named} 2"`);
  if (!isNumbered && number !== undefined) throw new Misread(where, `'${named}' has no number`);
  return { keyword: named, ...(number !== undefined && { x: Number(number) }) } as KeywordUse;
}

function checkKeyword(given: unknown, where: string, known: readonly string[]): void {
  if (typeof given === 'string' && known.includes(given)) return;
  const said = typeof given === 'string' ? `'${given}'` : JSON.stringify(given);
  throw new Misread(where, `${said} is no keyword${hint(given, known)}`);
}
