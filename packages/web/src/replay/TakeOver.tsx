import { useRef, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { fromHere } from '../app/origin.ts';
import { useWords } from '../app/use-language.ts';
import type { SeatPlan } from '../game/contract.ts';
import type { Replay } from '../game/open-replay.ts';
import styles from './TakeOver.module.css';
import { WORDS } from './words.ts';

interface Props {
  replay: Replay;
  at: number;
  names: readonly string[];
  /** The film stops as soon as somebody thinks of playing. */
  onOpen: () => void;
}

/** Makes a game of the moment shown: against the computer, or two people on this screen. */
export function TakeOver({ replay, at, names, onOpen }: Props): ReactElement {
  const words = useWords(WORDS);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [, goTo] = useLocation();

  const begin = async (people: readonly boolean[]): Promise<void> => {
    setBusy(true);
    const seat = (index: number): SeatPlan =>
      people[index]
        ? { kind: 'person', name: names[index]! }
        : { kind: 'computer', name: words.computer, level: 'recruit' };
    try {
      const id = await replay.takeOver({ answers: at, seats: [seat(0), seat(1)], undo: 'always', odds: 'full' });
      goTo(`/g/${id}`, fromHere());
    } finally {
      setBusy(false);
    }
  };
  const choice = (label: string, people: readonly boolean[]): ReactElement => (
    <button key={label} type="button" disabled={isBusy} onClick={() => void begin(people)}>
      {label}
    </button>
  );

  return (
    <>
      <button
        type="button"
        className={styles['open']}
        disabled={at >= replay.moments.length - 1}
        onClick={() => {
          onOpen();
          dialog.current?.showModal();
        }}
      >
        {words.takeOver}
      </button>
      <dialog ref={dialog} className={styles['dialog']} aria-labelledby="take-over">
        <h2 id="take-over">{words.takeOver}</h2>
        <p>{words.takeOverWhy}</p>
        {names.map((name, own) => choice(words.takeOverAs(name), [own === 0, own === 1]))}
        {choice(words.takeOverBoth, [true, true])}
        <button type="button" className={styles['cancel']} onClick={() => dialog.current?.close()}>
          {words.cancel}
        </button>
      </dialog>
    </>
  );
}
