import { lineAt, resolved, type Source } from './source.ts';

/** Links in documents that lead to no file of the repository. */
export function brokenLinks(sources: readonly Source[], exists: (path: string) => boolean): string[] {
  return sources
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!\w+:|#)([^)\s#]+)(?:#[^)\s]*)?\)/g)]
        .filter(([, target]) => !exists(resolved(path, target!)))
        .map(match => `${path}:${lineAt(text, match.index)} links to ${match[1]}, which is not there`),
    );
}
