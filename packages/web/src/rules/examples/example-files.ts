const files: Readonly<Record<string, string>> = import.meta.glob('../../../../../scenarios/classic/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The scenario files, by name. A large piece of the program: only what is fetched on demand may import it. */
export const exampleFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.json$/g, ''), text]),
);
