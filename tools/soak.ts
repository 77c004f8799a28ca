// npm run soak: plays and compares for as long as one likes; see packages/bench/src/soak.ts for its options.
import { join } from 'node:path';
import { ROOT } from './root.ts';
import { runModule } from './run-module.ts';

process.exitCode = await runModule(join(ROOT, 'packages', 'bench', 'src', 'soak.ts'), process.argv.slice(2));
