import { idsIn, passagesOf, wordsOf, type Block } from '../reading/passage.ts';
import type { Topic } from './topic.ts';

/** A chapter under one of its headings, or before the first. */
export interface Section {
  readonly slug: string;
  readonly title: string;
  /** Absent before the first heading. */
  readonly heading: { readonly id: string; readonly text: string } | null;
  readonly words: string;
  readonly ids: readonly string[];
}

/** The sections of a chapter, for whoever looks for words or for a rule. */
export function sectionsOf({ slug, title, blocks }: Topic): readonly Section[] {
  const parts: { heading: Section['heading']; blocks: Block[] }[] = [{ heading: null, blocks: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ heading: block, blocks: [] });
    else parts.at(-1)!.blocks.push(block);
  }
  return parts
    .filter(({ heading, blocks: inside }) => heading !== null || inside.length > 0)
    .map(({ heading, blocks: inside }) => {
      const passages = inside.flatMap(passagesOf);
      return {
        slug,
        title,
        heading: heading && { id: heading.id, text: heading.text },
        words: passages.map(wordsOf).join(' '),
        ids: [...new Set(passages.flatMap(idsIn))],
      };
    });
}

/** The address of a section. */
export function addressOf({ slug, heading }: Pick<Section, 'heading' | 'slug'>): string {
  return heading === null ? `/rules/${slug}` : `/rules/${slug}#${heading.id}`;
}
