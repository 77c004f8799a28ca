/** Where the compiler's list of pure rooms and the table of rooms disagree. */
export function pureConfigFaults(
  config: { readonly include: readonly string[] },
  pureRooms: readonly string[],
): string[] {
  const expected = pureRooms.map(room => `packages/${room}/src`);
  return [
    ...expected.filter(path => !config.include.includes(path)).map(path => `tsconfig.pure.json leaves out ${path}`),
    ...config.include.filter(path => !expected.includes(path)).map(path => `tsconfig.pure.json includes ${path}`),
  ];
}
