import type { AttackKind } from '@signum/classic';
import type { Reply } from '../../game/contract.ts';
import type { IconName } from '../../icons/Icon.tsx';

const ATTACKS: Readonly<Record<AttackKind, IconName>> = {
  'melee combat': 'sword-clash',
  'magical strike': 'magic-axe',
  shooting: 'high-shot',
  throwing: 'thrown-spear',
  'magical shot': 'bolt-spell-cast',
};

type Deed = Extract<Reply, { kind: 'act' | 'nextAction' }>['do'];

const DEEDS: Readonly<Record<Exclude<Deed, 'attack'>, IconName>> = {
  activate: 'clockwise-rotation',
  detect: 'eye-target',
  'end turn': 'hourglass',
  move: 'walking-boot',
  pass: 'check-mark',
  play: 'poker-hand',
  'play terrain': 'peaks',
  run: 'run',
  search: 'magnifying-glass',
  'secret entrance': 'dungeon-gate',
  'spend concentration': 'meditation',
  use: 'aura',
  'use building': 'castle',
  'use creature': 'aura',
  'use relic': 'relic-blade',
};

/** The sign of something that can be done. */
export function optionIcon(reply: Reply): IconName {
  if (reply.kind !== 'act' && reply.kind !== 'nextAction') return 'check-mark';
  return reply.do === 'attack' ? ATTACKS[reply.attack] : DEEDS[reply.do];
}
