import { isCreatureCard, valueOf, type ClassicState, type Creature, type Faction } from '@signum/classic';
import type { IconName } from '../../icons/Icon.tsx';
import { iconOfCard } from '../../icons/icon-of.ts';
import { cm, type Frame } from './frame.ts';
import { STATUSES, type Status } from './spoken-words.ts';

/** All that is drawn of a creature, in plain values, so that a base is drawn again only if one of them has changed. */
export interface TokenLook {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Sides have numbers from 1, as in the tokens of the style. */
  readonly side: number;
  readonly faction: Faction;
  readonly icon: IconName;
  readonly strength: number;
  readonly shift: 'as printed' | 'down' | 'up';
  readonly health: number;
  readonly wounds: number;
  readonly armour: number;
  readonly isHero: boolean;
  readonly isDone: boolean;
  readonly isHidden: boolean;
  /** Statuses joined by spaces. */
  readonly statuses: string;
}

export function tokenLook(state: Readonly<ClassicState>, creature: Readonly<Creature>, frame: Frame): TokenLook {
  const print = state.cards[creature.card];
  const printed = print && isCreatureCard(print) ? print.strength : 0;
  const strength = Math.max(0, valueOf('strength', creature, state));
  return {
    id: creature.id,
    ...frame.at(creature),
    r: cm(creature.r),
    side: creature.controller + 1,
    faction: print?.faction ?? 'none',
    icon: print ? iconOfCard(print) : 'meeple',
    strength,
    shift: strength === printed ? 'as printed' : strength > printed ? 'up' : 'down',
    health: Math.max(creature.wounds, valueOf('health', creature, state)),
    wounds: creature.wounds,
    armour: creature.armour,
    isHero: creature.kind === 'hero',
    isDone: creature.activated && creature.controller === state.active && creature.id !== state.acting,
    isHidden: creature.hidden,
    statuses: statusesOf(state, creature).join(' '),
  };
}

export function statusesOf(state: Readonly<ClassicState>, creature: Readonly<Creature>): Status[] {
  const holds: Readonly<Record<Status, boolean>> = {
    hidden: creature.hidden,
    poisoned: creature.poisoned,
    diseased: creature.diseased,
    concentration: creature.concentration > 0,
    skips: creature.skips,
    controlled: creature.controller !== creature.owner,
    victim: state.creatures.some(({ victim }) => victim === creature.id),
  };
  return STATUSES.filter(status => holds[status]);
}

export const STATUS_ICONS: Readonly<Record<Status, IconName>> = {
  hidden: 'hood',
  poisoned: 'poison-bottle',
  diseased: 'plague-doctor-profile',
  concentration: 'meditation',
  skips: 'knocked-out-stars',
  controlled: 'puppet',
  victim: 'guillotine',
};
