import { useEffect, type ReactElement } from 'react';
import { useWords } from '../app/language-context.ts';
import { About } from './About.tsx';
import { Opening } from './Opening.tsx';
import { Shelf } from './Shelf.tsx';
import { Ways } from './Ways.tsx';
import { WORDS } from './words.ts';

/** The first page: play at once, go on with a game, or look around. */
export function Home(): ReactElement {
  const { pageTitle } = useWords(WORDS);
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);
  return (
    <>
      <Opening />
      <Shelf />
      <Ways />
      <About />
    </>
  );
}
