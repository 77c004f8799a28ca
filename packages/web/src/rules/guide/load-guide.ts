import type { LanguageCode } from '@signum/text';
import { heldTogether } from '../reading/held-together.ts';
import { readTopic } from './read-topic.ts';
import type { Topic } from './topic.ts';

const TEXTS: Readonly<Record<LanguageCode, () => Promise<{ readonly texts: Readonly<Record<string, string>> }>>> = {
  en: () => import('./texts-en.ts'),
  fr: () => import('./texts-fr.ts'),
  ru: () => import('./texts-ru.ts'),
};

const guides = new Map<LanguageCode, Promise<readonly Topic[]>>();

/** All chapters in one language, in their order. Fetched and read once. */
export function loadGuide(language: LanguageCode): Promise<readonly Topic[]> {
  const known = guides.get(language);
  if (known) return known;
  const guide = TEXTS[language]().then(({ texts }) =>
    Object.entries(texts)
      .map(([file, text]) => readTopic(file, heldTogether(text)))
      .toSorted((one, other) => one.order - other.order),
  );
  guides.set(language, guide);
  return guide;
}
