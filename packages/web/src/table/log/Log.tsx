import { eventText } from '@signum/text';
import { useCallback, useMemo, useState, type ReactElement } from 'react';
import type { SeenHappening } from '@signum/classic';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { useTable } from '../../game/use-table.ts';
import { useRoster } from '../use-roster.ts';
import { Announcer } from './Announcer.tsx';
import { LOG_FILTERS, wantedOf, type LogFilter, type Reading } from './deeds-of.ts';
import styles from './Log.module.css';
import { LogBar } from './LogBar.tsx';
import { logText } from './log-text.ts';
import { useSides } from './use-sides.ts';
import { TurnPart } from './TurnPart.tsx';
import { turnsOf, type LogTurn } from './turns-of.ts';
import { useLineKeys } from './use-line-keys.ts';
import { useStickyEnd } from './use-sticky-end.ts';
import { WORDS } from './words.ts';

/** So many turns at the end are drawn at once. */
const DRAWN_AT_ONCE = 3;

/** Everything that has happened, as the reader was told it. */
export function Log(): ReactElement {
  const words = useWords(WORDS);
  const { messages } = useLanguage();
  const { log, seat, seats, view, curtain, isShared } = useTable().sight;
  const hasReader = curtain === null && !isShared;
  const roster = useRoster();
  const [filter, setFilter] = useState<LogFilter>('all');
  const { list, isAway, onScroll, toEnd } = useStickyEnd();
  useLineKeys(list);

  const turns = useMemo(() => turnsOf(log), [log]);
  const sides = useSides(log, view.creatures);
  const say = useCallback((event: SeenHappening) => eventText(messages, event, roster), [messages, roster]);
  const reading = useMemo<Reading>(() => ({ filter, reader: seat, sides, say }), [filter, seat, sides, say]);
  const heading = ({ turn, seat: whose }: LogTurn): string => {
    if (whose === null) return words.setup;
    return words.turn(turn, whose === seat && hasReader ? null : (seats[whose]?.name ?? String(whose + 1)));
  };
  const shown = useMemo(() => wantedOf(turns, reading), [turns, reading]);

  return (
    <section className={styles['log']} aria-label={words.title}>
      <LogBar
        filters={LOG_FILTERS.filter(one => one !== 'mine' || hasReader)}
        filter={filter}
        onFilter={setFilter}
        text={() => logText(turns, reading, heading)}
      />
      {/* Lines come and go while one scrolls: those who listen hear the announcer instead. */}
      <div
        ref={list}
        className={styles['list']}
        role="log"
        aria-live="off"
        aria-label={words.title}
        data-scrolls=""
        onScroll={onScroll}
      >
        <div>
          {shown.length === 0 && <p className={styles['nothing']}>{words.nothing[filter]}</p>}
          {shown.map((turn, at) => (
            <TurnPart
              key={turn.turn}
              turn={turn}
              reading={reading}
              heading={heading(turn)}
              isLate={at >= shown.length - DRAWN_AT_ONCE}
            />
          ))}
        </div>
      </div>
      {isAway && (
        <button type="button" className={styles['newest']} onClick={toEnd}>
          {words.newest}
        </button>
      )}
      <Announcer reader={hasReader ? seat : null} log={log} say={say} />
    </section>
  );
}
