import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Thrown where a file cannot be written: told in a sentence, for the program has done nothing wrong. */
export class Unwritable extends Error {
  constructor(path: string, error: unknown) {
    super(`${path} cannot be written (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  }
}

export function writeOutput(path: string, text: string): void {
  writing(path, () => writeFileSync(path, text));
}

/** The same for whoever writes in a way of its own. */
export function writing(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new Unwritable(path, error);
  }
}

/** Asked before a long game or series: nobody should learn at its end that it cannot be kept. Writes nothing yet. */
export function requireWritable(path: string): void {
  writing(path, () => {
    const there = existsSync(path);
    if (there && statSync(path).isDirectory()) throw Object.assign(new Error('a folder'), { code: 'it is a folder' });
    accessSync(there ? path : dirname(path), constants.W_OK);
  });
}
