import type { Card } from '@signum/classic';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../app/use-language.ts';
import { examplesWith } from './examples.ts';
import { WORDS } from './words.ts';

export function ExampleList({ card }: { card: Card }): ReactElement {
  const words = useWords(WORDS);
  const { code } = useLanguage();
  const examples = examplesWith(card.id);
  if (examples.length === 0) return <p>{words.noExamples}</p>;
  return (
    <ul>
      {examples.map(({ file, rules, about }) => (
        <li key={file}>
          {about[code]} <Link href={`/rules/${rules[0]}`}>{rules[0]}</Link>
        </li>
      ))}
    </ul>
  );
}
