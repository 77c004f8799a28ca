import { catalogue } from '@signum/cards';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../app/use-language.ts';
import { sizeOf, type DeckSheet } from './deck-sheet.ts';
import { reasonsOf } from './deck-reasons.ts';
import styles from './DeckTile.module.css';
import { HeroMedal } from './HeroMedal.tsx';
import { Verdict } from './Verdict.tsx';
import { WORDS } from './words.ts';

interface Props {
  /** Where it can be opened; a deck that only came along has no page yet. */
  id?: string;
  sheet: DeckSheet;
  about?: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** One deck in a list: who leads it, how large it is, and whether it can be played. */
export function DeckTile({ id, sheet, about, children }: Props): ReactElement {
  const words = useWords(WORDS);
  const { code, names } = useLanguage();
  const hero = sheet.hero === null ? undefined : catalogue[sheet.hero];
  const name = sheet.name || words.unnamed;
  return (
    <article className={styles['tile']}>
      <HeroMedal hero={sheet.hero} />
      <div className={styles['words']}>
        <h3>{id === undefined ? name : <Link href={`/decks/${id}`}>{name}</Link>}</h3>
        <p>{hero ? hero.names[code] : words.noHero}</p>
        {about !== undefined && <p className={styles['about']}>{about}</p>}
        <p className={styles['facts']}>
          <Verdict reasons={reasonsOf(sheet)} />
          {words.cards(sizeOf(sheet))} · {names.editions[sheet.edition]}
        </p>
      </div>
      <div className={styles['actions']}>{children}</div>
    </article>
  );
}
