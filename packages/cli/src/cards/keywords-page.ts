import { grammar, type Form } from '@signum/cards/schema';
import { LANGUAGE_CODES, languages, type Term } from '@signum/text';

export const KEYWORDS_PAGE = 'docs/keywords.md';

/** The page of all keywords: how they are written in a file, how they are called, what they do. */
export function keywordsPage(): string {
  const forms = new Map(grammar().keywords.map(form => [wordOf(form), form]));
  const words = [...forms.keys()].toSorted();
  return [
    '<!-- Made by `npx signum cards pages --write`. Changes by hand are lost. -->',
    '<!-- prettier-ignore-start -->',
    '',
    '# Keywords',
    '',
    'For whoever writes cards or wants to know what a word on one means. The rules themselves are in section 19 of',
    '[the specification](rules/classic.md); the reminders are ours.',
    '',
    '| in a file | beside it | English | French | Russian |',
    '| --- | --- | --- | --- | --- |',
    ...words.map(word =>
      row(`\`${word}\``, beside(forms.get(word)!), ...LANGUAGE_CODES.map(code => nameOf(code, word))),
    ),
    ...LANGUAGE_CODES.flatMap(code => [
      '',
      `## ${languages[code].name}`,
      '',
      ...words.map(word => `- **${nameOf(code, word)}**: ${inCell(languages[code].keyword(word as Term).reminder)}`),
    ]),
    '',
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
}

function wordOf({ fields }: Form): string {
  return JSON.parse(fields[0]!.is) as string;
}

function nameOf(code: keyof typeof languages, word: string): string {
  return inCell(languages[code].keyword(word as Term).name);
}

/** What a keyword needs beside its name. Filters of areas are told by their description. */
function beside({ fields }: Form): string {
  return fields
    .slice(1)
    .filter(({ isNeeded }) => isNeeded)
    .map(({ name, is }) => `\`${name}\`: ${inCell(is)}`)
    .join('<br>');
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function inCell(text: string): string {
  return text.replace(/[|[\]*_<>]/g, String.raw`\$&`);
}
