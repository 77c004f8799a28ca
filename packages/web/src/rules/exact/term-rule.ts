import type { EditionId } from '@signum/classic';
import type { Term } from '@signum/text';
import type { ExactRule } from './exact-rule.ts';

/** The number of the glossary's entry for a keyword: 'battle-mage' is C-KW-BattleMage. */
export function ruleOfTerm(term: Term): string {
  if (term === 'minus-from-attacks') return 'C-KW-MinusXFromAttacks';
  const words = term.split('-').map(word => word[0]!.toUpperCase() + word.slice(1));
  return `C-KW-${words.join('')}`;
}

const ALL: readonly EditionId[] = ['ru-1', 'fr-1', 'en-2022', 'en-kitsune'];

/** Not told by braces behind the kind, but in words (section 19.1 of the specification). */
const TOLD: Partial<Readonly<Record<Term, readonly EditionId[]>>> = {
  'expert-of-defense': ['ru-1', 'fr-1', 'en-kitsune'],
  'master-of-magic': ['ru-1', 'fr-1', 'en-kitsune'],
  'minus-from-attacks': ['ru-1', 'fr-1', 'en-kitsune'],
  surcharge: ['ru-1', 'fr-1'],
};

/** The editions that know a keyword: those in braces right behind its kind, else all of them. */
export function editionsOf(term: Term, rule: ExactRule | undefined): readonly EditionId[] {
  const told = TOLD[term];
  if (told) return told;
  const [block] = rule?.blocks ?? [];
  const [kind, tag] = block?.kind === 'paragraph' ? block.passage : [];
  if (kind?.kind === 'text' && /^\([^)]*\) $/.test(kind.text) && tag?.kind === 'editions') return tag.editions;
  return ALL;
}
