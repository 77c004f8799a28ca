import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFlawed, type Flawed } from '@signum/kernel';
import { EXIT, type Command } from '../command.ts';
import { conformanceOf, tallyOf, tallySentence, type Conformance } from '../conformance/conformance.ts';
import { evidenceIn } from '../conformance/evidence.ts';
import { readExemptions } from '../conformance/exemptions.ts';
import { pageOf } from '../conformance/page.ts';
import { EXEMPTIONS, PAGE, scenarioFilesIn, SPECIFICATION, testFilesIn, textAt } from '../conformance/repository.ts';
import { sectionsOf } from '../conformance/rule-book.ts';
import { flagsOf, refuseRest } from '../flags.ts';
import { writeOutput } from '../output-file.ts';

export const conformance: Command = conformanceIn(fileURLToPath(new URL('../../../../', import.meta.url)));

/** The command for a repository that lies in this folder. */
export function conformanceIn(root: string): Command {
  return {
    name: 'conformance',
    summary: 'which test holds which rule, and which rules nothing holds',
    usage: [
      'signum conformance [--check] [--write] [--json]',
      '',
      `Reads the rules of the classic game (${SPECIFICATION}), the titles of all tests and the scenarios in scenarios/classic,`,
      'and lists the rules that none of them names. An id counts in the title of a test, of a group around it, or of a table',
      'of cases; a run such as "C-MEL-14 to C-MEL-30" counts for all its rules; an id in a comment does not count.',
      `Rules that need no test have a word why in ${EXEMPTIONS}.`,
      `--write writes the whole table to ${PAGE}, --json prints it for programs. --check gives exit code 1 if a rule has a gap,`,
      'if an exemption is stale, or if the page is not up to date.',
    ],
    async run(args, { out, error }) {
      const { values, positionals } = flagsOf(args, {
        check: { type: 'boolean' },
        write: { type: 'boolean' },
        json: { type: 'boolean' },
      });
      refuseRest(positionals);
      const found = readConformance(root);
      if (isFlawed(found)) {
        error(`${found.flaw.where} ${found.flaw.what}`);
        return EXIT.wrong;
      }
      if (values.write) writeOutput(join(root, PAGE), pageOf(found));
      const faults = faultsOf(found, textAt(root, PAGE));
      out(values.json ? JSON.stringify({ ...tallyOf(found.sections), ...found, faults }) : words(found, faults));
      return values.check && faults.length > 0 ? EXIT.wrong : EXIT.ok;
    },
  };
}

/** What the repository tells: its rules and how they stand, or which of its files cannot be read. */
export function readConformance(root: string): Conformance | Flawed {
  const specification = textAt(root, SPECIFICATION);
  if (specification === undefined) return { flaw: { where: SPECIFICATION, what: 'is missing' } };
  const exemptions = readExemptions(textAt(root, EXEMPTIONS) ?? '{}');
  if (isFlawed(exemptions)) return { flaw: { ...exemptions.flaw, where: `${EXEMPTIONS}: ${exemptions.flaw.where}` } };
  return conformanceOf(sectionsOf(specification), evidenceIn(testFilesIn(root), scenarioFilesIn(root)), exemptions);
}

/** What must not be when the check is on. */
function faultsOf(found: Conformance, page: string | undefined): string[] {
  const { gaps } = tallyOf(found.sections);
  return [
    ...(gaps > 0 ? [gaps === 1 ? '1 rule is held by nothing' : `${gaps} rules are held by nothing`] : []),
    ...found.stale.map(stale => `${EXEMPTIONS}: ${stale}`),
    ...(page === pageOf(found) ? [] : [`${PAGE} is not up to date: npx signum conformance --write`]),
  ];
}

function words({ sections }: Conformance, faults: readonly string[]): string {
  const lines = sections.flatMap(({ number, title, rules }) => {
    const gaps = rules.filter(({ standing }) => standing.kind === 'gap').map(({ id }) => id);
    return gaps.length === 0 ? [] : [`  ${number}. ${title} (${gaps.length})`, ...wrapped(gaps)];
  });
  return [
    tallySentence(tallyOf(sections)),
    ...(lines.length > 0 ? ['', 'Held by nothing:', ...lines] : []),
    ...(faults.length > 0 ? ['', ...faults] : []),
  ].join('\n');
}

/** Ids in lines of the width of a terminal. */
function wrapped(ids: readonly string[]): string[] {
  const lines = [''];
  for (const id of ids) {
    if (lines.at(-1)!.length + id.length > 110) lines.push('');
    lines[lines.length - 1] += ` ${id}`;
  }
  return lines.map(line => `    ${line.trimStart()}`);
}
