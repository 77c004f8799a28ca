import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SoakOrder, SoakRow } from '@signum/geometry/testing';
import type { SoakOptions } from '../soak.ts';

/** What a worker sends: a line to show, or all its rows at the end. */
export type Told = { readonly line: string } | { readonly rows: readonly SoakRow[] };

/** Splits the cases over worker processes, shows what they tell, and sums up. */
export async function soakGeometry({ cases, seed, workers, only }: SoakOptions): Promise<number> {
  const began = performance.now();
  const orders = Array.from({ length: workers }, (_, i) => ({
    cases: Math.ceil(cases / workers),
    seed: seed * workers + i,
    only,
  }));
  const parts = await Promise.all(orders.map((order, i) => soaked(order, `${i + 1}`)));
  const rows = parts[0]!.map((row, i) => ({
    operation: row.operation,
    cases: parts.reduce((sum, part) => sum + part[i]!.cases, 0),
    violations: parts.flatMap(part => part[i]!.violations),
  }));
  for (const { operation, cases: asked, violations } of rows) {
    console.log(`${operation.padEnd(30)} ${String(asked).padStart(8)} cases  ${violations.length} violations`);
  }
  console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`);
  return rows.some(({ violations }) => violations.length > 0) ? 1 : 0;
}

function soaked(order: SoakOrder, name: string): Promise<readonly SoakRow[]> {
  return new Promise((resolve, reject) => {
    const file = fileURLToPath(new URL('../soak-worker.ts', import.meta.url));
    const worker = fork(file, [JSON.stringify(order)], { execArgv: ['--import', 'tsx'] });
    worker.on('message', (told: Told) => {
      if ('line' in told) console.log(`[${name}] ${told.line}`);
      else resolve(told.rows);
    });
    worker.on('error', reject);
    // after its rows a rejection changes nothing any more
    worker.on('exit', code => reject(new Error(`worker ${name} ended with ${code}`)));
  });
}
