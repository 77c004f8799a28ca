import { allCards } from '../../../cards/card-of.ts';
import type { CreatureId } from '@signum/classic';
import type { Roster } from '@signum/text';
import type { ReactElement } from 'react';
import { useTable } from '../../../game/use-table.ts';
import { iconOfCard } from '../../../icons/icon-of.ts';
import type { IconName } from '../../../icons/Icon.tsx';
import { OptionList } from '../OptionList.tsx';
import { pickedPlaces, togglePlace } from '../picked.ts';
import type { PromptProps } from '../prompt-kind.ts';
import styles from './Panel.module.css';

/** The same choice as on the table, as a list: for the keyboard, and for what does not stand on the table. */
export function ChoosePanel({ question, draft, roster, words, propose, say }: PromptProps<'choose'>): ReactElement {
  const { creatures } = useTable().sight.view;
  const { options, most } = question;
  const chosen = draft?.chosen ?? [];
  const places = pickedPlaces(options, chosen);
  const cardOf = (id: string): string | undefined => creatures.find(one => one.id === (id as CreatureId))?.card;
  return (
    <section className={styles['panel']}>
      <OptionList
        label={words.chosen(chosen.length, question.least, most)}
        options={options.map((id, place) => ({
          key: `${place} ${id}`,
          label: roster.thing(id)?.name ?? say({ kind: 'choose', chosen: [id] }),
          icon: signOf(cardOf(id), id, roster),
          isPicked: places.includes(place),
          ids: [id],
          onPick: () => propose({ kind: 'choose', chosen: togglePlace(options, chosen, place, most) }),
        }))}
      />
    </section>
  );
}

/** The picture of the card behind an option. What lies face down has none. */
function signOf(card: string | undefined, id: string, roster: Roster): IconName | undefined {
  const print = allCards()[card ?? roster.thing(id)?.mark.id ?? id];
  return print && iconOfCard(print);
}
