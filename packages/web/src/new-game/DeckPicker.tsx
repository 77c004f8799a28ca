import { catalogue } from '@signum/cards';
import type { EditionId } from '@signum/classic';
import { useId, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../app/use-language.ts';
import { Icon } from '../icons/Icon.tsx';
import { deckJudgement } from './deck-judgement.ts';
import styles from './DeckPicker.module.css';
import { HeroToken } from './HeroToken.tsx';
import type { PickableDeck } from './pickable-deck.ts';
import { WORDS } from './words.ts';

interface Props {
  seat: 0 | 1;
  edition: EditionId;
  ready: readonly PickableDeck[];
  own: readonly PickableDeck[];
  picked: PickableDeck;
  onPick: (deck: string) => void;
}

/** All decks by their heroes; below, the picked one and what the edition says of it. */
export function DeckPicker({ seat, edition, ready, own, picked, onPick }: Props): ReactElement {
  const words = useWords(WORDS);
  const group = useId();
  const heroes = (decks: readonly PickableDeck[]): ReactElement[] =>
    decks.map(deck => (
      <Hero
        key={deck.id}
        deck={deck}
        seat={seat}
        edition={edition}
        group={group}
        isPicked={deck.id === picked.id}
        onPick={onPick}
      />
    ));
  return (
    <fieldset className={styles['picker']}>
      <legend>{words.deck}</legend>
      <div className={styles['ready']}>{heroes(ready)}</div>
      <div className={styles['own']}>
        <span>{words.ownDecks}</span>
        {heroes(own)}
        <Link href="/decks">{words.toDecks}</Link>
      </div>
      <PickedDeck seat={seat} deck={picked} edition={edition} />
    </fieldset>
  );
}

interface HeroProps {
  deck: PickableDeck;
  seat: 0 | 1;
  edition: EditionId;
  group: string;
  isPicked: boolean;
  onPick: (deck: string) => void;
}

function Hero({ deck, seat, edition, group, isPicked, onPick }: HeroProps): ReactElement {
  const words = useWords(WORDS);
  const language = useLanguage();
  const isLegal = deckJudgement(deck.deck, edition, language).length === 0;
  return (
    <label className={styles['hero']} title={deck.name}>
      <input
        type="radio"
        name={group}
        value={deck.id}
        checked={isPicked}
        aria-label={`${deck.name}, ${language.names.factions[catalogue[deck.hero]?.faction ?? 'none']}`}
        onChange={() => onPick(deck.id)}
      />
      <HeroToken hero={deck.hero} seat={seat} className={styles['token']} />
      {!isLegal && <Icon name="hazard-sign" title={words.illegal} className={styles['hazard']} />}
    </label>
  );
}

function PickedDeck({ seat, deck, edition }: { seat: 0 | 1; deck: PickableDeck; edition: EditionId }): ReactElement {
  const words = useWords(WORDS);
  const language = useLanguage();
  const hero = catalogue[deck.hero];
  const faction = language.names.factions[hero?.faction ?? 'none'];
  const reasons = deckJudgement(deck.deck, edition, language);
  return (
    <div className={styles['picked']} aria-live="polite">
      <HeroToken hero={deck.hero} seat={seat} className={styles['portrait']} />
      <div>
        <h3>{deck.name}</h3>
        <p className={styles['facts']}>
          {[faction, hero?.names[language.code], words.cards(deck.deck.cards.length)].join('\u{a0}· ')}
        </p>
        <p>{deck.about}</p>
        {reasons.length === 0 ? (
          <p className={styles['legal']}>
            <Icon name="check-mark" /> {words.legal}
          </p>
        ) : (
          <div className={styles['illegal']}>
            <p>
              <Icon name="hazard-sign" /> {words.illegal}
            </p>
            <ul>
              {reasons.map(reason => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
