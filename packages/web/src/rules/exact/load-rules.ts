import type { LanguageCode } from '@signum/text';
import { heldTogether } from '../reading/held-together.ts';
import type { ExactRule } from './exact-rule.ts';
import { linkedSections } from './linked-sections.ts';
import { readRules } from './read-rules.ts';

type Translation = () => Promise<{ readonly texts: Readonly<Record<string, string>> }>;

const TRANSLATIONS: Readonly<Record<Exclude<LanguageCode, 'en'>, Translation>> = {
  fr: () => import('./texts-fr.ts'),
  ru: () => import('./texts-ru.ts'),
};

const known = new Map<LanguageCode, Promise<readonly ExactRule[]>>();

/** Every numbered rule, in the order of the specification, in the words of a language where it has them. Read once. */
export function loadRules(language: LanguageCode): Promise<readonly ExactRule[]> {
  const rules = known.get(language) ?? (language === 'en' ? specification() : translated(language));
  known.set(language, rules);
  return rules;
}

async function specification(): Promise<readonly ExactRule[]> {
  const { texts } = await import('./texts.ts');
  return linkedSections(texts.flatMap(text => readRules(text, 'en')));
}

async function translated(language: Exclude<LanguageCode, 'en'>): Promise<readonly ExactRule[]> {
  const [rules, { texts }] = await Promise.all([loadRules('en'), TRANSLATIONS[language]()]);
  const told = Object.values(texts).flatMap(text => readRules(heldTogether(text), language));
  const byId = new Map(told.map(rule => [rule.id, rule]));
  return linkedSections(rules.map(rule => byId.get(rule.id) ?? rule));
}
