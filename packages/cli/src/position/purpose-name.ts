import type { Purpose } from '@signum/geometry';

/** A purpose in words, for people who read a terminal or a drawing. */
export function purposeName(purpose: Purpose): string {
  switch (purpose.to) {
    case 'contact':
      return `contact with ${purpose.with.join(' and ')}`;
    case 'towards':
      return 'base' in purpose ? `towards ${purpose.base}` : `straight ${purpose.side}`;
    case 'away':
      return `far from ${purpose.from}`;
    case 'out-of-range':
      return 'out of all ranges';
    case 'behind-cover':
      return `${purpose.by.join(' and ')} as cover from ${purpose.from}`;
    case 'out-of-sight':
      return `out of sight of ${purpose.from}`;
    case 'in-sight':
      return `in sight of ${purpose.of}`;
    case 'terrain':
      return `at ${purpose.terrain}`;
    default:
      return purpose satisfies never;
  }
}
