import { expect, test } from 'vitest';
import { acting, closedBy } from '../testing/acting.ts';

test.each(['resurgent', 'forged'] as const)(
  'C-KW-Resurgent, C-KW-Forged: a Healer cannot even choose it (%s)',
  keyword => {
    const table = acting({
      heroes: false,
      creatures: {
        a: { at: [300, 300], print: { keywords: [{ keyword: 'healer', x: 2 }] } },
        bones: { at: [350, 300], wounds: 1, print: { health: 3, keywords: [{ keyword }] } },
      },
    });
    expect(closedBy(table, 'use healer')).toBe('C-DMG-13');
  },
);
