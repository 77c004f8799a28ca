/** The sections of the specification that are there in one language, by file. A piece of the program of its own. */
export const texts: Readonly<Record<string, string>> = import.meta.glob('../../../../../docs/rules/exact/ru/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
