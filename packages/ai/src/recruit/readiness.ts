import { CONTACT, gap } from '@signum/geometry';
import { closeWorth } from './attack-worth.ts';
import type { Field, Unit } from './field.ts';
import { chargesFor, goalFor } from './standing.ts';
import { shotWorth } from './shot.ts';

/** What a unit that has not been activated could still do this turn, in points; nothing: it will not strike. */
export function strikeOf(field: Field, unit: Unit): number {
  const { creature } = unit;
  if (creature.activated || (unit.fighter.dice === 0 && unit.fighter.strike === 0)) return 0;
  let best = 0;
  for (const enemy of field.enemies) {
    if (!enemy.creature.hidden && gap(creature, enemy.creature) < CONTACT)
      best = Math.max(best, LIKELY + closeWorth(unit.fighter, enemy.fighter));
  }
  const charge = best > 0 ? undefined : chargesFor(field, unit, unit.walk)[0];
  return Math.max(best, charge?.worth ?? 0);
}

/** Whoever stands in a fight goes on with it. */
const LIKELY = 0.5;

/** What it could shoot from where it stands, or after a step if it may. */
export function shootingOf(field: Field, { creature, shot, walk }: Unit): number {
  if (!shot || creature.activated) return 0;
  let best = 0;
  for (const enemy of field.enemies) {
    const far = gap(creature, enemy.creature);
    if (far < CONTACT) return 0;
    if (far > shot.range + (shot.afterMove ? walk : 0) || enemy.creature.hidden) continue;
    best = Math.max(best, shotWorth(shot, far, enemy.fighter));
  }
  return best;
}

/** How far it still is from whom it goes for, if it goes; nothing in a fight. */
export function wayOf(field: Field, unit: Unit): number {
  const { creature, walk, fighter } = unit;
  if (creature.activated || walk === 0 || fighter.dice === 0 || creature.kind === 'hero') return 0;
  if (field.enemies.some(enemy => gap(creature, enemy.creature) < CONTACT)) return 0;
  const goal = goalFor(field, unit);
  return goal ? Math.max(0, gap(creature, goal.creature) - walk) : 0;
}
