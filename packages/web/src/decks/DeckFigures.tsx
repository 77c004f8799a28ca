import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../app/use-language.ts';
import { Bars } from './Bars.tsx';
import { sizeOf, type DeckSheet } from './deck-sheet.ts';
import styles from './DeckFigures.module.css';
import { figuresOf } from './figures.ts';
import { WORDS } from './words.ts';

/** What the deck is made of, in bars. */
export function DeckFigures({ sheet }: { sheet: DeckSheet }): ReactElement {
  const words = useWords(WORDS);
  const { names } = useLanguage();
  const { costs, types, factions, symbols } = figuresOf(sheet);
  if (sizeOf(sheet) === 0) return <p>{words.figuresEmpty}</p>;
  return (
    <div className={styles['figures']}>
      <Bars
        title={words.figures.costs}
        bars={costs.map((n, cost) => ({ id: String(cost), name: String(cost), n }))}
        stand
      />
      <Bars title={words.figures.types} bars={[...types].map(([id, n]) => ({ id, name: names.types[id], n }))} />
      <Bars title={words.figures.symbols} bars={[...symbols].map(([id, n]) => ({ id, name: names.costs[id], n }))} />
      <Bars
        title={words.figures.factions}
        bars={[...factions].map(([id, n]) => ({ id, name: names.factions[id], n }))}
      />
    </div>
  );
}
