import { RULER_LENGTH, type Gain } from '@signum/classic';
import { plain, type Language } from '@signum/text';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { lookup } from '../../cards/card-of.ts';
import { CardMark } from '../../cards/CardMark.tsx';
import styles from './Inspector.module.css';
import { lengthText } from '../board/length-text.ts';
import { WORDS, type Words } from './words.ts';

/** What a creature was given or has lost in play, by which card and for how long. */
export function Gains({ gains }: { gains: readonly Gain[] }): ReactElement | null {
  const language = useLanguage();
  const words = useWords(WORDS);
  if (gains.length === 0) return null;
  return (
    <section>
      <h3>{words.forNow}</h3>
      <ul className={styles['lines']}>
        {gains.map((gain, place) => (
          // the same may be given twice; gains come and go at the end of their list
          // eslint-disable-next-line react/no-array-index-key
          <li key={place} className={styles['given']}>
            {gainText(gain, language, words)}{' '}
            <span className={styles['reminder']}>
              {gain.until === 'end of attack' ? words.untilAttack : gain.until && words.until(gain.until)}{' '}
              {gain.card !== undefined && (
                <CardMark id={gain.card}>{lookup(gain.card)?.[language.code] ?? gain.card}</CardMark>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function gainText({ bonus }: Gain, language: Language, words: Words): string {
  const { stats } = language.names;
  if ('lost' in bonus) return words.loses(language.keyword(bonus.lost).name);
  if ('armourTokens' in bonus) return words.lentArmour(bonus.armourTokens);
  if ('cannot' in bonus) return words.cannot[bonus.cannot];
  if ('plus' in bonus) return words.gain(bonus.plus, language.keyword(bonus.keyword).name);
  if ('keyword' in bonus) return plain(language.use(bonus, lookup));
  if ('becomes' in bonus) return words.becomes(bonus.becomes, stats.strength);
  if (bonus.stat !== 'movement') return words.gain(bonus.by, stats[bonus.stat]);
  return `${stats.movement} + ${words.centimetres(lengthText(language.code, RULER_LENGTH[bonus.by]))}`;
}
