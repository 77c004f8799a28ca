const files: Readonly<Record<string, string>> = import.meta.glob('../../../../../docs/rules/{classic,kernel}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The specification: of the game, and of how games are run. A piece of the program of its own. */
export const texts: readonly string[] = Object.values(files);
