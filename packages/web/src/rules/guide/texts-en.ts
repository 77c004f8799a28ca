/** The chapters in one language, by file. A piece of the program of its own, fetched when somebody reads. */
export const texts: Readonly<Record<string, string>> = import.meta.glob('../../../../../docs/rules/guide/en/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
