import { readFileSync } from 'node:fs';

/** The text of a file, or a sentence on why there is none. `-` is the standard input. */
export function readInput(path: string): { readonly text: string } | { readonly problem: string } {
  try {
    return { text: readFileSync(path === '-' ? 0 : path, 'utf8') };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') return { problem: `there is no file ${path}` };
    if (code === 'EISDIR') return { problem: `${path} is a folder, not a file` };
    return { problem: `${path} cannot be read (${code ?? String(error)})` };
  }
}
