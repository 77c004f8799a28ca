/** A text in small letters without accents, and where each of its letters came from. */
export interface FoldedText {
  readonly text: string;
  /** For each letter its place in the original; one more for the end. */
  readonly places: readonly number[];
}

/** Whoever searches should type neither accents nor large letters; what is found is still shown as it was written. */
export function foldedText(original: string): FoldedText {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of original) {
    const folded = fold(letter);
    for (let index = 0; index < folded.length; index += 1) places.push(place);
    text += folded;
    place += letter.length;
  }
  return { text, places: [...places, original.length] };
}

/** A word as it is looked for. The Russian letters for "ё" and "е" are one, as most people type them. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");
}
