import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from './language-context.ts';
import styles from './Places.module.css';
import { WORDS } from './words.ts';

/** The ways to the other pages. */
export function Places(): ReactElement {
  const { places, play, decks, replays, learn, rules } = useWords(WORDS);
  const [path] = useLocation();
  const ways = [
    { href: '/play/new', name: play },
    { href: '/learn', name: learn },
    { href: '/decks', name: decks },
    { href: '/rules', name: rules },
    { href: '/replays', name: replays },
  ];
  return (
    <nav className={styles['places']} aria-label={places}>
      {ways.map(({ href, name }) => (
        <Link key={href} href={href} className={isWithin(href, path) ? styles['here'] : ''}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** A page below a place belongs to it: a chapter to the rules, a lesson to the lessons. */
function isWithin(place: string, path: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}
