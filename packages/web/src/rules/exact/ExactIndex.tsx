import { use, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { WORDS } from '../words.ts';
import styles from './ExactIndex.module.css';
import type { ExactRule } from './exact-rule.ts';
import { loadRules } from './load-rules.ts';

/** The headings of the specification, each leading to its first rule. */
export function ExactIndex(): ReactElement {
  const words = useWords(WORDS);
  const { code } = useLanguage();
  const sections = sectionsIn(use(loadRules(code)));
  usePageTitle(words.exact);
  return (
    <>
      <h1>{words.exact}</h1>
      <p className={styles['lead']}>{words.exactLead}</p>
      {sections.map(({ section, language, parts }) => (
        <section key={section} className={styles['section']} lang={language}>
          <h2>{section}</h2>
          <ul>
            {parts.map(({ part, first, last, count }) => (
              <li key={first}>
                <Link href={`/rules/${first}`}>{part === '' ? section.replace(/^\d+\. /, '') : part}</Link>
                <span>{count === 1 ? first : `${first} – ${last}`}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface Part {
  readonly part: string;
  readonly first: string;
  last: string;
  count: number;
}

interface Section extends Pick<ExactRule, 'language' | 'section'> {
  readonly parts: Part[];
}

function sectionsIn(rules: readonly ExactRule[]): readonly Section[] {
  const sections: Section[] = [];
  for (const { id, section, part, language } of rules) {
    if (sections.at(-1)?.section !== section) sections.push({ section, language, parts: [] });
    const { parts } = sections.at(-1)!;
    const open = parts.at(-1);
    if (open?.part === part) {
      open.last = id;
      open.count += 1;
    } else parts.push({ part, first: id, last: id, count: 1 });
  }
  return sections;
}
