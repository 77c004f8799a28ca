// Soaks: the same questions as the tests ask, as often as one likes. `npm run soak -- geometry --cases 100000 --seed 1`
import { parseArgs } from 'node:util';
import { soakGeometry } from './geometry/soak.ts';

/** What can be soaked. */
const SOAKS = { geometry: soakGeometry };

export interface SoakOptions {
  readonly cases: number;
  readonly seed: number;
  readonly workers: number;
  /** Only operations whose name contains this. */
  readonly only: string;
}

/** Gives the exit code: 1 if anything disagreed. */
export async function run(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      cases: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: '2' },
      only: { type: 'string', default: '' },
    },
  });
  const [name = ''] = positionals;
  if (!Object.hasOwn(SOAKS, name)) {
    console.log(`Soaks: ${Object.keys(SOAKS).join(', ')}. Options: --cases N --seed N --workers N --only operation`);
    return name === '' ? 0 : 1;
  }
  const { cases, seed, workers, only } = values;
  return SOAKS[name as keyof typeof SOAKS]({
    cases: Number(cases),
    seed: Number(seed),
    workers: Number(workers),
    only,
  });
}

if (process.argv[1] === import.meta.filename) process.exitCode = await run(process.argv.slice(2));
