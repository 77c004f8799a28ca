import { catalogue } from '@signum/cards';
import { CARD_TYPES, editions, type Card, type CardId, type EditionId } from '@signum/classic';
import { LANGUAGE_CODES, type Language, type LanguageCode } from '@signum/text';
import { EMPTY_SHEET, withCard, withCopies, type DeckSheet } from './deck-sheet.ts';

/**
 * A deck as people send it: its name and edition, then a line for each card, under headings for the eye.
 *
 *     # The Falling Leaf [en-kitsune]
 *     ## Spell
 *     2 Final Stanza
 */
export function deckText(sheet: DeckSheet, { code, names }: Language): string {
  const sections = CARD_TYPES.flatMap(type => {
    const lines = linesOf(sheet, code).filter(({ card }) => card?.type === type);
    return lines.length === 0 ? [] : ['', `## ${names.types[type]}`, ...lines.map(({ text }) => text)];
  });
  const strangers = linesOf(sheet, code).filter(({ card }) => card === undefined);
  return [`# ${sheet.name} [${sheet.edition}]`, ...sections, ...strangers.map(({ text }) => text), ''].join('\n');
}

interface Line {
  readonly card: Card | undefined;
  readonly text: string;
}

function linesOf({ hero, minion, cards, buildings, terrains }: DeckSheet, code: LanguageCode): Line[] {
  const line = (id: CardId, copies = 1): Line => ({
    card: catalogue[id],
    text: `${copies} ${catalogue[id]?.names[code] ?? id}`,
  });
  return [
    ...[hero, minion].flatMap(id => (id === null ? [] : [line(id)])),
    ...cards.map(({ id, copies }) => line(id, copies)),
    ...[...buildings, ...terrains].map(id => line(id)),
  ];
}

export interface ReadDeck {
  readonly sheet: DeckSheet;
  /** Lines that name no card. They are left out, and shown to whoever brought them. */
  readonly strange: readonly string[];
}

/** Reads such a text in any of the languages, or with ids; counts may be left out or written "2x". */
export function readDeckText(text: string): ReadDeck {
  const strange: string[] = [];
  let sheet = EMPTY_SHEET;
  for (const line of text.split('\n').map(one => one.trim())) {
    const title = /^#(?!#)\s*(.*?)\s*(?:\[([\w-]+)\])?$/.exec(line);
    if (title) sheet = titled(sheet, title[1]!, title[2]);
    if (line === '' || line.startsWith('#')) continue;
    const [, count = '1', name = ''] = /^(?:(\d{1,2})\s*[x×]?\s+)?(.+)$/i.exec(line) ?? [];
    const id = BY_NAME.get(plainName(name));
    if (id === undefined) strange.push(line);
    else sheet = added(sheet, id, Number(count));
  }
  return { sheet, strange };
}

function titled(sheet: DeckSheet, name: string, edition: string | undefined): DeckSheet {
  const isKnown = edition !== undefined && Object.hasOwn(editions, edition);
  return { ...sheet, name: sheet.name || name, ...(isKnown && { edition: edition as EditionId }) };
}

function added(sheet: DeckSheet, id: CardId, copies: number): DeckSheet {
  const once = withCard(sheet, id);
  const isBattleCard = once.cards.some(card => card.id === id);
  return isBattleCard ? withCopies(sheet, id, (sheet.cards.find(card => card.id === id)?.copies ?? 0) + copies) : once;
}

/** Quotes and apostrophes come out of other programs in all shapes. */
function plainName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ');
}

const BY_NAME: ReadonlyMap<string, CardId> = new Map(
  Object.values(catalogue).flatMap(({ id, names }): [string, CardId][] => [
    [id, id],
    ...LANGUAGE_CODES.map((code): [string, CardId] => [plainName(names[code]), id]),
  ]),
);
