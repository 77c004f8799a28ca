import { catalogue } from '@signum/cards';
import type { Language } from '@signum/text';
import { addressOf, sectionsOf } from '../guide/sections-of.ts';
import type { Topic } from '../guide/topic.ts';
import type { ExactRule } from '../exact/exact-rule.ts';
import { ruleOfTerm } from '../exact/term-rule.ts';
import { TERMS, termsIn } from '../glossary/terms.ts';
import { passagesOf, wordsOf } from '../reading/passage.ts';
import type { Entry } from './found.ts';

/** Everything that can be looked for in the rules, in one language; exact rules that it does not have yet are in English. */
export function entriesOf(language: Language, topics: readonly Topic[], rules: readonly ExactRule[]): readonly Entry[] {
  return [...keywords(language, rules), ...chapters(topics), ...cards(language), ...exact(rules)];
}

function keywords(language: Language, rules: readonly ExactRule[]): Entry[] {
  return termsIn(language).map(({ term, name, reminder }) => {
    const rule = rules.find(({ id }) => id === ruleOfTerm(term));
    return {
      kind: 'keyword',
      title: name,
      where: '',
      words: rule ? `${reminder} ${textFirst(wordsOfRule(rule))}` : reminder,
      href: `/rules/keyword/${term}`,
    };
  });
}

/** Of what sort a keyword is and what it is called elsewhere can be looked for, but its text is what is read. */
function textFirst(words: string): string {
  const [, head = '', text = words] = /^(\([^)]*\)(?: \[[^\]]*\])?)\s*(.*)$/s.exec(words) ?? [];
  return `${text} ${head}`.trim();
}

function chapters(topics: readonly Topic[]): Entry[] {
  return topics.flatMap(sectionsOf).map(section => ({
    kind: 'guide',
    title: section.heading?.text ?? section.title,
    where: section.heading ? section.title : '',
    words: section.words,
    href: addressOf(section),
  }));
}

function cards({ code, names }: Language): Entry[] {
  return Object.values(catalogue).map(card => ({
    kind: 'card',
    title: card.names[code],
    where: names.types[card.type],
    words: '',
    href: `/cards/${card.id}`,
  }));
}

/** A keyword's rule is found by its number alone: its words lead to the page of the keyword, and nothing is shown twice. */
function exact(rules: readonly ExactRule[]): Entry[] {
  const shown = new Set(TERMS.map(ruleOfTerm));
  return rules.map(({ id, section, part, blocks }) => ({
    kind: 'rule',
    title: id,
    where: part === '' ? section : part,
    words: shown.has(id) ? '' : wordsOfRule({ blocks }),
    href: `/rules/${id}`,
  }));
}

function wordsOfRule({ blocks }: Pick<ExactRule, 'blocks'>): string {
  return blocks.flatMap(passagesOf).map(wordsOf).filter(Boolean).join(' ');
}
