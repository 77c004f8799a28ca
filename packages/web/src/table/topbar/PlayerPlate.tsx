import type { Seat } from '@signum/kernel';
import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import type { Sight } from '../../game/contract.ts';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { handSize } from '../hand/hand-size.ts';
import { usePhone } from '../layout/use-phone.ts';
import styles from './PlayerPlate.module.css';
import { TimeLeft } from './TimeLeft.tsx';
import { WORDS } from './words.ts';

interface Props {
  seat: Seat;
  sight: Sight;
  /** On the right, and the other way round. */
  isOpposite?: boolean;
}

/** One player: the ring of the side, the name and what everybody may count. */
export function PlayerPlate({ seat, sight, isOpposite = false }: Props): ReactElement {
  const words = useWords(WORDS);
  const isPhone = usePhone();
  const { view, seats, waitingFor, curtain, clock, seat: own } = sight;
  const player = view.players[seat]!;
  const name = seats[seat]?.name ?? String(seat + 1);
  const isYou = seat === own && curtain === null && seats.filter(({ kind }) => kind === 'person').length === 1;
  const isActive = view.active === seat && view.outcome === null;
  return (
    <div
      className={`${styles['plate']} ${isOpposite ? styles['opposite'] : ''} ${isActive ? styles['active'] : ''}`}
      data-seat={seat}
    >
      <span className={`${styles['ring']} ${seat === 0 ? styles['first'] : styles['second']}`} aria-hidden="true" />
      <b className={styles['name']}>{isYou ? words.you : name}</b>
      {isActive && <span className="for-ears">{words.toMove}</span>}
      <Count icon="two-coins" n={player.prosperity} told={words.prosperity(player.prosperity)} />
      <Count icon="poker-hand" n={handSize(player)} told={words.hand(handSize(player))} />
      <Count icon="stack" n={player.deck} told={words.deck(player.deck)} isMinor />
      {player.tactics.length > 0 && (
        <Count icon="wolf-trap" n={player.tactics.length} told={words.tactics(player.tactics.length)} />
      )}
      {clock && !isPhone && <TimeLeft clock={clock} seat={seat} />}
      {waitingFor === seat && seat !== own && (
        <span className={styles['thinks']} title={words.thinks}>
          <Icon name="sands-of-time" title={words.thinks} />
        </span>
      )}
    </div>
  );
}

interface Counted {
  icon: IconName;
  n: number;
  told: string;
  /** Left out where there is no room. */
  isMinor?: boolean;
}

function Count({ icon, n, told, isMinor = false }: Counted): ReactElement {
  return (
    <span className={`${styles['count']} ${isMinor ? styles['minor'] : ''}`} title={told}>
      <Icon name={icon} />
      <span aria-hidden="true">{n}</span>
      <span className="for-ears">{told}</span>
    </span>
  );
}
