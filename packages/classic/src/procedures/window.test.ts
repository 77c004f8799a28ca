import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import type { Effect, Triggered } from '../language/index.ts';
import { tactic, terrain } from '../testing/cards.ts';
import type { Table } from '../testing/position.ts';
import { position } from '../testing/position.ts';
import { reading } from '../testing/reading.ts';
import { attackOf } from '../under-way/attack-of.ts';
import { activationOf } from './activation.ts';

/** The event of these tests: somebody gains Prosperity. */
const spark: Effect = { do: 'prosper', who: 'you', amount: 1 };

/** Whoever has this hides when it is set off: the order in which they hide is the order of the triggers. */
function hides(more: Partial<Triggered> = {}) {
  const ability: Triggered = { when: 'prosperityGained', effect: { do: 'hide', whom: 'this creature' }, ...more };
  return { print: { health: 3, abilities: [ability] } };
}

const hidden = (table: Table) => table.told('stealthGained').map(({ who }) => who);

test('C-TIM-3: compulsory ones of the active player in his order, of the others, then optional ones, then tactics', () => {
  const table = reading(spark, {
    creatures: {
      first: hides(),
      second: hides(),
      theirs: { of: 1, ...hides() },
      maybe: hides({ may: true }),
    },
    cards: [tactic('trick', { when: 'prosperityGained', effect: { do: 'expose', whom: { all: 'character' } } })],
    players: [{}, { tactics: ['trick'] }],
  });
  expect(table.asked('order')).toMatchObject({
    seat: 0,
    of: 'triggers',
    options: [{ creature: 'first' }, { creature: 'second' }],
  });
  const ordered = table.answer({ next: 1 });
  expect(hidden(ordered)).toEqual(['second', 'first', 'theirs']);
  expect(ordered.asked('may')).toMatchObject({ seat: 0, purpose: 'trigger', creature: 'maybe' });
  const considered = ordered.answer({ yes: true });
  expect(hidden(considered)).toEqual(['second', 'first', 'theirs', 'maybe']);
  expect(considered.asked('tactic')).toMatchObject({ seat: 1, usable: ['t10'] });
  expect(considered.answer({ tactic: 't10' }).told('stealthLost')).toHaveLength(4);
});

test('C-TIM-4: whatever a trigger sets off is carried out before the next one of the same window', () => {
  const follower = hides({ when: 'stealthGained', who: { any: 'your creature', named: 'first' } });
  const table = reading(spark, { creatures: { first: hides(), second: hides(), follower } }).answer({ next: 0 });
  expect(hidden(table)).toEqual(['first', 'follower', 'second']);
});

test('C-TIM-5: a trigger that was set off is carried out even if its source has left; a newcomer’s is not set off', () => {
  const slayer = hides({ effect: { do: 'eliminate', whom: { all: 'your other character' } } });
  const heir = hides({ effect: { do: 'steal', amount: 1 } });
  const table = reading(spark, { creatures: { slayer, heir } }).answer({ next: 0 });
  expect(table.creature('heir')).toBeUndefined();
  expect(table.told('prosperitySpent')).toMatchObject([{ player: 1, n: 1 }]);
  const late = hides({ if: { creature: 'this creature', is: ['wounded'] } });
  const hurt = hides({ effect: { do: 'wound', whom: { all: 'your other character' }, amount: 1 } });
  expect(hidden(reading(spark, { creatures: { hurt, late } }))).toEqual([]);
});

test('C-ABL-4: nobody is asked about an optional text with nothing to point at; one that needs no target is asked about', () => {
  const whom = { choose: "opponent's character" } as const;
  const maybe = hides({ may: true, effect: { do: 'poison', whom } });
  expect(reading(spark, { creatures: { maybe } }).pending).toBeUndefined();
  const foes = { maybe, foe: { of: 1, at: [400, 300] } } as const;
  expect(reading(spark, { creatures: foes }).answer({ yes: true }).creature('foe')).toMatchObject({ poisoned: true });
  expect(reading(spark, { creatures: { plain: hides({ may: true }) } }).asked('may').creature).toBe('plain');
});

