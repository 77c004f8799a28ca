/** A piece of JSON Schema, as editors read it. */
export type Schema = Readonly<Record<string, unknown>>;

/**
 * One form of data, told once: it reads a value strictly, and tells editors the same. The types of a scenario come from its
 * shapes, so file, reader, schema and code cannot disagree.
 */
export interface Shape<T> {
  /** The value, or a Misread with its place. */
  read(value: unknown, where: string): T;
  /** The same for editors. Asked for late, since a shape may contain itself. */
  schema(): Schema;
}

/** What a shape reads. */
export type Of<S> = S extends Shape<infer T> ? T : never;

export type Shapes = Readonly<Record<string, Shape<unknown>>>;

/** What an object of such fields holds. */
export type Fields<R extends Shapes, O extends Shapes> = { readonly [K in keyof R]: Of<R[K]> } & {
  readonly [K in keyof O]?: Of<O[K]>;
};
