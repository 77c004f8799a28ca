// npm run check: the quick daily one. Types, lint, format and the tidy test; no other test.
import { programStep, runSteps, STATIC_STEPS } from './step.ts';

const results = await runSteps([...STATIC_STEPS, programStep('tidy', 'vitest', 'run', 'tools/tidy')]);
const failed = results.filter(result => result.failure !== undefined);
if (failed.length > 0) console.log(`Not in order: ${failed.map(result => result.name).join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
