import { foldedText } from './folded-text.ts';
import { wordsIn } from './found.ts';

/** A piece of a text that was searched. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** Cuts a text so that what was looked for can be lit; letters are shown as they were written. */
export function highlighted(original: string, question: string): readonly Piece[] {
  const { text, places } = foldedText(original);
  const isHit = Array.from({ length: original.length }, () => false);
  for (const word of wordsIn(question)) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      isHit.fill(true, places[at], endOf(places, at + word.length));
    }
  }
  const pieces: Piece[] = [];
  for (let place = 0; place < original.length;) {
    let end = place + 1;
    while (end < original.length && isHit[end] === isHit[place]) end += 1;
    pieces.push({ text: original.slice(place, end), isHit: isHit[place]! });
    place = end;
  }
  return pieces;
}

/** A letter that folds into several belongs wholly to a hit that ends within it. */
function endOf(places: readonly number[], at: number): number {
  const end = places[at]!;
  if (end !== places[at - 1]) return end;
  return places.slice(at).find(place => place > end)!;
}

const BEFORE = 60;
const LENGTH = 170;

/** The part of a long text round the first hit, cut at spaces. */
export function excerpt(original: string, question: string): string {
  const { text, places } = foldedText(original);
  const hits = wordsIn(question).map(word => text.indexOf(word));
  const first = Math.min(...hits.filter(hit => hit >= 0));
  const at = Number.isFinite(first) ? places[first]! : 0;
  const begin = at <= BEFORE ? 0 : original.indexOf(' ', at - BEFORE) + 1;
  if (original.length - begin <= LENGTH) return begin === 0 ? original : `… ${original.slice(begin)}`;
  const end = original.lastIndexOf(' ', begin + LENGTH);
  return `${begin === 0 ? '' : '… '}${original.slice(begin, end > begin ? end : begin + LENGTH)} …`;
}
