import { Fragment, type ReactElement } from 'react';
import { useLanguage, useWords } from '../app/use-language.ts';
import { CardMark } from '../cards/CardMark.tsx';
import { lookup } from '../cards/card-of.ts';
import { useTable } from '../game/use-table.ts';
import styles from './OpenHands.module.css';
import { WORDS } from './words.ts';

/** What both players hold and have laid face down, as far as the chosen eyes see it. */
export function OpenHands(): ReactElement {
  const words = useWords(WORDS);
  const { code } = useLanguage();
  const { view, seats } = useTable().sight;
  const called = (card: string): string => lookup(card)?.[code] ?? card;
  const cards = (list: readonly (string | undefined)[]): ReactElement[] =>
    list.map((card, place) => (
      // The same card may be held twice.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={place} data-hidden={card === undefined || undefined}>
        {card === undefined ? words.faceDown : <CardMark id={card}>{called(card)}</CardMark>}
      </li>
    ));

  return (
    <section className={styles['hands']} aria-label={words.hands}>
      {view.players.map(({ hand, tactics }, seat) => (
        <Fragment key={seats[seat]?.name ?? seat}>
          <h2 data-seat={seat}>
            {words.handOf(seats[seat]?.name ?? '', typeof hand === 'number' ? hand : hand.length)}
          </h2>
          {typeof hand !== 'number' && <ul>{cards(hand)}</ul>}
          {tactics.length > 0 && (
            <>
              <h3>{words.tactics}</h3>
              <ul>{cards(tactics.map(({ card }) => card))}</ul>
            </>
          )}
        </Fragment>
      ))}
    </section>
  );
}
