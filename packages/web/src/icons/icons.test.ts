import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconModules } from '../../tools/icon-modules.ts';
import { SHELL_ICONS, TABLE_ICONS } from '../../tools/icon-names.ts';

test.each(Object.entries(iconModules()))(
  '%s holds what the screens and the cards name today (else run packages/web/tools/make-icons.ts)',
  (file, text) => {
    expect(readFileSync(new URL(`generated/${file}`, import.meta.url), 'utf8')).toBe(text);
  },
);

test('every icon that is listed is named by a screen: what only cards name comes with their pictures', () => {
  const folder = new URL('../', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !/\.test\.|generated/.test(path))
    .map(path => readFileSync(new URL(path, folder), 'utf8'))
    .join('\n');
  const listed: readonly string[] = [...SHELL_ICONS, ...TABLE_ICONS];
  expect(listed.filter(name => !sources.includes(`'${name}'`) && !sources.includes(`"${name}"`))).toEqual([]);
});
