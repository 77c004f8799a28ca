import {
  printOf,
  RULER_LENGTH,
  RULERS,
  valueOf,
  type ActivatedName,
  type ActivationDeed,
  type ClassicState,
  type Decisions,
} from '@signum/classic';
import { CONTACT, inContact } from '@signum/geometry';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';
import { leastWorth, worthOfAttack } from './attack-worth.ts';
import { seemingTo } from './doubt.ts';
import { nearestEnemy } from './eye.ts';
import { fieldOf, unitIn, type Field, type Unit } from './field.ts';
import { purposeOf, type Purpose } from './purpose.ts';
import { chargesFor, standingsFor } from './standing.ts';
import { isUseful } from './useful.ts';

interface Weighed {
  readonly deed: ActivationDeed;
  readonly worth: number;
}

/** Attacks, ways and abilities, each with what it seems to bring; the best is done. */
export function chooseDeed(table: Table, { creature: id, deeds, seat }: Decision<Decisions, 'act'>): Reply {
  const field = fieldOf(table.state, seat);
  const unit = unitIn(field, id);
  const pass = deeds.find(({ do: what }) => what === 'pass') ?? deeds[0]!;
  if (!unit) return { kind: 'act', ...pass };
  const seeming = seemingTo(table);
  let best: Weighed = { deed: pass, worth: seeming(0) };
  for (const weighed of [
    ...attacks(field, unit, deeds),
    ...uses(table, field, unit, deeds),
    ...moves(field, unit, deeds),
  ]) {
    const worth = seeming(weighed.worth);
    if (worth > best.worth) best = { deed: weighed.deed, worth };
  }
  return { kind: 'act', ...best.deed };
}

/** Attacks that bring at least what they must, by what they bring beyond that. */
function attacks(field: Field, unit: Unit, deeds: readonly ActivationDeed[]): Weighed[] {
  const weighed: Weighed[] = [];
  for (const deed of deeds) {
    if (deed.do !== 'attack') continue;
    const target = unitIn(field, deed.target);
    if (!target) continue;
    const worth = worthOfAttack(deed.attack, unit, target, inContact(unit.creature, target.creature));
    const least = deed.attack === 'melee combat' ? leastWorth(field.state, unit.creature, target.creature) : 0;
    if (worth > least) weighed.push({ deed, worth: worth - least + 0.1 });
  }
  return weighed;
}

/** Abilities that take the activation, and what they are good for. */
function uses({ random }: Table, field: Field, unit: Unit, deeds: readonly ActivationDeed[]): Weighed[] {
  const weighed: Weighed[] = [];
  for (const deed of deeds) {
    if (deed.do === 'detect') weighed.push({ deed, worth: 1 });
    if (deed.do === 'search') weighed.push({ deed, worth: 0.8 });
    if (deed.do === 'use') weighed.push({ deed, worth: useWorth(field, unit, deed.ability, random()) });
  }
  return weighed;
}

function useWorth(field: Field, { creature }: Unit, ability: ActivatedName, whim: number): number {
  const [name, place] = ability.split(' ');
  switch (name) {
    case 'text': {
      const text = printOf(field.state, creature).abilities?.[Number(place)];
      if (!text || !('effect' in text)) return 0;
      const pay = 'pay' in text ? text.pay : undefined;
      return isUseful(field, text.effect, pay, whim) ? (TEXTS[purposeOf(text.effect)] ?? 0.9) : 0;
    }
    default:
      return ABILITIES[name!] ?? 0.5;
  }
}

/** What abilities bring, in points: a walk of a hundred millimetres brings nearly one. */
const TEXTS: Partial<Record<Purpose, number>> = { prosperity: 1.5, harm: 1.5, hindrance: 1.1, healing: 1.2 };
const ABILITIES: Readonly<Record<string, number>> = {
  concentration: 0.5,
  control: 1.6,
  cure: 0.6,
  healer: 1.2,
  howl: 0.8,
  ritual: 1.5,
  stealth: 0.5,
};

/** Nobody walks out of a fight without need. A run is for long ways: nothing follows it. */
function moves(field: Field, unit: Unit, deeds: readonly ActivationDeed[]): Weighed[] {
  if (hasHesitated(field.state)) return [];
  const near = nearestEnemy(field.state, unit.creature);
  const walk = deeds.find(({ do: what }) => what === 'move');
  const run = deeds.find(({ do: what }) => what === 'run');
  const isEngaged = near !== undefined && near.gap < CONTACT;
  if (isEngaged && unit.creature.kind !== 'hero') return [];
  const [charge] = walk ? chargesFor(field, unit, unit.walk) : [];
  if (walk && charge && charge.worth > 0) return [{ deed: walk, worth: charge.worth }];
  const weighed: Weighed[] = [];
  if (walk) weighed.push({ deed: walk, worth: gainOf(field, unit, unit.walk, true) - (isEngaged ? STABBED : 0) });
  if (run) weighed.push({ deed: run, worth: gainOf(field, unit, runOf(field.state, unit), false) });
  return weighed;
}

/** What a Backstab takes. */
const STABBED = 2;

/** How much better the best place within so far is than this one. */
function gainOf(field: Field, unit: Unit, budget: number, mayShootAfter: boolean): number {
  const standings = standingsFor(field, unit, budget, mayShootAfter);
  const here = standings.find(({ x, y }) => x === unit.creature.x && y === unit.creature.y)!;
  return standings[0]!.worth - here.worth;
}

/** A Run goes one ruler further than a walk (C-RUN-1). */
function runOf(state: Readonly<ClassicState>, { creature }: Unit): number {
  const step = valueOf('step', creature, state);
  const longer = step && RULERS[RULERS.indexOf(step) + 1];
  return (longer ? RULER_LENGTH[longer] : 0) + valueOf('stride', creature, state);
}

/** Whoever has looked for a place to go and found none need not look again (C-MOV-14). */
function hasHesitated({ frames }: Readonly<ClassicState>): boolean {
  const activation = frames.findLast(frame => frame.kind === 'activation');
  return (activation?.course?.hesitations ?? 0) > 0;
}
