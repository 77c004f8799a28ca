import { samePlain } from '@signum/kernel';
import { useId, useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { useWords } from '../../app/use-language.ts';
import type { Reply } from '../../game/contract.ts';
import { useTable } from '../../game/use-table.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useAim } from '../aim.ts';
import { useHandling } from './handling.ts';
import { namedPlaces, type NamedPlace } from './named-places.ts';
import { judged, turnOf } from './placing.ts';
import styles from './PlaceList.module.css';
import { useScene } from './scene.ts';
import { WORDS } from './words.ts';

/** Places with names, for whoever does not point at the table: going through the list shows each on the table. */
export function PlaceList(): ReactElement {
  const table = useTable();
  const scene = useScene();
  const words = useWords(WORDS);
  const id = useId();
  const [places, setPlaces] = useState<readonly NamedPlace[]>([]);
  const propose = ({ reply }: NamedPlace): void => {
    const proposal = judged(table, reply);
    useHandling.getState().pin(true);
    useHandling.getState().turnTo(turnOf(reply));
    useAim.getState().propose(proposal.reply, proposal.flaw);
  };
  return (
    <div>
      <button type="button" className={styles['open']} popoverTarget={id}>
        <Icon name="path-distance" /> <span className={styles['word']}>{words.places.open}</span>
      </button>
      <ul
        id={id}
        popover="auto"
        className={styles['list']}
        aria-label={words.places.open}
        onToggle={event => event.newState === 'open' && setPlaces(namedPlaces(table, scene, words))}
      >
        {places.map(place => (
          <li key={`${place.name} ${JSON.stringify(place.reply)}`}>
            <PlaceButton
              reply={place.reply}
              onPoint={() => propose(place)}
              onClick={event => {
                propose(place);
                event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
              }}
            >
              {place.name}
            </PlaceButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ButtonProps {
  reply: Reply;
  onPoint: () => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

function PlaceButton({ reply, onPoint, onClick, children }: ButtonProps): ReactElement {
  const isAimed = useAim(({ draft }) => draft !== null && samePlain(draft, reply));
  return (
    <button type="button" aria-pressed={isAimed} onFocus={onPoint} onPointerEnter={onPoint} onClick={onClick}>
      {children}
    </button>
  );
}
