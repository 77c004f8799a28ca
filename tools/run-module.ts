import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Calls the `run(args)` of a module, which gives the exit code. */
export async function runModule(file: string, args: string[]): Promise<number> {
  if (!existsSync(file)) {
    console.error(`${file} does not exist.`);
    return 1;
  }
  const module = (await import(pathToFileURL(file).href)) as { run?: (args: string[]) => Promise<number> };
  if (module.run === undefined) throw new Error(`${file} exports no run(args).`);
  return module.run(args);
}
