import { editions, type EditionId } from '@signum/classic';
import { EMPTY_SHEET, MOST_COPIES, type Copies, type DeckSheet } from './deck-sheet.ts';

/** Where a deck stands in an address. What follows "#" is never sent to a server. */
const KEY = '#deck=';
const VERSION = '1';

/**
 * A deck as the end of an address. Ids are small letters and hyphens, so they stand there as they are and a link can be read:
 * `#deck=1~en-kitsune~hero~minion~card.2_card~building_building~terrain~name`.
 */
export function deckLink({ name, edition, hero, minion, cards, buildings, terrains }: DeckSheet): string {
  const list = cards.map(({ id, copies }) => (copies === 1 ? id : `${id}.${copies}`));
  const fields = [VERSION, edition, hero ?? '', minion ?? '', list.join('_'), buildings.join('_'), terrains.join('_')];
  return `${KEY}${fields.join('~')}~${encodeURIComponent(name)}`;
}

/** The deck of a link; nothing if it is none, or was cut off on its way. */
export function readDeckLink(hash: string): DeckSheet | undefined {
  const at = hash.indexOf(KEY);
  if (at < 0) return undefined;
  const [version, edition = '', hero, minion, cards, buildings, terrains, ...name] = hash
    .slice(at + KEY.length)
    .split('~');
  if (version !== VERSION || !Object.hasOwn(editions, edition) || name.length === 0) return undefined;
  return {
    ...EMPTY_SHEET,
    name: decoded(name.join('~')),
    edition: edition as EditionId,
    hero: hero || null,
    minion: minion || null,
    cards: listed(cards).map(copiesIn),
    buildings: listed(buildings),
    terrains: listed(terrains),
  };
}

function listed(field = ''): string[] {
  return [...new Set(field.split('_').filter(id => id !== ''))];
}

function copiesIn(item: string): Copies {
  const [id = '', copies = '1'] = item.split('.');
  return { id, copies: Math.min(MOST_COPIES, Math.max(1, Math.trunc(Number(copies)) || 1)) };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}
