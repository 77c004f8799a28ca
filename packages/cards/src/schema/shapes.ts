import * as v from 'valibot';

/** A list that nobody changes. */
export function list<const S extends v.GenericSchema>(item: S, least = 0, most = 60) {
  return v.pipe(v.array(item), v.minLength(least), v.maxLength(most), v.readonly());
}

/** A whole number between two bounds. */
export function whole(least: number, most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
}

/** A field that may be left out. Left out is not the same as null. */
export const may = v.exactOptional;

/** One of these words. */
export function oneOf<const W extends string>(words: readonly W[]) {
  return v.picklist(words);
}

/** Some words, not too many. */
export const words = v.pipe(v.string(), v.minLength(1), v.maxLength(400));

/** The name of a card or a building. Whether there is such a one is asked later. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));

export const yes = v.literal(true);
export const no = v.literal(false);

/** The same in English, French and Russian. */
export const inThreeLanguages = v.strictObject({ en: words, fr: words, ru: words });
