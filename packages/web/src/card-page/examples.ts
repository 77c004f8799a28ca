import type { CardId } from '@signum/classic';
import type { LanguageCode } from '@signum/text';

/** A situation that is played through as a test. */
export interface Example {
  readonly file: string;
  readonly name: string;
  readonly rules: readonly string[];
  readonly about: Readonly<Record<LanguageCode, string>>;
}

type Scenario = Omit<Example, 'file'>;

const files = import.meta.glob<Scenario>('../../../../scenarios/classic/*.json', { eager: true, import: 'default' });

/** The worked examples in which a card plays a part. */
export function examplesWith(card: CardId): Example[] {
  return Object.entries(files)
    .filter(([, scenario]) => JSON.stringify(scenario).includes(`"${card}"`))
    .map(([path, { name, rules, about }]) => ({ file: path.split('/').at(-1)!, name, rules, about }));
}
