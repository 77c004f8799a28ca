import { posix } from 'node:path';
import type { CardCoverage, CardCovered, Covered } from './coverage.ts';

export const COVERAGE_PAGE = 'docs/card-coverage.md';

/** The page that shows which tests and scenarios use which card. */
export function coveragePage({ cards, verbs, combinators, keywords }: CardCoverage): string {
  const factions = [...new Set(cards.map(({ faction }) => faction))].toSorted();
  const all = { cards, verbs, combinators, keywords };
  return [
    '<!-- Made by `npx signum cards coverage --write`. Changes by hand are lost. -->',
    '<!-- prettier-ignore-start -->',
    '',
    '# Which test uses which card',
    '',
    'For whoever wants to know whether a card does what it says, and where that is shown.',
    '',
    'A test uses a card if its title begins with the id of the card (`fireball: 3 damage to a character in sight`); a scenario, if',
    'it brings the card, sets up a creature of it or plays it. The number says how often. Words of the language are counted in the',
    'tests of the rules.',
    '',
    '| what | there are | used | not used |',
    '| --- | --- | --- | --- |',
    ...Object.entries(all).map(([what, some]) => row(what, ...counts(some).map(String))),
    ...factions.flatMap(faction => [
      '',
      `## ${faction === 'none' ? 'Cards of no faction' : faction}`,
      '',
      '| card | type | used by |',
      '| --- | --- | --- |',
      ...cards.filter(card => card.faction === faction).map(cardRow),
    ]),
    ...Object.entries({ Verbs: verbs, Combinators: combinators, Keywords: keywords }).flatMap(([title, some]) => [
      '',
      `## ${title}`,
      '',
      '| word | used by |',
      '| --- | --- |',
      ...some.map(one => row(`\`${one.name}\``, users(one))),
    ]),
    '',
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
}

function counts(some: readonly Covered[]): number[] {
  const gaps = some.filter(({ by }) => by.length === 0).length;
  return [some.length, some.length - gaps, gaps];
}

function cardRow(card: CardCovered): string {
  return row(`\`${card.name}\``, card.type, users(card));
}

/** So many are named; a word that everybody uses needs no more. */
const NAMED = 5;

function users({ by }: Covered): string {
  if (by.length === 0) return '**nothing yet**';
  const links = by.slice(0, NAMED).map(({ file, times }) => {
    return `[${posix.basename(file)}](${posix.relative(posix.dirname(COVERAGE_PAGE), file)}) (${times})`;
  });
  return [...links, ...(by.length > NAMED ? [`and ${by.length - NAMED} more`] : [])].join(', ');
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
