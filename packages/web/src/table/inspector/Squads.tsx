import { opponentOf, isCreatureCard, type Creature } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { cardOf } from '../../cards/card-of.ts';
import { STAT_ICONS } from '../../cards/card-signs.ts';
import factions from '../../cards/faction.module.css';
import { useTable } from '../../game/use-table.ts';
import { iconOfCard } from '../../icons/icon-of.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useAim } from '../aim.ts';
import { useRoster } from '../use-roster.ts';
import { numbersOf } from './numbers.ts';
import { optionOf, optionsOf } from './options.ts';
import styles from './Squads.module.css';
import { WORDS } from './words.ts';

/** Everybody on the battlefield, the own side first: shown while nothing else is looked at. */
export function Squads(): ReactElement {
  const { sight } = useTable();
  const words = useWords(WORDS);
  const squads = [sight.seat, opponentOf(sight.seat)].map(seat => ({
    seat,
    creatures: sight.view.creatures.filter(({ controller }) => controller === seat),
  }));
  return (
    <>
      {squads.map(({ seat, creatures }) => (
        <section key={seat} className={styles['squad']} data-seat={seat}>
          <h3>
            {seat === sight.seat && sight.curtain === null && !sight.isShared
              ? words.ownSquad
              : words.squad(sight.seats[seat]?.name ?? '')}
          </h3>
          <ul>
            {creatures.map(creature => (
              <Member key={creature.id} creature={creature} seat={seat} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Member({ creature, seat }: { creature: Creature; seat: Seat }): ReactElement {
  const { sight } = useTable();
  const words = useWords(WORDS);
  const { names } = useLanguage();
  const roster = useRoster();
  const select = useAim(aim => aim.select);
  const light = useAim(aim => aim.light);
  const card = cardOf(creature.card);
  const values = sight.values[creature.id];
  if (values === undefined || !isCreatureCard(card)) throw new Error(`${card.id} is no card of a creature`);
  const { strength, health } = numbersOf(values, creature, card);
  const option =
    seat === sight.seat ? optionOf(optionsOf(sight), { do: 'activate', creature: creature.id }) : undefined;
  const mayAct = option?.refusal === null;
  return (
    <li>
      <button
        type="button"
        className={`${styles['member']} ${factions[card.faction]}`}
        data-may-act={mayAct || undefined}
        onClick={() => select({ kind: 'creature', id: creature.id })}
        onPointerEnter={() => light([creature.id])}
        onPointerLeave={() => light([])}
        onFocus={() => light([creature.id])}
        onBlur={() => light([])}
      >
        <span className={styles['disc']} data-theme="dark">
          <Icon name={iconOfCard(card)} />
        </span>
        <span className={styles['name']}>
          {roster.creature(creature.id).name}
          {mayAct && <span className="for-ears">, {words.mayAct}</span>}
        </span>
        <span className={styles['number']}>
          <Icon name={STAT_ICONS.strength} title={names.stats.strength} /> {strength.now}
        </span>
        <span className={styles['number']}>
          <Icon name={STAT_ICONS.health} title={names.stats.health} /> {words.healthLeft(health.left, health.now)}
        </span>
      </button>
    </li>
  );
}
