import { editions } from '@signum/classic';
import { refusalText, remembering } from '@signum/text';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../app/use-language.ts';
import { lookup } from '../cards/card-of.ts';
import { Marked } from '../cards/Marked.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { Lead, Reason } from './deck-reasons.ts';
import { sizeOf, type DeckSheet } from './deck-sheet.ts';
import styles from './Legality.module.css';
import { WORDS } from './words.ts';

interface Props {
  sheet: DeckSheet;
  reasons: readonly Reason[];
  onFollow: (lead: Lead) => void;
}

/** Whether the deck can be played in its edition; if not, every reason in words, with its rule and the way to its cards. */
export function Legality({ sheet, reasons, onFollow }: Props): ReactElement {
  const words = useWords(WORDS);
  const { code, names, messages } = useLanguage();
  const { roster } = useMemo(() => remembering({ language: code, lookup, people: [] }), [code]);
  const { least, most } = editions[sheet.edition].deck;
  const isLegal = reasons.length === 0;
  const edition = names.editions[sheet.edition];
  return (
    <div className={`${styles['legality']} ${isLegal ? '' : styles['broken']}`}>
      <output className={styles['verdict']}>
        <Icon name={isLegal ? 'check-mark' : 'hazard-sign'} />
        {isLegal ? words.legalIn(edition) : words.brokenIn(edition, reasons.length)}
      </output>
      <p className={styles['size']}>{words.range(sizeOf(sheet), least, most)}</p>
      {!isLegal && (
        <ol className={styles['reasons']}>
          {reasons.map(({ refusal, lead }) => (
            <li key={refusal.code + JSON.stringify(refusal.facts)}>
              <Marked text={refusalText(messages, refusal, roster)} />{' '}
              <Link href={`/rules/${refusal.rule}`} className={styles['rule']}>
                {refusal.rule}
              </Link>
              {(lead.to === 'add' || lead.cards.length > 0) && (
                <button type="button" onClick={() => onFollow(lead)}>
                  {lead.to === 'add' ? words.showMore : words.showCards(lead.cards.length)}
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
