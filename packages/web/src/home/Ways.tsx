import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/language-context.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './Ways.module.css';
import { WORDS } from './words.ts';

const WAYS: readonly { readonly to: 'decks' | 'learn' | 'replays' | 'rules'; readonly icon: IconName }[] = [
  { to: 'learn', icon: 'graduate-cap' },
  { to: 'decks', icon: 'stack' },
  { to: 'rules', icon: 'rule-book' },
  { to: 'replays', icon: 'scroll-unfurled' },
];

/** Where else one can go from here. */
export function Ways(): ReactElement {
  const { ways } = useWords(WORDS);
  return (
    <section className={styles['ways']} aria-labelledby="ways">
      <h2 id="ways">{ways.title}</h2>
      <div className={styles['list']}>
        {WAYS.map(({ to, icon }) => (
          <Link key={to} href={`/${to}`} className={styles['way']}>
            <Icon name={icon} className={styles['sign']} />
            <b>{ways[to].title}</b>
            <span>{ways[to].text}</span>
          </Link>
        ))}
      </div>
    </section>
  );
}
