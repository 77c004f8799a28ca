import type { SeenHappening } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import type { LogEntry } from '../../game/contract.ts';
import { summaryOf } from './summary.ts';
import { WORDS } from './words.ts';

interface Props {
  /** Who reads; nobody while the curtain is down. */
  reader: Seat | null;
  log: readonly LogEntry[];
  say: (event: SeenHappening) => string | null;
}

/** So long it waits for more before it speaks: whoever listens is not interrupted by every line. */
const PAUSE_MS = 1500;

/** Tells those who listen what the log has gained, a few lines at a time. */
export function Announcer({ reader, log, say }: Props): ReactElement {
  const { andMore } = useWords(WORDS);
  const [said, setSaid] = useState<{ readonly to: Seat | null; readonly text: string }>({ to: reader, text: '' });
  // What was there when the table opened is history, not news.
  const heard = useRef(log.at(-1)?.n ?? -1);

  useEffect(() => {
    const last = log.at(-1)?.n ?? -1;
    if (last <= heard.current) {
      heard.current = last;
      return undefined;
    }
    const timer = setTimeout(() => {
      const news = log.filter(({ n }) => n > heard.current);
      heard.current = last;
      setSaid({ to: reader, text: summaryOf(news, say, andMore) });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [reader, log, say, andMore]);

  // what one player was told is not left lying there for the next
  return (
    <p className="for-ears" aria-live="polite">
      {said.to === reader ? said.text : ''}
    </p>
  );
}
