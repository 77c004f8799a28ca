import { isCode, type Source } from './source.ts';

export interface Import {
  readonly specifier: string;
  /** `types` leaves nothing behind when types are stripped; `file` only names a neighbour by its address. */
  readonly takes: 'values' | 'types' | 'file';
}

const FROM =
  /\b(?:import|export)\s*(\btype\b)?\s*(?:[\w$]+\s*,\s*)?(?:\*(?:\s*as\s+[\w$]+)?|\{[^{}]*\}|[\w$]+)\s*\bfrom\s*['"]/g;
const BARE = /\bimport\s*['"]/g;
const CALLED = /(\btypeof\s+)?\bimport\s*\(\s*['"`]/g;
const ADDRESSED = /\bnew\s+URL\s*\(\s*['"`]/g;
const STYLED = /@import\s+(?:url\(\s*)?['"]|\bcomposes\s*:[^;{}]*\bfrom\s*['"]/g;

/**
 * Everything a file imports.
 *
 * `import { type A }` counts as values: with `verbatimModuleSyntax` it stays behind as an import that runs the
 * other module. Only `import type { A }` disappears.
 */
export function importsOf(file: Source): readonly Import[] {
  const known = READ.get(file) ?? read(file);
  READ.set(file, known);
  return known;
}

/** Several checks ask for the same imports; each file is read once. */
const READ = new WeakMap<Source, readonly Import[]>();

function read(file: Source): Import[] {
  const found = (pattern: RegExp, takes: (match: RegExpExecArray) => Import['takes']): Import[] =>
    [...file.code.matchAll(pattern)].map(match => ({
      specifier: stringAt(file.text, match.index + match[0].length - 1),
      takes: takes(match),
    }));
  if (file.path.endsWith('.css')) return found(STYLED, () => 'values');
  if (!isCode(file.path)) return [];
  return [
    ...found(FROM, match => (match[1] ? 'types' : 'values')),
    ...found(BARE, () => 'values'),
    ...found(CALLED, match => (match[1] ? 'types' : 'values')),
    ...found(ADDRESSED, () => 'file').map(address => ({ ...address, specifier: neighbour(address.specifier) })),
  ];
}

/** In an address `worker.ts` means `./worker.ts`; in an import it would be a package. */
function neighbour(address: string): string {
  return /^[\w-][^:]*$/.test(address) ? `./${address}` : address;
}

/** The string that opens with the quote at this place. */
function stringAt(text: string, quote: number): string {
  return text.slice(quote + 1, text.indexOf(text[quote]!, quote + 1));
}

export const isRelative = (specifier: string): boolean => /^\.{1,2}(?:\/|$)/.test(specifier);

/** The package an import comes from: `@signum/kernel` for `@signum/kernel/testing`. */
export const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
