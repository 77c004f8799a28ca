import { use, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { WORDS } from '../words.ts';
import { loadGuide } from './load-guide.ts';
import { addressOf, sectionsOf } from './sections-of.ts';

interface Props {
  ids: readonly string[];
}

/** Where the guide tells these rules. */
export function ToldIn({ ids }: Props): ReactElement {
  const words = useWords(WORDS);
  const { code } = useLanguage();
  const sections = use(loadGuide(code))
    .flatMap(sectionsOf)
    .filter(section => section.ids.some(id => ids.includes(id)));
  return (
    <section>
      <h2>{words.rule.toldIn}</h2>
      {sections.length === 0 && <p>{words.rule.notTold}</p>}
      <ul>
        {sections.map(section => (
          <li key={addressOf(section)}>
            <Link href={addressOf(section)}>
              {section.title}
              {section.heading && `: ${section.heading.text}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
