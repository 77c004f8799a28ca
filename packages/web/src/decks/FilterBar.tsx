import { editions, FACTIONS, type Card, type CardType, type EditionId } from '@signum/classic';
import type { Term } from '@signum/text';
import { useMemo, useState, type ReactElement } from 'react';
import { useLanguage, useWords } from '../app/use-language.ts';
import { FACTION_ICONS } from '../icons/icon-of.ts';
import { Icon } from '../icons/Icon.tsx';
import { COST_STEPS, NO_FILTER, termsOf, type CardFilter } from './card-filter.ts';
import { Chips } from './Chips.tsx';
import styles from './FilterBar.module.css';
import form from './Form.module.css';
import { WORDS } from './words.ts';

interface Props {
  filter: CardFilter;
  onFilter: (filter: CardFilter) => void;
  /** Among which cards is looked: only what they have is offered. */
  cards: readonly Card[];
  types: readonly CardType[];
  /** Can the edition be chosen here? A deck has one already. */
  hasEditions?: boolean;
}

/** All ways to find a card. On a small screen they hide behind one line. */
export function FilterBar({ filter, onFilter, cards, types, hasEditions = false }: Props): ReactElement {
  const words = useWords(WORDS);
  const language = useLanguage();
  const { names } = language;
  const [isOpen, setOpen] = useState(false);
  const terms = useMemo(() => termsOf(cards, language), [cards, language]);
  const factions = useMemo(() => FACTIONS.filter(one => cards.some(({ faction }) => faction === one)), [cards]);
  const change = (part: Partial<CardFilter>): void => onFilter({ ...filter, ...part });
  const isSet = JSON.stringify({ ...filter, text: '' }) !== JSON.stringify(NO_FILTER);
  return (
    <search className={styles['bar']}>
      <label className={`${form['field']} ${styles['search']}`}>
        {words.search}
        <input
          type="search"
          placeholder={words.searchHelp}
          value={filter.text}
          onChange={event => change({ text: event.target.value })}
        />
      </label>
      <button type="button" className={styles['toggle']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.filter}
        {isSet && <span className={styles['set']} />}
      </button>
      <div className={`${styles['fields']} ${isOpen ? '' : styles['folded']}`}>
        <Chips
          label={words.faction}
          choices={factions.map(id => ({ id, name: names.factions[id], sign: <Icon name={FACTION_ICONS[id]} /> }))}
          chosen={filter.factions}
          onChoose={chosen => change({ factions: chosen })}
        />
        <Chips
          label={words.type}
          choices={types.map(id => ({ id, name: names.types[id] }))}
          chosen={filter.types}
          onChoose={chosen => change({ types: chosen })}
        />
        <Chips
          label={words.cost}
          choices={COST_STEPS.map(n => ({ id: String(n), name: words.costStep(n, n === COST_STEPS.at(-1)) }))}
          chosen={filter.cost === null ? [] : [String(filter.cost)]}
          onChoose={chosen => change({ cost: chosen.length === 0 ? null : Number(chosen.at(-1)) })}
        />
        <label className={form['field']}>
          {words.keyword}
          <select
            value={filter.keyword ?? ''}
            onChange={event => change({ keyword: (event.target.value || null) as Term | null })}
          >
            <option value="">{words.any}</option>
            {terms.map(({ term, name }) => (
              <option key={term} value={term}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {hasEditions && (
          <label className={form['field']}>
            {words.edition}
            <select
              value={filter.edition ?? ''}
              onChange={event => change({ edition: (event.target.value || null) as EditionId | null })}
            >
              <option value="">{words.any}</option>
              {(Object.keys(editions) as EditionId[]).map(id => (
                <option key={id} value={id}>
                  {names.editions[id]}
                </option>
              ))}
            </select>
          </label>
        )}
        {(isSet || filter.text !== '') && (
          <button type="button" className={styles['clear']} onClick={() => onFilter(NO_FILTER)}>
            {words.clear}
          </button>
        )}
      </div>
    </search>
  );
}
