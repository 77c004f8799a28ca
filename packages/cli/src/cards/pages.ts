import { join } from 'node:path';
import { EXIT, type Exit, type Io } from '../command.ts';
import { textAt } from '../conformance/repository.ts';
import { writeOutput } from '../output-file.ts';
import { GRAMMAR_PAGE, grammarPage } from './grammar-page.ts';
import { KEYWORDS_PAGE, keywordsPage } from './keywords-page.ts';

/** Pages that are made from the grammar. */
export const PAGES: readonly { readonly path: string; readonly page: () => string }[] = [
  { path: GRAMMAR_PAGE, page: grammarPage },
  { path: KEYWORDS_PAGE, page: keywordsPage },
];

/** Writes the pages anew, or says which of them are not up to date. */
export function makePages(root: string, { check, write }: { check: boolean; write: boolean }, { out }: Io): Exit {
  const stale = PAGES.filter(({ path, page }) => {
    const made = page();
    if (write) writeOutput(join(root, path), made);
    return textAt(root, path) !== made;
  });
  for (const { path } of stale) out(`${path} is not up to date: npx signum cards pages --write`);
  if (stale.length === 0) out(`${PAGES.map(({ path }) => path).join(' and ')} are up to date.`);
  return check && stale.length > 0 ? EXIT.wrong : EXIT.ok;
}
