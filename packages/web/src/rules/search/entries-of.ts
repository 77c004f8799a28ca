import { catalogue } from '@signum/cards';
import type { Language } from '@signum/text';
import { addressOf, sectionsOf } from '../guide/sections-of.ts';
import type { Topic } from '../guide/topic.ts';
import type { ExactRule } from '../exact/exact-rule.ts';
import { termsIn } from '../glossary/terms.ts';
import { passagesOf, wordsOf } from '../reading/passage.ts';
import type { Entry } from './found.ts';

/** Everything that can be looked for in the rules, in one language; the exact rules are in English for everybody. */
export function entriesOf(language: Language, topics: readonly Topic[], rules: readonly ExactRule[]): readonly Entry[] {
  return [...keywords(language), ...chapters(topics), ...cards(language), ...exact(rules)];
}

function keywords(language: Language): Entry[] {
  return termsIn(language).map(({ term, name, reminder }) => ({
    kind: 'keyword',
    title: name,
    where: '',
    words: reminder,
    href: `/rules/keyword/${term}`,
  }));
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

function exact(rules: readonly ExactRule[]): Entry[] {
  return rules.map(({ id, section, part, blocks }) => ({
    kind: 'rule',
    title: id,
    where: part === '' ? section : part,
    words: blocks.flatMap(passagesOf).map(wordsOf).filter(Boolean).join(' '),
    href: `/rules/${id}`,
  }));
}
