/** What an entry of the browser's history remembers of a table: the page from which one came to it. */
interface Remembered {
  readonly from: string;
}

/** Pages to which one goes back from a table, by how their addresses begin; from everywhere else one goes home. */
const PLACES = { cards: '/cards/', learn: '/learn', replay: '/r/', rules: '/rules' } as const;

export type Place = keyof typeof PLACES | 'home';

/** Where somebody at a table came from. */
export interface Origin {
  readonly href: string;
  readonly place: Place;
}

/** Handed to the navigation to a table, so that it knows its way back: `go('/g/1', fromHere())`. */
export function fromHere(): { readonly state: Remembered } {
  const { pathname, search, hash } = location;
  return { state: { from: pathname + search + hash } };
}

/** The way back from an address, by what its entry in the history remembers. A lesson belongs to its list, however one came. */
export function originOf(path: string, remembered: unknown): Origin {
  if (path.startsWith(PLACES.learn)) return { href: PLACES.learn, place: 'learn' };
  const from = (remembered as Partial<Remembered> | null)?.from;
  const place = (Object.keys(PLACES) as (keyof typeof PLACES)[]).find(one => from?.startsWith(PLACES[one]));
  if (from === undefined || place === undefined) return { href: '/', place: 'home' };
  return { href: place === 'learn' ? PLACES.learn : from, place };
}
