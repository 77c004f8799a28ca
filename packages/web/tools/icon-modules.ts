import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { catalogue } from '@signum/cards';
import { optimize } from 'svgo';
import { SHELL_ICONS, TABLE_ICONS } from './icon-names.ts';

/** A square of 512 units is drawn at 200 pixels at most: whole units are enough, and make the paths a third shorter. */
const DIGITS = 0;

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** The generated modules, by file name. Three of them, because a page needs the next one only later. */
export function iconModules(): Readonly<Record<string, string>> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  const taken = new Set<string>();
  const fresh = (names: readonly string[]): string[] => {
    const added = [...new Set(names)].filter(name => !taken.has(name)).toSorted();
    for (const name of added) taken.add(name);
    return added;
  };
  const cards = Object.values(catalogue).flatMap(({ icon }) => icon ?? []);
  return {
    'shell-paths.ts': module('shellPaths', fresh(SHELL_ICONS), icons),
    'table-paths.ts': module('tablePaths', fresh(TABLE_ICONS), icons),
    'card-paths.ts': module('cardPaths', fresh(cards), icons),
  };
}

function module(name: string, icons: readonly string[], set: IconSet['icons']): string {
  const lines = icons.map(icon => entry(/-/.test(icon) ? `'${icon}'` : icon, `'${pathOf(icon, set)}',`));
  return [
    '// Made by packages/web/tools/make-icons.ts from game-icons.net (CC BY 3.0). Not to be changed by hand.',
    `export const ${name} = {`,
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}

/** As the formatter would leave it: a text too long for the line begins on one of its own, save after a very short name. */
function entry(key: string, value: string): string {
  const breaks = key.length > 4 && key.length + value.length > 116;
  return `  ${key}:${breaks ? '\n    ' : ' '}${value}`;
}

/** One icon as path data on a square of 512 by 512. */
function pathOf(name: string, set: IconSet['icons']): string {
  const body = set[name]?.body;
  if (body === undefined) throw new Error(`game-icons has no icon "${name}"`);
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`, {
    multipass: true,
    floatPrecision: DIGITS,
    plugins: ['preset-default', { name: 'removeAttrs', params: { attrs: 'fill' } }],
  });
  const paths = [...data.matchAll(/<path d="([^"]+)"\/>/g)];
  if (paths.length !== 1) throw new Error(`the icon "${name}" is more than one path: ${data}`);
  return paths[0]![1]!;
}
