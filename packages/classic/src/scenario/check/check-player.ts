import type { Player } from '../../state.ts';
import type { PlayerExpectation } from '../form/expectation.ts';
import type { Difference } from '../verdict.ts';
import { holds } from './compared.ts';

/** What is not as expected of a player's half of the table. */
export function checkPlayer(expected: PlayerExpectation, player: Readonly<Player>, where: string): Difference[] {
  return Object.entries(expected).flatMap(([field, wanted]) => {
    const want = WISHED[field as keyof PlayerExpectation]?.(wanted) ?? wanted;
    const whole = FOUND[field as keyof PlayerExpectation](player);
    const found = typeof want === 'number' && Array.isArray(whole) ? whole.length : whole;
    const isSame = holds(found, want) || (Array.isArray(want) && holdsAny(whole, want));
    return isSame ? [] : [{ where: `${where}.${field}`, what: 'is different', expected: want, found: whole }];
  });
}

/** Buildings and relics by their cards, or with their tokens where the file tells them. */
function holdsAny(found: unknown, wanted: readonly unknown[]): boolean {
  const short = (found as unknown[]).map((one, index) => {
    return typeof wanted[index] === 'string' && typeof one === 'object' && one !== null
      ? (one as { card: string }).card
      : one;
  });
  return holds(short, wanted);
}

type Find = (player: Readonly<Player>) => unknown;

const FOUND: Readonly<Record<keyof PlayerExpectation, Find>> = {
  prosperity: ({ prosperity }) => prosperity,
  hand: ({ hand }) => hand,
  deck: ({ deck }) => deck.toReversed(),
  graveyard: ({ graveyard }) => graveyard,
  city: ({ city }) => city.map(({ card, tapped }) => ({ card, tapped })),
  relics: ({ relics }) => relics.map(({ card, tokens, marks, tapped }) => ({ card, tokens, marks, tapped })),
  tactics: ({ tactics }) => tactics.map(({ card }) => card),
  pool: ({ buildings, terrains }) => [...buildings, ...terrains],
  kills: ({ kills }) => kills,
  'failed draws': ({ failedDraws }) => failedDraws,
};

/** A hand has no order; it is kept alphabetical. */
const WISHED: { readonly [F in keyof PlayerExpectation]?: (wanted: unknown) => unknown } = {
  hand: wanted => (Array.isArray(wanted) ? wanted.map(String).toSorted() : wanted),
};
