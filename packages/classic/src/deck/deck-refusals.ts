import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import { isBattleCard, isSupport, type BattleCard, type Card, type CardId, type Catalogue } from '../card.ts';
import type { Rules } from '../rules.ts';
import { MERCENARIES, NO_FACTION, type Faction } from '../vocabulary.ts';
import type { Deck } from './deck.ts';
import { makesMinions } from './makes-minions.ts';

/** The starter set may be smaller than a full deck in some editions (C-DCK-13). */
export type Experience = 'beginner' | 'player';

/** Everything that is wrong with a deck, all of it at once: whoever mends a deck wants to see the whole list. */
export function deckRefusals(
  deck: Deck,
  rules: Rules,
  catalogue: Catalogue,
  experience: Experience = 'player',
): Refusal[] {
  const strangers = [deck.hero, ...(deck.minion ? [deck.minion] : []), ...deck.cards, ...deck.pool]
    .filter(id => !Object.hasOwn(catalogue, id))
    .map(card => refuse('unknown-card', 'C-DCK-1', { card }));
  const leader = find(catalogue, deck.hero);
  const hero = leader?.type === 'hero' ? leader : undefined;
  const cards = deck.cards.flatMap(id => find(catalogue, id) ?? []);
  const pool = deck.pool.flatMap(id => find(catalogue, id) ?? []);
  return [
    ...strangers,
    ...(hero ? [] : [refuse('no-hero', 'C-CRD-10', { card: deck.hero })]), // then no faction can be foreign
    ...misplaced(cards),
    ...wrongSize(deck.cards.length, rules, experience),
    ...foreign(cards.filter(isBattleCard), hero?.faction, rules),
    ...tooManyCopies(cards.filter(isBattleCard), rules),
    ...wrongShares(cards.filter(isBattleCard), rules),
    ...wrongMinion(deck, hero?.faction, catalogue),
    ...noMinions(deck.minion, [...(hero ? [hero] : []), ...cards, ...pool], rules),
    ...wrongPool(pool, hero?.faction),
  ];
}

function find(catalogue: Catalogue, id: CardId): Card | undefined {
  return Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
}

/** Characters, spells, relics and tactics only (C-DCK-1). */
function misplaced(cards: readonly Card[]): Refusal[] {
  return cards
    .filter(card => !isBattleCard(card))
    .map(({ id, type }) => refuse('not-a-battle-card', 'C-DCK-1', { card: id, type }));
}

/** C-DCK-2, C-CMP-15 */
function wrongSize(size: number, { deck }: Rules, experience: Experience): Refusal[] {
  const least = experience === 'beginner' ? deck.leastForBeginners : deck.least;
  if (size < least) return [refuse('deck-too-small', 'C-CMP-15', { cards: size, least })];
  return size > deck.most ? [refuse('deck-too-big', 'C-CMP-15', { cards: size, most: deck.most })] : [];
}

/** The hero's faction, mercenaries, and in some editions what belongs to nobody (C-DCK-3). */
function foreign(cards: readonly BattleCard[], faction: Faction | undefined, { deck }: Rules): Refusal[] {
  if (faction === undefined) return [];
  const isLegal = (card: BattleCard): boolean => {
    if (card.faction === faction) return true;
    if (card.faction === MERCENARIES) return card.type === 'character' || deck.mercenarySupport !== 'none';
    return card.faction === NO_FACTION && isSupport(card) && deck.universalSupport !== 'none';
  };
  return cards
    .filter(card => !isLegal(card))
    .map(card => refuse('foreign-faction', 'C-DCK-3', { card: card.id, faction: card.faction }));
}

/** One character of a name, two copies of a support card (C-DCK-4, C-CMP-16, C-CMP-17). */
function tooManyCopies(cards: readonly BattleCard[], { deck }: Rules): Refusal[] {
  const counts = new Map<string, { card: CardId; type: BattleCard['type']; copies: number }>();
  for (const card of cards) {
    const isCharacter = card.type === 'character';
    const name = isCharacter && deck.sameCharacter === 'given name' ? card.given : card.names.en;
    const key = `${isCharacter ? 'character' : 'support'} ${name}`;
    const known = counts.get(key);
    if (known) known.copies += 1;
    else counts.set(key, { card: card.id, type: card.type, copies: 1 });
  }
  return [...counts.values()].flatMap(({ card, type, copies }) => {
    const most = type === 'character' ? 1 : 2;
    const rule = type === 'character' ? 'C-CMP-16' : 'C-CMP-17';
    return copies > most ? [refuse('too-many-copies', rule, { card, copies, most })] : [];
  });
}

/** How much of a deck may, and must, be what (C-DCK-5 to C-DCK-7). */
function wrongShares(cards: readonly BattleCard[], { deck }: Rules): Refusal[] {
  const characters = cards.filter(({ type }) => type === 'character');
  const support = cards.filter(isSupport);
  const refusals: Refusal[] = [];
  if (deck.characters === 'at least half' && 2 * characters.length < cards.length) {
    refusals.push(
      refuse('too-few-characters', 'C-DCK-5', { characters: characters.length, least: Math.ceil(cards.length / 2) }),
    );
  }
  if (2 * hired(characters) > characters.length) {
    const rule = deck.characters === 'at least half' ? 'C-DCK-6' : 'C-DCK-7';
    refusals.push(
      refuse('too-many-mercenaries', rule, { mercenaries: hired(characters), most: Math.floor(characters.length / 2) }),
    );
  }
  if (deck.mercenarySupport !== 'none' && 2 * hired(support) > support.length) {
    refusals.push(
      refuse('too-much-hired-support', 'C-DCK-7', { hired: hired(support), most: Math.floor(support.length / 2) }),
    );
  }
  return refusals;
}

function hired(some: readonly BattleCard[]): number {
  return some.filter(({ faction }) => faction === MERCENARIES).length;
}

/** One minion card of the own faction (C-DCK-11, C-CMP-19). */
function wrongMinion({ minion }: Deck, faction: Faction | undefined, catalogue: Catalogue): Refusal[] {
  if (minion === undefined) return [];
  const card = find(catalogue, minion);
  if (!card) return []; // told as unknown already
  if (card.type !== 'minion') return [refuse('not-a-minion', 'C-DCK-11', { card: minion, type: card.type })];
  return faction === undefined || card.faction === faction
    ? []
    : [refuse('foreign-faction', 'C-DCK-11', { card: minion, faction: card.faction })];
}

/** In the older editions minions are absent, unless a card of the deck makes them (C-MAT-13, C-GEN-2). */
function noMinions(minion: CardId | undefined, brought: readonly Card[], { minions }: Rules): Refusal[] {
  if (minion === undefined || minions === 'every deck' || brought.some(makesMinions)) return [];
  return [refuse('no-minions', 'C-CMP-19', { card: minion })];
}

/** Buildings and terrains of the own faction and neutral ones (C-DCK-3, C-DCK-10). */
function wrongPool(pool: readonly Card[], faction: Faction | undefined): Refusal[] {
  return pool.flatMap(card => {
    if (card.type !== 'building' && card.type !== 'terrain') {
      return [refuse('not-for-the-pool', 'C-DCK-10', { card: card.id, type: card.type })];
    }
    const isOwn = faction === undefined || card.faction === faction || card.faction === NO_FACTION;
    return isOwn ? [] : [refuse('foreign-faction', 'C-DCK-3', { card: card.id, faction: card.faction })];
  });
}
