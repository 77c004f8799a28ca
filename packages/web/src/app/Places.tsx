import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useWords } from './language-context.ts';
import styles from './Places.module.css';
import { WORDS } from './words.ts';

/** The ways to the other pages. */
export function Places(): ReactElement {
  const { places, play, decks, replays, announced } = useWords(WORDS);
  const ways = [
    { href: '/play/new', name: play },
    { href: '/learn', name: announced.learn.title },
    { href: '/decks', name: decks },
    { href: '/rules', name: announced.rules.title },
    { href: '/replays', name: replays },
  ];
  return (
    <nav className={styles['places']} aria-label={places}>
      {ways.map(({ href, name }) => (
        <Link key={href} href={href} className={isActive => (isActive ? styles['here'] : '')}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
