import { join } from 'node:path';
import { catalogue } from '@signum/cards';
import { EXIT, type Exit, type Io } from '../command.ts';
import { scenarioFilesIn, testFilesIn, textAt } from '../conformance/repository.ts';
import { writeOutput } from '../output-file.ts';
import { coverageOf, gapsIn } from './coverage.ts';
import { COVERAGE_PAGE, coveragePage } from './coverage-page.ts';
import { counted } from './sets.ts';

interface Wishes {
  readonly check: boolean;
  readonly write: boolean;
  readonly json: boolean;
}

/** Tells which cards no test uses, in the repository that lies in this folder. */
export function checkCoverage(root: string, { check, write, json }: Wishes, { out }: Io): Exit {
  const coverage = coverageOf(catalogue, testFilesIn(root), scenarioFilesIn(root));
  const page = coveragePage(coverage);
  if (write) writeOutput(join(root, COVERAGE_PAGE), page);
  const gaps = gapsIn(coverage);
  const faults = Object.entries(gaps).flatMap(([what, names]) => {
    return names.length === 0
      ? []
      : [`${counted(names.length, what.replace(/s$/, ''))} that nothing uses: ${names.join(', ')}`];
  });
  if (textAt(root, COVERAGE_PAGE) !== page)
    faults.push(`${COVERAGE_PAGE} is not up to date: npx signum cards coverage --write`);
  if (json) out(JSON.stringify({ ...coverage, gaps, faults }));
  else {
    const used = coverage.cards.filter(({ by }) => by.length > 0).length;
    out([`${used} of ${coverage.cards.length} cards are used by a test or a scenario.`, ...faults].join('\n'));
  }
  return check && faults.length > 0 ? EXIT.wrong : EXIT.ok;
}