test('C-TIM-9, C-TIM-10: an ability sets off another once a chain, so that no chain is endless', () => {
  const echo = hides({ player: 'you', effect: spark });
  const table = reading(spark, { creatures: { echo }, players: [{ prosperity: 0 }] });
  // the spell set it off, it set off itself, and there the chain ends
  expect(table.state.players[0]!.prosperity).toBe(3);
});

test('C-TIM-14: whoever attacks is not the one who is attacked', () => {
  const attacks = { when: 'attackDeclared', by: 'this creature' } as const;
  const isAttacked = { when: 'attackDeclared', who: 'this creature' } as const;
  const table = position({
    creatures: {
      bold: { at: [300, 300], ...hides({ ...attacks, effect: { do: 'poison', whom: 'this creature' } }) },
      meek: { of: 1, at: [300, 332], ...hides({ ...isAttacked, effect: { do: 'disease', whom: 'this creature' } }) },
      other: { at: [100, 300], ...hides({ ...attacks, effect: { do: 'poison', whom: 'this creature' } }) },
    },
    frames: [attackOf('melee combat', 'bold' as CreatureId, 'meek' as CreatureId)],
  });
  expect(table.creature('bold')).toMatchObject({ poisoned: true, diseased: false });
  expect(table.creature('meek')).toMatchObject({ poisoned: false, diseased: true });
  expect(table.creature('other')?.poisoned).toBe(false);
});

const poison: Effect = { do: 'poison', whom: 'this creature' };
const learn: Effect = { do: 'gain', whom: 'this creature', bonus: [{ keyword: 'veteran' }] };
const isVeteran = { creature: 'this creature', has: 'veteran' } as const;

/** A creature that only passes, with these abilities at the start or the end of its activation. */
function passing(when: 'activationEnd' | 'activationStart', ...abilities: Partial<Triggered>[]): Table {
  const own = abilities.map((more): Triggered => ({ when, who: 'this creature', effect: poison, ...more }));
  const creatures = { sage: { print: { health: 3, abilities: own } } };
  return position({ creatures, frames: [activationOf('sage' as CreatureId, true)] });
}

test.each(['activationStart', 'activationEnd'] as const)(
  'C-TIM-18: whoever commands a creature orders what is set off at its %s',
  moment => {
    const table = passing(moment, {}, { effect: { do: 'disease', whom: 'this creature' } });
    expect(table.asked('order')).toMatchObject({ seat: 0, of: 'triggers', options: [{ creature: 'sage' }, {}] });
    const told = (first: number) =>
      table
        .answer({ next: first })
        .events.map(({ event }) => event.type)
        .filter(type => type === 'poisonGained' || type === 'diseaseGained');
    expect(told(0)).toEqual(['poisonGained', 'diseaseGained']);
    expect(told(1)).toEqual(['diseaseGained', 'poisonGained']);
  },
);

test('C-TIM-18: what is gained at the end of an activation serves there at once, and once only', () => {
  const end = passing('activationEnd', { effect: learn }, { if: isVeteran });
  expect(end.told('poisonGained')).toHaveLength(1);
  expect(end.told('abilityGained')).toHaveLength(1);
  // at the start the moment has passed (C-TIM-5)
  expect(passing('activationStart', { effect: learn }, { if: isVeteran }).told('poisonGained')).toEqual([]);
});

test('C-TIM-18: nothing comes again, neither what was carried out nor what was declined', () => {
  const steal: Effect = { do: 'steal', amount: 1 };
  const table = passing('activationEnd', { effect: learn }, { effect: steal, may: true }, { if: isVeteran, may: true });
  const learnt = table.answer({ next: 0 });
  expect(learnt.asked('order').options).toHaveLength(2); // what may be done is ordered, too
  const declined = learnt.answer({ next: 0 }).answer({ yes: false });
  expect(declined.asked('may')).toMatchObject({ purpose: 'trigger', creature: 'sage' });
  const end = declined.answer({ yes: false });
  expect(end.pending).toBeUndefined();
  expect([end.told('poisonGained'), end.told('prosperitySpent')]).toEqual([[], []]);
});

