#!/usr/bin/env node
// @ts-check
// The command line: sees that everything is installed, then runs src/main.ts. Plain JavaScript, because on a fresh clone
// nothing else can run yet.
import { ensureInstalled } from '../../../tools/run.mjs';

// Whoever reads along may have read enough (`signum cards text | head`): then there is nothing more to say.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ { code }) => {
  if (code !== 'EPIPE') process.stderr.write(`Nothing more can be written (${code}).\n`);
  process.exit(code === 'EPIPE' ? 0 : 1);
});

ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('../src/main.ts');
process.exitCode = await main(process.argv.slice(2), {
  out: text => process.stdout.write(`${text}\n`),
  error: text => process.stderr.write(`${text}\n`),
});
