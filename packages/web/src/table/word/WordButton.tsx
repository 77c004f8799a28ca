import { opponentOf } from '@signum/classic';
import { useRef, type ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import type { Sight } from '../../game/contract.ts';
import { useTable } from '../../game/use-table.ts';
import { Icon } from '../../icons/Icon.tsx';
import { quietTurn } from './quiet-turn.ts';
import styles from './WordButton.module.css';
import { WordDialog } from './WordDialog.tsx';
import { WORDS } from './words.ts';

/** When the owner of face-down tactics is asked about them, in sight while it sits there, and the way to change it. */
export function WordButton(): ReactElement | null {
  const { sight } = useTable();
  const words = useWords(WORDS);
  const dialog = useRef<HTMLDialogElement>(null);
  const { word } = sight;
  if (word === undefined || !isForTwo(sight)) return null;
  const turn = quietTurn(sight);
  const isQuiet = word.quietIn.includes(turn);
  const now = isQuiet ? words.notIn(turn) : words.on(word.on.length);
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        aria-label={`${words.title} ${now}`}
        title={`${words.title} ${now}`}
        data-word={isQuiet || word.on.length === 0 ? 'quiet' : 'asked'}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="wolf-trap" />
        <small>{now}</small>
      </button>
      <WordDialog ref={dialog} word={word} turn={turn} name={sight.seats[opponentOf(sight.seat)]?.name ?? ''} />
    </>
  );
}

/** Only another person before the same screen makes it wearisome to be asked, and only who has a tactic is. */
function isForTwo({ seats, seat, view, isOpen, outcome }: Sight): boolean {
  const isAlone = isOpen === true || seats.some(({ kind }) => kind !== 'person');
  return !isAlone && outcome === null && view.players[seat]!.tactics.length > 0;
}
