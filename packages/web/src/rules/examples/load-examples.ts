import type { CardId } from '@signum/classic';
import type { Example } from './example.ts';

let examples: Promise<readonly Example[]> | undefined;

/** All examples. Fetched once, when somebody reads the rules. */
export function loadExamples(): Promise<readonly Example[]> {
  examples ??= import('./example-files.ts').then(({ exampleFiles }) =>
    Object.entries(exampleFiles).map(([file, text]) => {
      const { rules, about } = JSON.parse(text) as Pick<Example, 'about' | 'rules'>;
      return { file, text, rules, about };
    }),
  );
  return examples;
}

/** Examples that hold one of these rules. */
export function examplesOf(all: readonly Example[], ids: readonly string[]): readonly Example[] {
  return all.filter(({ rules }) => rules.some(rule => ids.includes(rule)));
}

/** Examples in which a card plays a part. */
export function examplesWith(all: readonly Example[], card: CardId): readonly Example[] {
  return all.filter(({ text }) => text.includes(`"${card}"`));
}
