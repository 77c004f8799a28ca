import type { Term } from '@signum/text';
import { useEffect, useRef, useState, type CSSProperties, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage, useWords } from '../app/use-language.ts';
import styles from './Marked.module.css';
import { besideAnchor } from './beside-anchor.ts';
import { WayBeside } from './WayBeside.tsx';
import { WORDS } from './words.ts';

/** A keyword in a text. Pressed, it tells what it does. */
export function KeywordMark({ id, children }: { id: string; children: string }): ReactElement {
  /** The pressed name while its note is open: the note stands beside it. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const words = useWords(WORDS);
  return (
    <>
      <button
        type="button"
        className={styles['keyword']}
        aria-expanded={anchor !== null}
        title={words.explain(children)}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {children}
      </button>
      {anchor && <Glossary term={id as Term} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

interface Props {
  term: Term;
  anchor: HTMLElement;
  onClose: () => void;
}

/** The reminder of a keyword beside its name. A light touch anywhere else, or Escape, closes it. */
function Glossary({ term, anchor, onClose }: Props): ReactElement {
  const language = useLanguage();
  const words = useWords(WORDS);
  const { name, reminder } = language.keyword(term);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.showPopover();
  }, []);

  return createPortal(
    <div
      ref={box}
      popover="auto"
      role="note"
      className={styles['glossary']}
      style={besideAnchor(anchor.getBoundingClientRect()) as CSSProperties}
      onToggle={event => {
        if (event.newState === 'closed') onClose();
      }}
    >
      <strong>{name}</strong>
      <span aria-live="polite">{reminder}</span>
      <br />
      <WayBeside href={`/rules/keyword/${term}`}>{words.glossary}</WayBeside>
    </div>,
    anchor.closest('dialog') ?? document.body,
  );
}
