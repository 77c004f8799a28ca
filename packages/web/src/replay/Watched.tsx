import { useCallback, useMemo, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/use-language.ts';
import { watching } from '../game/open-replay.ts';
import { TableContext } from '../game/use-table.ts';
import { TableSounds } from '../sound/TableSounds.tsx';
import { Battlefield } from '../table/board/Battlefield.tsx';
import { City } from '../table/city/City.tsx';
import { Inspector } from '../table/inspector/Inspector.tsx';
import { Log } from '../table/log/Log.tsx';
import { MomentContext } from '../table/log/moment.ts';
import { TopBar } from '../table/topbar/TopBar.tsx';
import { Asked } from './Asked.tsx';
import { EyesChoice } from './EyesChoice.tsx';
import { Jumps } from './Jumps.tsx';
import { KeepTools } from './KeepTools.tsx';
import { momentOf } from './moments.ts';
import { OpenHands } from './OpenHands.tsx';
import type { OnTheScreen, Wish } from './replay-store.ts';
import { seatNames } from './seat-names.ts';
import { SpeedChoice } from './SpeedChoice.tsx';
import { TakeOver } from './TakeOver.tsx';
import { Timeline } from './Timeline.tsx';
import { Transport } from './Transport.tsx';
import { useAddress } from './use-address.ts';
import { useFilm } from './use-film.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import styles from './Watched.module.css';
import { WORDS } from './words.ts';

type Props = Extract<OnTheScreen, { is: 'there' }> & { onWish: (wish: Wish) => void };

/** A recorded game on the screen: the table to look at, and the controls of the film. */
export function Watched({ replay, wish, sight, onWish }: Props): ReactElement {
  const words = useWords(WORDS);
  const { moments } = replay;
  const { at, eyes } = wish;
  const names = useMemo(() => seatNames(replay.seats, words.nameless), [replay, words]);
  const go = useCallback((to: number) => onWish({ at: to, eyes }), [onWish, eyes]);
  const film = useFilm(moments, at, go);
  useAddress(wish);
  useReplayKeys(moments, at, go, film);

  const table = useMemo(() => {
    const seats = replay.seats.map((plan, seat) => ({ ...plan, name: names[seat]! }));
    // Whoever watches is none of the players: the curtain makes everybody be called by name. What one pair of eyes has learned,
    // another does not know: so each has a game of its own.
    return watching({ ...sight, id: `${sight.id} ${eyes}`, seats, question: null, curtain: sight.seat });
  }, [replay, sight, names, eyes]);
  const goToEvent = useCallback((event: number) => go(momentOf(moments, event)), [go, moments]);

  return (
    <TableContext value={table}>
      <TableSounds />
      <div className={styles['screen']}>
        <h1 className="for-ears">{words.replay}</h1>
        <div className={styles['top']}>
          <TopBar />
        </div>
        <div className={styles['aside']}>
          <Inspector />
          <OpenHands />
          <City />
        </div>
        <div className={styles['board']}>
          <Battlefield />
        </div>
        <div className={styles['log']}>
          <MomentContext value={goToEvent}>
            <Log />
          </MomentContext>
        </div>
        <section className={styles['film']} aria-label={words.replay}>
          <div className={styles['said']}>
            <Link href="/replays">{words.list}</Link>
            <Asked question={sight.question} names={names} />
            <output className={styles['counter']}>{words.counter(at, moments.length - 1)}</output>
          </div>
          <Timeline moments={moments} names={names} at={at} onGo={go} />
          <div className={styles['controls']}>
            <Transport moments={moments} at={at} onGo={go} film={film} />
            <SpeedChoice film={film} />
            <Jumps moments={moments} at={at} onGo={go} />
            <EyesChoice names={names} eyes={eyes} onChoose={chosen => onWish({ at, eyes: chosen })} />
            <TakeOver replay={replay} at={at} names={names} onOpen={() => film.play(false)} />
            <KeepTools id={replay.id} wish={wish} />
          </div>
        </section>
      </div>
    </TableContext>
  );
}
