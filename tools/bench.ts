// npm run bench -- <name>: runs packages/bench/src/<name>.bench.ts. Without a name it lists what there is.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundled } from './bundle.ts';
import { ROOT } from './root.ts';
import { runModule } from './run-module.ts';

const ENDING = '.bench.ts';
const folder = join(ROOT, 'packages', 'bench', 'src');
const names = readdirSync(folder)
  .filter(file => file.endsWith(ENDING))
  .map(file => file.slice(0, -ENDING.length));
const [name, ...args] = process.argv.slice(2);

if (name !== undefined && names.includes(name)) {
  process.exitCode = await runModule(await bundled(join(folder, name + ENDING), name), args);
} else {
  if (name !== undefined) console.error(`There is no benchmark "${name}".`);
  console.log(`Benchmarks: ${names.join(', ') || 'none yet'}. Run one with: npm run bench -- <name> [--json]`);
  process.exitCode = name === undefined ? 0 : 1;
}
