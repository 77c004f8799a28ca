import { isAlphabetical } from './registries.ts';
import { isTest, type Source } from './source.ts';

/** Every `index.ts` that hands on its neighbours does so in alphabetical order. */
export function disorderedExports(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.endsWith('/index.ts') && (!isTest(path) || path.includes('/testing/')))
    .filter(({ code, text }) => {
      const specifiers = [...code.matchAll(/\bexport\b[^;'"]*\bfrom\s*(['"])/g)].map(match => {
        const start = match.index + match[0].length;
        return text.slice(start, text.indexOf(match[1]!, start));
      });
      return !isAlphabetical(specifiers);
    })
    .map(({ path }) => `${path}: the exports are not alphabetical by file`);
}
