import type { Card } from '@signum/classic';
import { use, type ReactElement } from 'react';
import { useWords } from '../app/use-language.ts';
import { ExampleBox } from '../rules/examples/ExampleBox.tsx';
import { examplesWith, loadExamples } from '../rules/examples/load-examples.ts';
import { WORDS } from './words.ts';

export function ExampleList({ card }: { card: Card }): ReactElement {
  const words = useWords(WORDS);
  const examples = examplesWith(use(loadExamples()), card.id);
  if (examples.length === 0) return <p>{words.noExamples}</p>;
  return (
    <>
      {examples.map(example => (
        <ExampleBox key={example.file} example={example} />
      ))}
    </>
  );
}
