import { catalogue } from '@signum/cards';
import { isBattleCard, type Card, type CardType } from '@signum/classic';
import { useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import { useLanguage, useWords } from '../app/use-language.ts';
import { filtered, inOrder, isWelcome, type CardFilter } from './card-filter.ts';
import { CardGrid } from './CardGrid.tsx';
import { copiesOf, type DeckSheet } from './deck-sheet.ts';
import { FilterBar } from './FilterBar.tsx';
import { PickControl } from './PickControl.tsx';
import styles from './Picker.module.css';
import { WORDS } from './words.ts';

/** What is being chosen: who leads, what is shuffled, what is built. */
export type PickKind = 'battle' | 'pool' | 'squad';

const TYPES: Readonly<Record<PickKind, readonly CardType[]>> = {
  squad: ['hero', 'minion'],
  battle: ['character', 'spell', 'relic', 'tactic'],
  pool: ['building', 'terrain'],
};
const KINDS = ['squad', 'battle', 'pool'] as const satisfies readonly PickKind[];
const ALL = Object.values(catalogue);

interface Props {
  sheet: DeckSheet;
  onChange: (sheet: DeckSheet) => void;
  kind: PickKind;
  onKind: (kind: PickKind) => void;
  filter: CardFilter;
  onFilter: (filter: CardFilter) => void;
}

/** The cards to choose from. Those that may not follow the hero are shown only to whoever asks for them. */
export function Picker({ sheet, onChange, kind, onKind, filter, onFilter }: Props): ReactElement {
  const words = useWords(WORDS);
  const language = useLanguage();
  const [isForeign, setForeign] = useState(false);
  const { hero, edition } = sheet;
  const offered = useMemo(
    () => ALL.filter(card => TYPES[kind].includes(card.type) && (isForeign || isOffered(card, hero, edition))),
    [kind, isForeign, hero, edition],
  );
  const later = useDeferredValue(filter);
  const cards = useMemo(() => inOrder(filtered(offered, later, language), language.code), [offered, later, language]);
  return (
    <>
      <div className={styles['kinds']}>
        {KINDS.map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={one === kind}
            onClick={() => {
              onKind(one);
              onFilter({ ...filter, types: [] });
            }}
          >
            {words.pickKinds[one]}
          </button>
        ))}
      </div>
      <FilterBar filter={filter} onFilter={onFilter} cards={offered} types={TYPES[kind]} />
      <div className={styles['head']}>
        <h2 aria-live="polite">{words.results(cards.length)}</h2>
        <label>
          <input type="checkbox" checked={isForeign} onChange={event => setForeign(event.target.checked)} />
          {words.foreign}
        </label>
      </div>
      {cards.length === 0 && <p>{words.nothing}</p>}
      <CardGrid
        cards={cards}
        label={words.pickKinds[kind]}
        isIn={card => copiesOf(sheet, card.id) > 0}
        renderBelow={card => <PickControl card={card} sheet={sheet} onChange={onChange} />}
      />
    </>
  );
}

function isOffered(card: Card, hero: DeckSheet['hero'], edition: DeckSheet['edition']): boolean {
  if (card.type === 'hero' || hero === null) return card.type === 'hero' || isBattleCard(card);
  return isWelcome(card, hero, edition);
}
