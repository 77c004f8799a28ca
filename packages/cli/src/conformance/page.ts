import { posix } from 'node:path';
import { tallyOf, tallySentence, type Conformance, type JudgedSection, type Standing } from './conformance.ts';
import { EXEMPTIONS, PAGE, SPECIFICATION } from './repository.ts';

/** The page that shows which test holds which rule. */
export function pageOf({ sections }: Conformance): string {
  return [
    '<!-- Made by `npx signum conformance --write`. Changes by hand are lost. -->',
    '<!-- prettier-ignore-start -->',
    '',
    '# Which test holds which rule',
    '',
    'For whoever wants to know whether a rule of the classic game is really kept, and where to look.',
    '',
    `Each row is a rule of [the specification](${linkTo(SPECIFICATION)}): its id, how it begins, and what holds it. A rule is held`,
    'by tests that name its id in their titles (the number behind a file says how many do) and by scenarios that list it.',
    'Some rules need no test of their own: they speak of printed looks or of habits at the table, or they say once more what',
    'another rule says. Then the row tells why, and which rules to look at instead. These words are kept in',
    `[untested.json](${linkTo(EXEMPTIONS)}).`,
    '',
    `**${tallySentence(tallyOf(sections))}**`,
    '',
    '| section | rules | held | need no test | gaps |',
    '| --- | --- | --- | --- | --- |',
    ...sections.map(summaryRow),
    ...sections.flatMap(section => [
      '',
      `## ${section.number}. ${section.title}`,
      '',
      '| rule | in short | held by |',
      '| --- | --- | --- |',
      ...section.rules.map(({ id, words, standing }) => row(id, inCell(words), told(standing))),
    ]),
    '',
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
}

function summaryRow(section: JudgedSection): string {
  const { rules, held, exempt, gaps } = tallyOf([section]);
  const name = `${section.number}. ${section.title}`;
  return row(`[${name}](#${anchorOf(name)})`, ...[rules, held, exempt, gaps].map(String));
}

function told(standing: Standing): string {
  switch (standing.kind) {
    case 'held':
      return [
        ...standing.by.tests.map(({ file, titles }) => `[${posix.basename(file)}](${linkTo(file)}) (${titles})`),
        ...standing.by.scenarios.map(({ file, name }) => `scenario [${inCell(name)}](${linkTo(file)})`),
      ].join(', ');
    case 'exempt':
      return `_${inCell(standing.why)}_${standing.see.length > 0 ? ` (${standing.see.join(', ')})` : ''}`;
    case 'gap':
      return standing.waitsFor.length > 0
        ? `**nothing yet**: waits for ${standing.waitsFor.join(', ')}`
        : '**nothing yet**';
  }
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A link from the page to a file of the repository. */
function linkTo(path: string): string {
  return posix.relative(posix.dirname(PAGE), path);
}

/** The name that readers of Markdown give to a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

/** Text that breaks neither a table nor a link, and makes nothing bold or slanted by accident. */
function inCell(text: string): string {
  return text.replace(/[|[\]*_<>]/g, String.raw`\$&`);
}
