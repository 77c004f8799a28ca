/** A rule of the classic game: an area, then a number or the name of a keyword. */
const ID = /\bC-[A-Z]+-(?:\d+|[A-Z][A-Za-z]*)\b/g;

/** A run of rules, cited by its ends; the area stands once or twice. */
const RUN = /\b(C-[A-Z]+)-(\d+)(?: to | through |\.\.|…|–)(?:\1-)?(\d+)\b/g;

/** The rules that a text cites, in its order. A run such as "C-MEL-14 to C-MEL-30" cites all between its ends, too. */
export function idsIn(text: string): Set<string> {
  const spelledOut = text.replace(RUN, (_run, area: string, first: string, last: string) => {
    const [from, to] = [Number(first), Number(last)];
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => `${area}-${from + index}`).join(' ');
  });
  return new Set(spelledOut.match(ID));
}
