import type { CardId } from '@signum/classic';
import { useMemo, useRef, useState, type ReactElement } from 'react';
import { useWords } from '../app/use-language.ts';
import { CardDialog } from '../cards/CardDialog.tsx';
import styles from './Builder.module.css';
import { BuilderHead } from './BuilderHead.tsx';
import { NO_FILTER, type CardFilter } from './card-filter.ts';
import { CityPlanner } from './CityPlanner.tsx';
import { DeckColumn } from './DeckColumn.tsx';
import { DeckFigures } from './DeckFigures.tsx';
import { reasonsOf, type Lead } from './deck-reasons.ts';
import { sizeOf, type DeckSheet } from './deck-sheet.ts';
import { Legality } from './Legality.tsx';
import { Picker, type PickKind } from './Picker.tsx';
import { Tabs } from './Tabs.tsx';
import { TrialHand } from './TrialHand.tsx';
import { Verdict } from './Verdict.tsx';
import { WORDS } from './words.ts';

interface Props {
  id: string;
  sheet: DeckSheet;
  /** Without it the deck can only be looked at. */
  onChange?: (sheet: DeckSheet) => void;
  onCopy: () => void;
  onUndo?: () => void;
}

const TABS = ['pick', 'city', 'hand', 'figures'] as const;
type Tab = (typeof TABS)[number];

/** The workshop of a deck: cards to choose from on the left, the deck and its verdict on the right. */
export function Builder({ id, sheet, onChange, onCopy, onUndo }: Props): ReactElement {
  const words = useWords(WORDS);
  const reasons = useMemo(() => reasonsOf(sheet), [sheet]);
  const [tab, setTab] = useState<Tab>(onChange ? 'pick' : 'city');
  const [kind, setKind] = useState<PickKind>(sheet.hero === null ? 'squad' : 'battle');
  const [filter, setFilter] = useState<CardFilter>(NO_FILTER);
  const [lit, setLit] = useState<readonly CardId[]>([]);
  const main = useRef<HTMLDivElement>(null);

  /** A reason leads to the cards it speaks of: in the deck, or among those to choose from. */
  function follow(lead: Lead): void {
    if (lead.to === 'cards') {
      setLit(lead.cards);
      return;
    }
    setTab('pick');
    setKind(lead.types.includes('hero') ? 'squad' : 'battle');
    setFilter({ ...NO_FILTER, types: lead.types.length === 1 ? lead.types : [] });
    main.current?.scrollIntoView({ block: 'start' });
  }

  const shownTabs = TABS.filter(one => onChange !== undefined || one !== 'pick');
  return (
    <div className={styles['page']}>
      <BuilderHead id={id} sheet={sheet} onCopy={onCopy} {...(onChange && { onChange })} {...(onUndo && { onUndo })} />
      <div className={styles['columns']}>
        <div className={styles['main']} ref={main}>
          <Tabs
            label={words.parts}
            tabs={shownTabs.map(one => ({ id: one, name: words.tabs[one] }))}
            shown={tab}
            onShow={setTab}
          >
            {tab === 'pick' && onChange && (
              <Picker
                sheet={sheet}
                onChange={onChange}
                kind={kind}
                onKind={setKind}
                filter={filter}
                onFilter={setFilter}
              />
            )}
            {tab === 'city' && <CityPlanner sheet={sheet} {...(onChange && { onChange })} />}
            {tab === 'hand' && <TrialHand sheet={sheet} />}
            {tab === 'figures' && <DeckFigures sheet={sheet} />}
          </Tabs>
        </div>
        <section id="deck" className={styles['deck']} aria-labelledby="deck-title">
          <h2 id="deck-title">{words.deck}</h2>
          <Legality sheet={sheet} reasons={reasons} onFollow={follow} />
          <DeckColumn sheet={sheet} lit={lit} {...(onChange && { onChange })} />
        </section>
      </div>
      <a className={styles['below']} href="#deck">
        <b>{words.cards(sizeOf(sheet))}</b>
        <Verdict reasons={reasons} />
        <span>{words.toDeck}</span>
      </a>
      <CardDialog />
    </div>
  );
}
