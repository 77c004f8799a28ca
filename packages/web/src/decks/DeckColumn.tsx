import { catalogue } from '@signum/cards';
import { CARD_TYPES, type Card, type CardId } from '@signum/classic';
import { useEffect, useRef, type ReactElement } from 'react';
import { useLanguage, useWords } from '../app/use-language.ts';
import { inOrder } from './card-filter.ts';
import { copiesOf, type DeckSheet } from './deck-sheet.ts';
import styles from './DeckColumn.module.css';
import { DeckRow } from './DeckRow.tsx';
import { WORDS } from './words.ts';

interface Props {
  sheet: DeckSheet;
  /** The cards that a reason speaks of. */
  lit: readonly CardId[];
  onChange?: (sheet: DeckSheet) => void;
}

/** Everything in the deck, kind by kind, with counts. */
export function DeckColumn({ sheet, lit, onChange }: Props): ReactElement {
  const words = useWords(WORDS);
  const { code, names } = useLanguage();
  const column = useRef<HTMLDivElement>(null);
  const ids = idsIn(sheet);
  const cards = ids.flatMap(id => catalogue[id] ?? []);
  const strangers = ids.filter(id => catalogue[id] === undefined);
  useShown(column, lit);

  const sum = (some: readonly Card[]): number => some.reduce((all, { id }) => all + copiesOf(sheet, id), 0);
  const row = (id: CardId): ReactElement => (
    <DeckRow key={id} id={id} sheet={sheet} isLit={lit.includes(id)} {...(onChange && { onChange })} />
  );
  return (
    <div ref={column} className={styles['column']}>
      {CARD_TYPES.map(type => {
        const some = inOrder(
          cards.filter(card => card.type === type),
          code,
        );
        if (some.length === 0) return null;
        return (
          <section key={type} className={styles['section']} aria-label={names.types[type]}>
            <h3>
              {names.types[type]} <span>{sum(some)}</span>
            </h3>
            <ul>{some.map(({ id }) => row(id))}</ul>
          </section>
        );
      })}
      {strangers.length > 0 && (
        <section className={styles['section']} aria-label={words.unknown}>
          <h3>{words.unknown}</h3>
          <ul>{strangers.map(row)}</ul>
        </section>
      )}
    </div>
  );
}

function idsIn({ hero, minion, cards, buildings, terrains }: DeckSheet): CardId[] {
  const leaders = [hero, minion].flatMap(id => id ?? []);
  return [...new Set([...leaders, ...cards.map(({ id }) => id), ...buildings, ...terrains])];
}

/** The first of the lit cards comes into sight and takes the focus. */
function useShown(column: { readonly current: HTMLElement | null }, lit: readonly CardId[]): void {
  useEffect(() => {
    if (lit.length === 0) return;
    const first = column.current?.querySelector<HTMLElement>('[data-lit] button');
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [column, lit]);
}
