import type { Creature } from '@signum/classic';
import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { useTable } from '../../game/use-table.ts';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { useRoster } from '../use-roster.ts';
import styles from './Inspector.module.css';
import { WORDS, type Words } from './words.ts';

type Status = readonly [icon: IconName, words: string];

/** Tokens and states of a creature, as chips. */
export function Statuses({ creature }: { creature: Creature }): ReactElement | null {
  const { sight } = useTable();
  const words = useWords(WORDS).statuses;
  const roster = useRoster();
  const { view, seats } = sight;
  const isActing = view.acting === creature.id;
  const found: Status[] = [
    ...(isActing ? [['clockwise-rotation', words.acting] as const] : []),
    ...tokens(creature, words),
    ...(isActing ? [] : states(creature, view.turn, words)),
  ];
  if (creature.victim !== null) found.push(['guillotine', words.hunts(roster.creature(creature.victim).name)]);
  if (creature.controller !== creature.owner) {
    found.push(['puppet', words.controlled(seats[creature.controller]?.name ?? '')]);
  }
  if (found.length === 0) return null;
  return (
    <ul className={styles['chips']}>
      {found.map(([icon, told]) => (
        <li key={told} className={styles['chip']}>
          <Icon name={icon} /> {told}
        </li>
      ))}
    </ul>
  );
}

function tokens({ armour, hidden, poisoned, diseased, concentration }: Creature, words: Words['statuses']): Status[] {
  return [
    ...(armour > 0 ? [['breastplate', words.armour(armour)] as const] : []),
    ...(hidden ? [['hood', words.hidden] as const] : []),
    ...(poisoned ? [['poison-bottle', words.poisoned] as const] : []),
    ...(diseased ? [['plague-doctor-profile', words.diseased] as const] : []),
    ...(concentration > 0 ? [['meditation', words.concentration(concentration)] as const] : []),
  ];
}

function states(
  { activated, since, skips, moved, defended }: Creature,
  turn: number,
  words: Words['statuses'],
): Status[] {
  return [
    ...(activated ? [['hourglass', since === turn ? words.arrived : words.activated] as const] : []),
    ...(skips ? [['knocked-out-stars', words.skips] as const] : []),
    ...(moved && !activated ? [['walking-boot', words.moved] as const] : []),
    ...(defended ? [['checked-shield', words.defended] as const] : []),
  ];
}
