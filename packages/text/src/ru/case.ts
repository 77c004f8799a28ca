export type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'pre';
export type Gender = 'm' | 'f' | 'n';

/** The six cases of one word, in one number. */
export type Forms = Readonly<Record<Case, string>>;

/** What an adjective, a participle or a verb has to agree with. */
export interface Agreement {
  readonly gender: Gender;
  readonly number: 'one' | 'many';
  /** Living beings have an accusative like their genitive: вижу героя, but вижу дом. */
  readonly animate: boolean;
}
