import type { ChanceWord } from './words.ts';

/** From which chance on a word holds, the greatest first. */
const STEPS: readonly (readonly [least: number, word: ChanceWord])[] = [
  [0.995, 'certain'],
  [0.9, 'almost'],
  [0.6, 'likely'],
  [0.4, 'even'],
  [0.12, 'unlikely'],
  [0.005, 'hardly'],
];

/** A chance in a word, for tables that find numbers too exact. */
export function chanceWord(chance: number): ChanceWord {
  return STEPS.find(([least]) => chance >= least)?.[1] ?? 'never';
}

/** Whole per cent; what can happen is never called 0, what can fail never 100. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 1e-9) return '<1%';
  if (whole === 100 && chance < 1 - 1e-9) return '>99%';
  return `${whole}%`;
}
