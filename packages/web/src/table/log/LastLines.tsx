import { eventText } from '@signum/text';
import { memo, useMemo, type ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { Marked } from '../../cards/Marked.tsx';
import { useTable } from '../../game/use-table.ts';
import { roomBelow } from '../board/camera.ts';
import { useCamera } from '../board/camera-store.ts';
import { Dice } from '../dice/Die.tsx';
import { useRoster } from '../use-roster.ts';
import { lastLines, type Line, type Reading } from './deeds-of.ts';
import { beforeDice, diceOf } from './dice-of.ts';
import styles from './LastLines.module.css';
import { useSides } from './use-sides.ts';
import { WORDS } from './words.ts';

/** So far from the battlefield that a finger at its edge does not mean them. */
const AWAY_PX = 10;
/** The height changes by whole rows: a pinch draws the lines anew a few times at most, and whatever else the camera does never. */
const ROW_PX = 23;
const FRAME_PX = 14;
/** Many a line takes two rows. */
const LEAST_ROWS = 2;
const MOST_LINES = 8;

interface Props {
  /** Pressed, they want the whole log. */
  readonly onOpen: () => void;
}

/**
 * The last lines of the log, the newest at the top, in what the battlefield leaves free of its space. They yield to everything: when the
 * table is enlarged or something below it takes room, there are fewer of them or none.
 */
export function LastLines({ onOpen }: Props): ReactElement | null {
  const { curtain } = useTable().sight;
  const height = useCamera(({ camera, size }) => heightIn(roomBelow(camera, size)));
  const bottom = useCamera(({ size }) => size.height);
  // nobody sits there to read them
  if (height === 0 || curtain !== null) return null;
  return <Shown top={bottom - height} height={height} onOpen={onOpen} />;
}

function heightIn(room: number): number {
  const rows = Math.min(MOST_LINES, Math.floor((room - AWAY_PX - FRAME_PX) / ROW_PX));
  return rows < LEAST_ROWS ? 0 : FRAME_PX + rows * ROW_PX;
}

interface ShownProps extends Props {
  readonly top: number;
  readonly height: number;
}

function Shown({ top, height, onOpen }: ShownProps): ReactElement | null {
  const words = useWords(WORDS);
  const { messages } = useLanguage();
  const { log, seat, view } = useTable().sight;
  const roster = useRoster();
  const sides = useSides(log, view.creatures);
  const lines = useMemo(() => {
    const say: Reading['say'] = event => eventText(messages, event, roster);
    return lastLines(log, { filter: 'all', reader: seat, sides, say }, MOST_LINES);
  }, [log, seat, sides, messages, roster]);
  if (lines.length === 0) return null;
  return (
    <div className={styles['band']} style={{ top, height }} data-last-lines="">
      {/* Those who listen find the same in the log, and hear of no line that is cut off here. */}
      <div className={styles['lines']} aria-hidden>
        {lines.map(line => (
          <Told key={line.entry.n} line={line} />
        ))}
      </div>
      <button type="button" className={styles['open']} aria-label={words.open} onClick={onOpen} />
    </div>
  );
}

/** One fact, as the log tells it, with nothing to press in it. */
const Told = memo(function Told({ line: { text, seat, entry } }: { line: Line }): ReactElement {
  const { names } = useLanguage();
  const dice = diceOf(entry.event);
  const start = dice && beforeDice(text, dice, names.faces);
  return (
    <p className={styles['line']} data-seat={seat ?? 'nobody'}>
      <Marked text={start ?? text} quiet />
      {dice && start !== null && (
        <>
          {' '}
          <Dice {...dice} isSmall />
        </>
      )}
    </p>
  );
});
