import { useState, type ReactElement } from 'react';
import { useWords } from '../app/use-language.ts';
import { DeckTile } from './DeckTile.tsx';
import { useOwnDecks, type OwnDeck } from './own-decks.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { WORDS } from './words.ts';

/** A deck of one's own in the list, and all that can be done with it. */
export function OwnDeckTile({ deck }: { deck: OwnDeck }): ReactElement {
  const words = useWords(WORDS);
  const { add, change, remove } = useOwnDecks();
  const [asked, ask] = useState<'remove' | 'rename' | 'share' | null>(null);
  const close = (): void => ask(null);
  const name = deck.name || words.unnamed;
  const deeds = [
    { word: words.copy, act: () => void add({ ...deck, name: words.copyOf(name) }) },
    { word: words.rename, act: () => ask('rename') },
    { word: words.share, act: () => ask('share') },
    { word: words.remove, act: () => ask('remove') },
  ];
  return (
    <>
      <DeckTile id={deck.id} sheet={deck}>
        {deeds.map(({ word, act }) => (
          <button key={word} type="button" onClick={act}>
            {word} <span className="for-ears">{name}</span>
          </button>
        ))}
      </DeckTile>
      {asked === 'rename' && (
        <RenameDialog name={deck.name} onRename={next => change(deck.id, { ...deck, name: next })} onClose={close} />
      )}
      {asked === 'share' && <ShareDialog sheet={deck} onClose={close} />}
      {asked === 'remove' && <RemoveDialog name={deck.name} onRemove={() => remove(deck.id)} onClose={close} />}
    </>
  );
}
