import type { ExactRule } from './exact-rule.ts';
import { readRules } from './read-rules.ts';

let rules: Promise<readonly ExactRule[]> | undefined;

/** Every numbered rule, in the order of the specification. Fetched and read once. */
export function loadRules(): Promise<readonly ExactRule[]> {
  rules ??= import('./texts.ts').then(({ texts }) => texts.flatMap(readRules));
  return rules;
}
