import { memo, useMemo, useState, type ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { deedsOf, type Reading } from './deeds-of.ts';
import { DeedPart } from './DeedPart.tsx';
import styles from './TurnPart.module.css';
import type { LogTurn } from './turns-of.ts';
import { useNear } from './use-near.ts';
import { WORDS } from './words.ts';

interface Props {
  turn: LogTurn;
  reading: Reading;
  heading: string;
  /** The newest turns are drawn at once; the others when the reader comes near. */
  isLate: boolean;
}

/** What an event takes on the average, many being silent: so high a turn is taken to be that was never drawn. */
const ENTRY_PX = 14;

/** One turn of the log. Its lines are drawn only while they are near the screen, so that a long game stays quick. */
export const TurnPart = memo(
  function TurnPart({ turn, reading, heading, isLate }: Props): ReactElement {
    const words = useWords(WORDS);
    const { part, isNear, height } = useNear(isLate);
    const [isFolded, setFolded] = useState(false);
    const deeds = useMemo(() => (isNear ? deedsOf(turn.entries, reading) : null), [isNear, turn, reading]);

    return (
      <section
        ref={part}
        className={styles['turn']}
        data-seat={turn.seat ?? 'nobody'}
        aria-label={heading}
        style={deeds === null ? { height: height ?? turn.entries.length * ENTRY_PX } : undefined}
      >
        {deeds !== null && (deeds.length > 0 || turn.turn > 0) && (
          <>
            <h3>
              <button
                type="button"
                data-stop=""
                tabIndex={-1}
                aria-expanded={!isFolded}
                onClick={() => setFolded(!isFolded)}
              >
                {heading}
                {isFolded && <small>{words.lines(deeds.reduce((sum, { rest }) => sum + 1 + rest.length, 0))}</small>}
              </button>
            </h3>
            {!isFolded && (
              <ol>
                {deeds.map(deed => (
                  <li key={deed.head.entry.n}>
                    <DeedPart deed={deed} />
                  </li>
                ))}
              </ol>
            )}
          </>
        )}
      </section>
    );
  },
  (before, now) =>
    before.heading === now.heading &&
    before.isLate === now.isLate &&
    before.reading === now.reading &&
    sameEntries(before.turn, now.turn),
);

/** Most turns are over: what is told of them does not change any more. */
function sameEntries({ entries: before }: LogTurn, { entries: now }: LogTurn): boolean {
  return before.length === now.length && before.every((entry, at) => entry === now[at]);
}
