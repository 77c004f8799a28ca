import { memo, useMemo, type ReactElement } from 'react';
import { useWords } from '../app/use-language.ts';
import type { Moment } from '../game/messages.ts';
import { Icon } from '../icons/Icon.tsx';
import { turnSpans } from './moments.ts';
import styles from './Timeline.module.css';
import { WORDS } from './words.ts';

interface Props {
  moments: readonly Moment[];
  names: readonly string[];
  at: number;
  onGo: (at: number) => void;
}

/** The whole game as a line: turns in the colours of their players, rolls as ticks, deaths as stones. Dragging goes anywhere. */
export function Timeline({ moments, names, at, onGo }: Props): ReactElement {
  const words = useWords(WORDS);
  const last = moments.length - 1;
  const { turn, active } = moments[at]!;
  return (
    <div className={styles['timeline']}>
      <Marks moments={moments} />
      <div className={styles['track']}>
        <div className={styles['ahead']} style={{ left: `${share(at, last)}%` }} />
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.timeline}
        aria-valuetext={words.moment(turn, names[active] ?? '', at, last)}
        onChange={event => onGo(event.target.valueAsNumber)}
      />
    </div>
  );
}

/** What does not change while the game is watched. */
const Marks = memo(function Marks({ moments }: { moments: readonly Moment[] }): ReactElement {
  const words = useWords(WORDS);
  const last = Math.max(moments.length - 1, 1);
  const spans = useMemo(() => turnSpans(moments), [moments]);
  const rolls = useMemo(
    () => moments.flatMap(({ rolls }, at) => (rolls > 0 ? [`M${share(at, last).toFixed(3)} 0v1`] : [])).join(''),
    [moments, last],
  );
  const deaths = moments.flatMap(({ deaths }, at) => (deaths > 0 ? [at] : []));
  return (
    <div className={styles['marks']} aria-hidden>
      {spans.map(({ turn, seat, from, to }) => {
        const [start, end] = [share(from, last), share(Math.min(to + 1, last), last)];
        return (
          <span
            key={turn}
            className={styles['turn']}
            data-seat={seat ?? 'nobody'}
            title={turn === 0 ? words.setup : words.turn(turn)}
            style={{ left: `${start}%`, width: `${end - start}%` }}
          >
            {turn > 0 && <b>{turn}</b>}
          </span>
        );
      })}
      <svg className={styles['rolls']} viewBox="0 0 100 1" preserveAspectRatio="none">
        <path d={rolls} />
      </svg>
      {deaths.map(at => (
        <span key={at} className={styles['death']} style={{ left: `${share(at, last)}%` }}>
          <Icon name="tombstone" />
        </span>
      ))}
    </div>
  );
});

function share(at: number, last: number): number {
  return (100 * at) / Math.max(last, 1);
}
