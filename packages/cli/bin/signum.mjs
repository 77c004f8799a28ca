#!/usr/bin/env node
// @ts-check
// The command line: sees that everything is installed, then runs src/main.ts. Plain JavaScript, because on a fresh clone
// nothing else can run yet.
import { ensureInstalled } from '../../../tools/run.mjs';

ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('../src/main.ts');
process.exitCode = await main(process.argv.slice(2), {
  out: text => process.stdout.write(`${text}\n`),
  error: text => process.stderr.write(`${text}\n`),
});
