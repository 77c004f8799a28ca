import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** What a program said, on both channels in the order it said it, and how it ended. */
export interface Ended {
  code: number;
  said: string;
}

/** The installed command line tools we call: their own scripts, run by this Node, so no shell is needed anywhere. */
const SCRIPTS = {
  oxlint: 'oxlint/bin/oxlint',
  prettier: 'prettier/bin/prettier.cjs',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
};

export interface Manner {
  /** Shown as it comes instead of being collected. */
  shown?: boolean;
  env?: Readonly<Record<string, string>>;
}

export function runProgram(name: keyof typeof SCRIPTS, args: readonly string[], manner: Manner = {}): Promise<Ended> {
  const script = join(ROOT, 'node_modules', SCRIPTS[name]);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...manner.env },
      stdio: manner.shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', reject);
    // A program ended by a signal has no code, and has not done its work either.
    child.on('close', code => resolve({ code: code ?? 1, said }));
  });
}
