// npm test: everything there is to check. `npm test -- geometry` runs only the tests whose path contains "geometry".
import { findChromium, installChromium, NO_CHROMIUM } from './chromium.ts';
import { runSteps, STATIC_STEPS, type Step } from './step.ts';
import { closingLine, sumOf } from './tally.ts';
import { runVitest } from './vitest.ts';
import { ensureWebBuilt } from './web-build.ts';

const CHROMIUM: Step = {
  name: 'Chromium',
  run: async () => {
    if (!(findChromium() ?? installChromium())) throw new Error(NO_CHROMIUM);
  },
};

const BUILD: Step = {
  name: 'build of the web client',
  run: async () => {
    await ensureWebBuilt();
  },
};

const args = process.argv.slice(2);
const steps = await runSteps(args.length === 0 ? [CHROMIUM, BUILD, ...STATIC_STEPS] : []);
const tests = await runVitest(args);

const failedSteps = steps.filter(step => step.failure !== undefined).map(step => step.name);
const ranNothing = tests.passed + tests.failures.length === 0;
const failures = [
  ...failedSteps,
  ...tests.failures,
  ...(ranNothing ? [args.length > 0 ? `No test matches ${args.join(' ')}.` : 'No test ran.'] : []),
];
const total = sumOf([{ passed: steps.length - failedSteps.length, failed: failedSteps.length }, tests]);
if (total.failed > 0) {
  console.log('\nFailed:');
  for (const failure of failures) console.log(`  ${failure}`);
  if (failures.length === 0) console.log('  An error outside of any test; see above.');
}
console.log(closingLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
