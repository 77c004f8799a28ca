import { catalogue } from '@signum/cards';
import { DEFAULT_EDITION, editions, type EditionId } from '@signum/classic';
import { useState, type FormEvent, type ReactElement } from 'react';
import action from '../app/Action.module.css';
import { useLanguage, useWords } from '../app/use-language.ts';
import { usePageTitle } from '../app/use-page-title.ts';
import { FIRST_CHOICE, planOf, type Choice, type SeatChoice } from './choice.ts';
import { deckJudgement } from './deck-judgement.ts';
import styles from './NewGamePage.module.css';
import { deckForEdition, pickedDeck } from './pickable-deck.ts';
import { rememberChoice, rememberedChoice } from './remembered-choice.ts';
import { SeatPanel } from './SeatPanel.tsx';
import { Terms } from './Terms.tsx';
import { useBeginning } from './use-beginning.ts';
import { usePickableDecks } from './use-pickable-decks.ts';
import { WORDS } from './words.ts';

const SEATS = [0, 1] as const;

/** The newest rules first: they are what most players have. */
const EDITIONS = (Object.keys(editions) as EditionId[]).toSorted(
  (one, other) => Number(other === DEFAULT_EDITION) - Number(one === DEFAULT_EDITION),
);

/** Everything that is agreed before a game. */
export function NewGamePage(): ReactElement {
  const words = useWords(WORDS);
  const language = useLanguage();
  const decks = usePickableDecks();
  const [choice, setChoice] = useState(firstChoice);
  const { state, refusal, begin } = useBeginning();
  usePageTitle(words.title);

  const { edition, seats } = choice;
  const all = [...decks.ready, ...decks.own];
  const picked = SEATS.map(seat => pickedDeck(all, seats[seat].deck, FIRST_CHOICE.seats[seat].deck));
  const [one, two] = [picked[0]!, picked[1]!];
  const isLegal = picked.every(({ deck }) => deckJudgement(deck, edition, language).length === 0);

  const nameOf = ({ kind, name }: SeatChoice, seat: number): string => name.trim() || words.names[kind](seat);
  const change = (part: Partial<Choice>): void => setChoice({ ...choice, ...part });
  const changeEdition = (chosen: EditionId): void => {
    const [first, second] = [one, two].map(deck => deckForEdition(deck, all, chosen, catalogue).id);
    change({
      edition: chosen,
      seats: [
        { ...seats[0], deck: first! },
        { ...seats[1], deck: second! },
      ],
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isLegal || state === 'beginning') return;
    rememberChoice(choice);
    void begin(planOf(choice, [one.deck, two.deck], (kind, seat) => words.names[kind](seat)));
  };

  return (
    <form className={styles['page']} onSubmit={submit}>
      <div className={styles['title']}>
        <h1>{words.title}</h1>
        <p className={styles['lead']}>{words.lead}</p>
      </div>
      <label className={styles['edition']}>
        {words.edition}
        <select value={edition} onChange={({ target }) => changeEdition(target.value as EditionId)}>
          {EDITIONS.map(id => (
            <option key={id} value={id}>
              {language.names.editions[id]}
            </option>
          ))}
        </select>
        <small>{words.editionHelp}</small>
      </label>
      <div className={styles['seats']}>
        {SEATS.map(seat => (
          <SeatPanel
            key={seat}
            seat={seat}
            edition={edition}
            choice={seats[seat]}
            decks={decks}
            picked={seat === 0 ? one : two}
            onChange={changed => change({ seats: seat === 0 ? [changed, seats[1]] : [seats[0], changed] })}
          />
        ))}
      </div>
      <Terms choice={choice} onChange={change} />
      <div className={styles['end']}>
        <button type="submit" className={action['primary']} aria-disabled={!isLegal || state === 'beginning'}>
          {state === 'beginning' ? words.beginning : words.begin}
        </button>
        <p className={styles['pairing']}>
          {SEATS.map(seat => (
            <span key={seat}>
              <b>{nameOf(seats[seat], seat)}</b>: {picked[seat]!.name}
            </span>
          ))}
        </p>
        <output className={styles[refusal !== null || !isLegal ? 'refused' : 'note']}>
          {!isLegal && words.mendDecks}
          {isLegal && refusal !== null && `${words.cannotBegin} ${refusal}`}
          {isLegal && refusal === null && seats.every(({ kind }) => kind === 'computer') && words.twoComputers}
        </output>
      </div>
    </form>
  );
}

/** The last choice. `?two` asks for two people on one screen, `?deck=…` for a deck in the first chair. */
function firstChoice(): Choice {
  const { seats, ...choice } = rememberedChoice();
  const asked = new URLSearchParams(location.search);
  const sitting = (seat: SeatChoice): SeatChoice => (asked.has('two') ? { ...seat, kind: 'person' } : seat);
  const [one, two] = [sitting(seats[0]), sitting(seats[1])];
  return { ...choice, seats: [{ ...one, deck: asked.get('deck') ?? one.deck }, two] };
}
