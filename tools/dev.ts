// npm run dev: the web client with its sources live, for those who work on it. Options go to vite, e.g. --port 8080.
import { runProgram } from './program.ts';

const { code } = await runProgram('vite', ['packages/web', ...process.argv.slice(2)], { shown: true });
process.exitCode = code;
