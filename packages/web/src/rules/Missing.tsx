import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/use-language.ts';
import { usePageTitle } from '../app/use-page-title.ts';
import { WORDS } from './words.ts';

/** An address of the rules that leads nowhere. */
export function Missing({ id }: { id: string }): ReactElement {
  const words = useWords(WORDS);
  usePageTitle(words.title);
  return (
    <>
      <h1>{words.rule.noSuch(id)}</h1>
      <p>{words.rule.noSuchText}</p>
      <p>
        <Link href="/rules">{words.title}</Link>
      </p>
    </>
  );
}
