import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { programStep, runSteps } from './step.ts';

let shown = '';

beforeEach(() => {
  shown = '';
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    shown += String(text);
    return true;
  });
  vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => {
    shown += `${words.join(' ')}\n`;
  });
});

afterEach(() => vi.restoreAllMocks());

test('a failed step does not keep the later ones from running', async () => {
  const results = await runSteps([
    { name: 'first', run: () => Promise.reject(new Error('the bridge is out')) },
    { name: 'second', run: () => Promise.resolve() },
  ]);
  expect(results).toEqual([{ name: 'first', failure: 'the bridge is out' }, { name: 'second' }]);
});

test('every step shows its name, how it ended and how long it took, and a failure its reason', async () => {
  await runSteps([
    { name: 'first', run: () => Promise.reject(new Error('the bridge is out')) },
    { name: 'second', run: () => Promise.resolve() },
  ]);
  expect(shown).toMatch(/^first \.\.\. FAILED \(\d+\.\d s\)\n {2}the bridge is out\nsecond \.\.\. ok \(\d+\.\d s\)\n$/);
});

test('a tool that fails gives its own words as the reason', async () => {
  const [result] = await runSteps([programStep('format', 'prettier', '--check', 'there-is-no-such-file.ts')]);
  expect(result?.failure).toContain('there-is-no-such-file.ts');
});
