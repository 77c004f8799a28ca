import { isTest, sightings, type Source } from './source.ts';

const ALLOWED = ['abs', 'ceil', 'clz32', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc'];

/**
 * Arithmetic in geometry that need not give the same bits on every machine.
 *
 * The language leaves sin, cos, atan2, hypot and powers to the engine that runs it; the operations allowed here
 * are exact or correctly rounded everywhere.
 */
export function unsteadyArithmetic(sources: readonly Source[]): string[] {
  const other = new RegExp(`\\bMath\\b(?!\\s*\\.\\s*(?:${ALLOWED.join('|')})\\b)(?:\\s*\\.\\s*\\w+)?`, 'g');
  return sources
    .filter(({ path }) => path.startsWith('packages/geometry/src/') && !isTest(path))
    .flatMap(file => [
      ...sightings(file, other, found => `uses ${found}, which may differ between machines`),
      ...sightings(file, /\*\*/g, () => 'raises to a power with **, which may differ between machines'),
    ]);
}
