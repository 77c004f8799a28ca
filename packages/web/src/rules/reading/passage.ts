import type { EditionId } from '@signum/classic';

/** A stretch of a text about rules. */
export type Stretch =
  | { readonly kind: 'code' | 'em' | 'strong' | 'text'; readonly text: string }
  /** The editions for which the following holds. */
  | { readonly kind: 'editions'; readonly editions: readonly EditionId[] }
  /** The rules that the sentence before tells. */
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'keyword'; readonly text: string; readonly term: string }
  | { readonly kind: 'rule'; readonly text: string; readonly id: string }
  | { readonly kind: 'topic'; readonly text: string; readonly slug: string; readonly at: string | null };

export type Passage = readonly Stretch[];

/** A part of a page of rules. */
export type Block =
  | { readonly kind: 'example'; readonly file: string }
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Passage[] }
  | { readonly kind: 'paragraph'; readonly passage: Passage }
  | { readonly kind: 'table'; readonly head: readonly Passage[]; readonly rows: readonly (readonly Passage[])[] };

/** All passages of a block, in the order in which they are read. */
export function passagesOf(block: Block): readonly Passage[] {
  switch (block.kind) {
    case 'example':
      return [];
    case 'heading':
      return [[{ kind: 'text', text: block.text }]];
    case 'list':
      return block.items;
    case 'paragraph':
      return [block.passage];
    case 'table':
      return [...block.head, ...block.rows.flat()];
  }
}

/** The bare words, without numbers of rules. */
export function wordsOf(passage: Passage): string {
  return (
    passage
      .map(wordsOfStretch)
      .join('')
      .replaceAll(/\s*\([\s,]*\)/g, '')
      // a space that holds a sign to its word stays
      .replaceAll(/[^\S\u00A0]+/g, ' ')
      .replaceAll(/ (?=[.,;:)]|$)/g, '')
      .trim()
  );
}

function wordsOfStretch(stretch: Stretch): string {
  if (stretch.kind === 'editions') return stretch.editions.join(', ');
  return 'text' in stretch && !isReading(stretch) ? stretch.text : '';
}

/** "A-6": a note that the sources leave something open. */
function isReading(stretch: Stretch): boolean {
  return stretch.kind === 'rule' && stretch.text.startsWith('A-');
}

/** The rules that a passage names, each time it does. */
export function idsIn(passage: Passage): readonly string[] {
  return passage.flatMap(stretch => (stretch.kind === 'ids' ? stretch.ids : []));
}

/** The rules that blocks lead to in their own words. */
export function idsOfLinks(blocks: readonly Block[]): readonly string[] {
  return blocks
    .flatMap(passagesOf)
    .flat()
    .flatMap(stretch => (stretch.kind === 'rule' ? [stretch.id] : []));
}
