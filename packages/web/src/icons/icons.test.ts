import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconModules } from '../../tools/icon-modules.ts';

test.each(Object.entries(iconModules()))(
  '%s holds what the screens and the cards name today (else run packages/web/tools/make-icons.ts)',
  (file, text) => {
    expect(readFileSync(new URL(`generated/${file}`, import.meta.url), 'utf8')).toBe(text);
  },
);
