import type { LanguageCode } from '@signum/text';

/** A situation that is played through as a test and can be shown as an example. */
export interface Example {
  readonly file: string;
  /** The scenario file itself. */
  readonly text: string;
  readonly rules: readonly string[];
  readonly about: Readonly<Record<LanguageCode, string>>;
}
