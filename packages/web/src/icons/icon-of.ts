import type { Card, Faction } from '@signum/classic';
import type { IconName } from './icon-store.ts';

/** What a card shows when it names no picture of its own. */
const BY_TYPE: Readonly<Record<Card['type'], IconName>> = {
  building: 'castle',
  character: 'swordman',
  hero: 'crown',
  minion: 'meeple',
  relic: 'relic-blade',
  spell: 'spell-book',
  tactic: 'wolf-trap',
  terrain: 'peaks',
};

/** The picture of a card. A name that nobody has drawn is seen to by the store. */
export function iconOfCard({ icon, type }: Pick<Card, 'icon' | 'type'>): IconName {
  return (icon as IconName | undefined) ?? BY_TYPE[type];
}

/** The sign of a kind of card. */
export function iconOfType(type: Card['type']): IconName {
  return BY_TYPE[type];
}

/** The emblem of a faction. */
export const FACTION_ICONS: Readonly<Record<Faction, IconName>> = {
  akkari: 'spider-face',
  'dogs-of-war': 'sitting-dog',
  grypharim: 'griffin-symbol',
  kitsune: 'fox-head',
  none: 'cubeforce',
  unicorn: 'unicorn',
  vallor: 'castle',
};
