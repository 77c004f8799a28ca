import { CONTACT, gap, type Point } from '@signum/geometry';
import { closeWorth } from './attack-worth.ts';
import { onslaught } from './fight.ts';
import type { Field, Unit } from './field.ts';
import type { Fighter } from './fighter.ts';
import { shotHarm, shotWorth } from './shot.ts';
import { TEMPER } from './temper.ts';

/** What a unit has to fear at a place in the turn of the enemy, in points. */
export type Danger = (place: Point) => number;

/** Found once for each unit: charges, walks and runs are all weighed against it. */
export function dangerFor(field: Field, unit: Unit): Danger {
  let danger = field.dangers.get(unit);
  if (!danger) {
    danger = unit.creature.kind === 'hero' ? dangerForHero(field, unit) : dangerForOthers(field, unit);
    field.dangers.set(unit, danger);
  }
  return danger;
}

/** Who reaches it, and what they would do to it: whoever strikes first is struck back, the others meet somebody tired. */
function dangerForOthers(field: Field, unit: Unit): Danger {
  const tired = tiredOf(unit.fighter);
  const threats = field.enemies.map(enemy => ({
    enemy,
    first: closeWorth(enemy.fighter, unit.fighter),
    later: Math.max(0, closeWorth(enemy.fighter, tired)),
  }));
  const worst = unit.fighter.loss.at(-1)!;
  return place => {
    const base = { x: place.x, y: place.y, r: unit.creature.r };
    let sum = 0;
    let price = Infinity;
    for (const { enemy, first, later } of threats) {
      const far = gap(base, enemy.creature);
      const shot = enemy.shot && canShoot(enemy, far) ? shotWorth(enemy.shot, far, unit.fighter) : 0;
      if (far > enemy.walk + CONTACT || shot > later) sum += shot;
      else {
        sum += later;
        price = Math.min(price, later - first);
      }
    }
    return TEMPER.fear * Math.min(worst, Math.max(0, price === Infinity ? sum : sum - price));
  };
}

/** Somebody who has defended already (C-MEL-9). */
function tiredOf(fighter: Fighter): Fighter {
  if (fighter.isTired) return fighter;
  let tired = tiredOnes.get(fighter);
  if (!tired) tiredOnes.set(fighter, (tired = { ...fighter, isTired: true }));
  return tired;
}

const tiredOnes = new WeakMap<Fighter, Fighter>();

/** A hero must not fall: what counts is how much of its health all of them together could take. */
function dangerForHero(field: Field, { creature, fighter }: Unit): Danger {
  const threats = field.enemies.map(enemy => ({
    enemy,
    harm: Math.max(onslaught(enemy.fighter, fighter), enemy.fighter.strike * enemy.fighter.aim),
  }));
  const { left, loss } = fighter;
  return place => {
    const base = { x: place.x, y: place.y, r: creature.r };
    let damage = 0;
    for (const { enemy, harm } of threats) {
      const far = gap(base, enemy.creature);
      const shot = enemy.shot && canShoot(enemy, far) ? shotHarm(enemy.shot, far, fighter).damage : 0;
      damage += Math.max(shot, far <= enemy.walk + CONTACT ? harm : 0);
    }
    const share = Math.min(1, damage / left);
    return TEMPER.heroFear * loss.at(-1)! * share * share;
  };
}

function canShoot({ shot, walk }: Unit, far: number): boolean {
  return far >= CONTACT && far <= shot!.range + (shot!.afterMove ? walk : 0);
}
