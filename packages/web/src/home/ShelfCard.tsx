import { catalogue } from '@signum/cards';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import action from '../app/Action.module.css';
import { useLanguage, useWords } from '../app/use-language.ts';
import type { GameNote } from '../game/game-note.ts';
import { HeroToken } from '../new-game/HeroToken.tsx';
import styles from './ShelfCard.module.css';
import { sinceThen } from './since-then.ts';
import { useShelf } from './use-shelf.ts';
import { WORDS } from './words.ts';

/** A game in progress: who plays, how far it is, and when somebody last sat at it. */
export function ShelfCard({ note }: { note: GameNote }): ReactElement {
  const { shelf } = useWords(WORDS);
  const { code, names } = useLanguage();
  const lookedAt = useShelf(store => store.lookedAt);
  const [one = '', two = ''] = note.seats.map(({ name }) => name);
  const heroes = note.heroes.map(hero => catalogue[hero]?.names[code] ?? hero);
  return (
    <article className={styles['card']}>
      <div className={styles['heroes']}>
        {note.heroes.map((hero, seat) => (
          <HeroToken key={`${seat} ${hero}`} hero={hero} seat={seat === 0 ? 0 : 1} />
        ))}
      </div>
      <div>
        <h3>{note.name || shelf.against(one, two)}</h3>
        <p>{heroes.join(' – ')}</p>
        <p className={styles['facts']}>
          {[shelf.turn(note.turn), sinceThen(note.playedAt, lookedAt, code), names.editions[note.edition]].join(' · ')}
        </p>
      </div>
      <div className={styles['ways']}>
        <Link className={action['plain']} href={`/g/${note.id}`}>
          {shelf.resume}
        </Link>
        <Remove id={note.id} />
      </div>
    </article>
  );
}

/** A game that is gone is gone: so it is asked for twice. */
function Remove({ id }: { id: string }): ReactElement {
  const { shelf } = useWords(WORDS);
  const remove = useShelf(store => store.remove);
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button type="button" className={styles['quiet']} onClick={() => setAsking(true)}>
        {shelf.remove}
      </button>
    );
  }
  return (
    <>
      <button type="button" className={`${styles['quiet']} ${styles['danger']}`} onClick={() => void remove(id)}>
        {shelf.sure}
      </button>
      <button type="button" className={styles['quiet']} onClick={() => setAsking(false)}>
        {shelf.keep}
      </button>
    </>
  );
}