/** Whoever has this must choose a hero. */
function choosing(of: 0 | 1) {
  return { of, ...hides({ effect: { do: 'wound', whom: { choose: 'hero' }, amount: 1 } }) };
}

test('C-TIM-20: whoever has several things to decide decides in any order, the active player before the other', () => {
  const creatures = { theirs: choosing(1), first: choosing(0), second: choosing(0) };
  const table = reading(spark, { creatures, active: 0 });
  expect(table.asked('order')).toMatchObject({ seat: 0, options: [{ creature: 'first' }, { creature: 'second' }] });
  const own = table.answer({ next: 1 });
  expect(own.asked('choose').seat).toBe(0);
  const both = own.answer({ chosen: ['hero1'] }).answer({ chosen: ['hero1'] });
  expect(both.asked('choose').seat).toBe(1);
});

const heir = (n: number) =>
  hides({ when: 'creatureEliminated', who: 'this creature', effect: { do: 'steal', amount: n } });

test('C-TIM-19: those who fall together set off their texts together, the active player’s first', () => {
  const creatures = { theirs: { of: 1, ...heir(1) }, own: heir(2) };
  const table = reading({ do: 'wound', whom: { all: 'character' }, amount: 3 }, { creatures, active: 0 });
  expect(table.told('creatureEliminated').map(({ who }) => who)).toEqual(['theirs', 'own']);
  expect(table.told('prosperitySpent').map(({ player, n }) => [player, n])).toEqual([
    [1, 2],
    [0, 1],
  ]);
  expect(table.told('creatureRemoved')).toHaveLength(2);
});

test('C-ZON-1, C-TIM-22: whoever may answer the drawing of a card does not learn from the question which card it is', () => {
  const nosy = tactic('nosy', { when: 'cardDrawn', player: 'opponent', effect: { do: 'draw', who: 'you', amount: 1 } });
  const table = reading(
    { do: 'draw', who: 'you', amount: 1 },
    {
      cards: [nosy, tactic('secret', { when: 'turnEnded', effect: [] })],
      players: [{ deck: ['secret'] }, { tactics: ['nosy'] }],
    },
  );
  expect(table.asked('tactic')).toMatchObject({ seat: 1 });
  expect(table.asked('tactic')?.events).toEqual([{ type: 'cardDrawn', player: 0 }]);
});

test('C-TAC-8, C-ELM-2: a tactic answers the card of a fallen creature, which is gone, by what it was', () => {
  const mourner = tactic('mourner', {
    when: 'cardToGraveyard',
    who: 'your character',
    effect: { do: 'prosper', who: 'you', amount: 1 },
  });
  const killed = (victim: { of: 0 | 1; controller?: 0 | 1 }) =>
    reading(
      { do: 'wound', whom: { all: 'character' }, amount: 3 },
      { creatures: { victim }, cards: [mourner], players: [{}, { tactics: ['mourner'] }] },
    );
  const table = killed({ of: 1 });
  expect(table.creature('victim')).toBeUndefined();
  expect(table.asked('tactic').usable).toEqual(['t10']);
  expect(table.answer({ tactic: 't10' }).told('prosperityGained')).toMatchObject([{ player: 1, n: 1 }]);
  expect(killed({ of: 0 }).asked('tactic').usable).toEqual([]);
  expect(killed({ of: 1, controller: 0 }).asked('tactic').usable).toEqual([]); // it was not his when it fell
});

test('C-TRN-25: what a terrain does once a turn it does not do again', () => {
  const well = terrain('well', 40, {
    abilities: [{ when: 'stealthGained', once: 'turn', effect: { do: 'steal', amount: 1 } }],
  });
  const table = reading([spark, spark, { do: 'hide', whom: { all: 'character' } }], {
    creatures: { first: hides(), second: { at: [100, 100] } },
    terrains: { t1: { card: well, at: [300, 300] } },
  });
  expect(hidden(table)).toEqual(['first', 'second']);
  expect(table.told('prosperitySpent')).toHaveLength(1);
});
