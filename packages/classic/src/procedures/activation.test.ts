import { expect, test } from 'vitest';
import type { TacticCard } from '../card.ts';
import type { CreatureId } from '../ids.ts';
import type { Ability, KeywordUse } from '../language/index.ts';
import { acting, closedBy, openTo, to } from '../testing/acting.ts';
import { named, terrain } from '../testing/cards.ts';
import { position, type Figure, type Table } from '../testing/position.ts';
import { activationOf } from './activation.ts';

const mire = terrain('mire', 20, { keywords: [{ keyword: 'difficult' }] });

const at = (x: number, y: number, given: Figure = {}): Figure => ({ at: [x, y], ...given });
const enemy = (x: number, y: number, given: Figure = {}): Figure => ({ of: 1, ...at(x, y, given) });
const having = (...keywords: KeywordUse[]): Figure => ({ print: { strength: 2, health: 3, keywords } });

function tactic(id: string, ability: Ability): TacticCard {
  return {
    type: 'tactic',
    ...named(id),
    faction: 'vallor',
    cost: { buildings: [], prosperity: 0 },
    abilities: [ability],
  };
}

test('C-ACT-1: whoever is activated is the active creature, and counts as activated', () => {
  const table = acting({ creatures: { a: at(300, 300) } });
  expect(table.state).toMatchObject({ acting: 'a' });
  expect(table.creature('a')).toMatchObject({ activated: true });
  expect(table.pending).toMatchObject({ kind: 'act', seat: 0, creature: 'a' });
});

test('C-ACT-2: start, one action line, end', () => {
  const table = acting({ creatures: { a: at(300, 300) } }).answer({ do: 'pass' });
  const told = table.events.map(({ event }) => event.type);
  expect(told).toEqual(['activationDeclared', 'activationStart', 'activationEnd']);
  expect(table.state.acting).toBeNull();
});

test('C-ACT-3: the lines of an activation, each open or closed with its reason', () => {
  const a = at(300, 300, having({ keyword: 'shooting', x: 1 }, { keyword: 'magical-strike', x: 1 }));
  const table = acting({ creatures: { a, e: enemy(332, 300) }, heroes: false });
  expect(openTo(table)).toEqual(['pass', 'move', 'melee combat e', 'magical strike e']);
  expect(closedBy(table, 'run')).toBe('C-RUN-2');
  expect(closedBy(table, 'shooting e')).toBe('C-RNG-3');
  expect(table.refusal({ do: 'run' })).toMatchObject({ rule: 'C-RUN-2' });
  const free = acting({ creatures: { a, e: enemy(400, 300) }, heroes: false });
  expect(openTo(free)).toEqual(['pass', 'move', 'run', 'shooting e']);
  expect(closedBy(free, 'melee combat e')).toBe('C-MEL-1');
});

test('C-ACT-4: there is one move in an activation, and it comes before the attack', () => {
  const table = acting({
    creatures: { a: at(300, 300), e: enemy(350, 300, { print: { strength: 0, health: 2 } }) },
    dice: 'axe',
  });
  const moved = table.answer({ do: 'move' }).answer(to(317, 300));
  expect(openTo(moved)).toEqual(['pass', 'melee combat e']);
  expect(closedBy(moved, 'move')).toBe('C-ACT-4');
  const over = moved.answer({ do: 'attack', attack: 'melee combat', target: 'e' }).answer({ attack: 1 }).end();
  expect(over.told('activationEnd')).toHaveLength(1);
  expect(over.pending).toBeUndefined();
});

test('C-ACT-4: who only thought of moving may still do anything', () => {
  const table = acting({ creatures: { a: at(300, 300) } });
  const again = table.answer({ do: 'move' }).answer({ stay: true });
  expect(openTo(again)).toEqual(openTo(table));
  expect(again.told('moveDeclared')).toEqual([]);
});

test('C-MOV-14: nobody thinks of moving for ever', () => {
  let table = acting({ creatures: { a: at(300, 300) } });
  for (let times = 0; times < 8; times += 1) table = table.answer({ do: 'run' }).answer({ stay: true });
  expect(table.pending).toBeUndefined(); // nothing but a pass was left
  expect(table.told('activationEnd')).toHaveLength(1);
});

/** A shooter has moved. */
function afterMove(...keywords: KeywordUse[]): Table {
  const a = at(300, 300, having({ keyword: 'shooting', x: 1 }, ...keywords));
  const table = acting({ creatures: { a, e: enemy(400, 300) }, heroes: false });
  return table.answer({ do: 'move' }).answer(to(300, 320));
}

test('C-ACT-5: after a move nobody shoots but the Quick Shooter', () => {
  expect(afterMove().told('activationEnd')).toHaveLength(1); // nothing was left to do
  expect(openTo(afterMove({ keyword: 'quick-shooter' }))).toEqual(['pass', 'shooting e']);
});

test('C-ACT-5, C-ACT-6 and C-ACT-7: an activated ability takes the whole activation, without a move, out of contact', () => {
  const figure = having({ keyword: 'stealth' });
  const free = acting({ creatures: { a: at(300, 300, figure), f: at(332, 300) } });
  expect(openTo(free)).toContain('use stealth'); // contact with a friend does not matter
  const used = free.answer({ do: 'use', ability: 'stealth' });
  expect(used.told('activationEnd')).toHaveLength(1);
  const moved = free.answer({ do: 'move' }).answer(to(300, 380));
  expect(moved.told('activationEnd')).toHaveLength(1); // nothing was left
  const held = acting({ creatures: { a: at(300, 300, figure), e: enemy(332, 300) } });
  expect(closedBy(held, 'use stealth')).toBeDefined();
});

test('C-ACT-8: whoever falls in its own activation ends it at once', () => {
  const table = acting({ creatures: { a: at(300, 300), e: enemy(332, 300), g: enemy(332, 335) }, dice: 'axe' });
  const fallen = table.answer({ do: 'move' }).answer(to(300, 380)).end();
  expect(fallen.creature('a')).toBeUndefined();
  expect(fallen.pending).toBeUndefined();
  expect(fallen.state.acting).toBeNull();
});

test('C-ACT-9: an ability without a symbol works at all times and takes no activation', () => {
  const table = acting({ creatures: { a: at(300, 300, having({ keyword: 'flight' })) } });
  expect(
    table
      .answer({ do: 'move' })
      .asked('route')
      .ways.map(({ mode }) => mode),
  ).toEqual(['flight']);
});

test('C-ACT-10: a skipped activation is used up, and only this one', () => {
  const table = acting({ creatures: { a: at(300, 300, { skips: true }) } });
  expect(table.events.map(({ event }) => event.type)).toEqual(['activationDeclared', 'activationSkipped']);
  expect(table.creature('a')).toMatchObject({ activated: true, skips: false });
});

test('C-ACT-10: a cancelled activation is used up, and its start never comes', () => {
  const fog = tactic('fog', {
    when: 'activationDeclared',
    who: "opponent's creature",
    effect: { do: 'cancel', what: 'that activation' },
  });
  const a = at(300, 300, { poisoned: true });
  const table = acting({ creatures: { a }, cards: [fog], players: [{}, { tactics: ['fog'] }] });
  const foggy = table.answer({ tactic: 't10' }).end();
  expect(foggy.told('activationCancelled')).toEqual([{ type: 'activationCancelled', who: 'a' }]);
  expect(foggy.told('activationStart')).toEqual([]);
  expect(foggy.creature('a')).toMatchObject({ activated: true });
  expect(foggy.state.acting).toBeNull();
});

test('C-ACT-11: one fight in an activation', () => {
  const creatures = { a: at(300, 300), e: enemy(332, 300, { print: { strength: 0, health: 2 } }), g: enemy(268, 300) };
  const table = acting({ creatures, dice: 'bullseye' });
  const over = table.answer({ do: 'attack', attack: 'melee combat', target: 'e' }).answer({ attack: 1 }).end();
  expect(over.told('activationEnd')).toHaveLength(1);
});

test('C-ACT-12 and C-MOV-9: nobody is forced to fight, and whoever does chooses among all in contact', () => {
  const table = acting({ creatures: { a: at(300, 300), e: enemy(332, 300), g: enemy(268, 300) } });
  expect(openTo(table)).toEqual(['pass', 'move', 'melee combat e', 'melee combat g']);
});

test('C-MOV-19: whoever begins its activation in Difficult terrain keeps Movement S, also for an extra move', () => {
  const again: Ability = {
    when: 'moveEnded',
    who: 'this creature',
    once: 'turn',
    effect: { do: 'move', whom: 'this creature', upTo: 'L' },
  };
  const creatures = { a: at(300, 300, { print: { abilities: [again] } }) };
  const inMire = acting({ creatures, terrains: { m: { card: mire, at: [330, 300] } } });
  const first = inMire.answer({ do: 'move' });
  expect(first.refusal(to(219, 300))).toMatchObject({ rule: 'C-MOV-15' });
  const second = first.answer(to(220, 300));
  expect(second.refusal(to(140, 300))).toBeUndefined();
  expect(second.refusal({ ...to(139, 300), word: [] })).toMatchObject({ rule: 'C-MOV-19' });
  const onFirmGround = acting({ creatures }).answer({ do: 'move' }).answer(to(220, 300));
  expect(onFirmGround.refusal(to(70, 300))).toBeUndefined();
});

test('C-TRN-22: a pass at the end of the turn starts and ends', () => {
  const table = position({ creatures: { a: at(300, 300) }, frames: [activationOf('a' as CreatureId, true)] });
  expect(table.events.map(({ event }) => event.type)).toEqual([
    'activationDeclared',
    'activationStart',
    'activationEnd',
  ]);
});

test('C-CTL-2 and C-CTL-3: a borrowed creature is activated by whoever commands it, against its old friends', () => {
  const a = at(300, 300, { of: 1, controller: 0 });
  const table = acting({ creatures: { a, e: enemy(332, 300), f: at(268, 300) } });
  expect(table.pending).toMatchObject({ kind: 'act', seat: 0 });
  expect(openTo(table)).toEqual(['pass', 'move', 'melee combat e']);
});

const turncoat = tactic('turncoat', {
  when: 'moveDeclared',
  who: "opponent's creature",
  effect: { do: 'control', whom: 'that creature', until: 'end of turn' },
});

test('C-ACT-8 and C-CTL-5: who follows somebody else now ends its activation at once, and is stabbed by nobody', () => {
  const creatures = { a: at(300, 300), e: enemy(332, 300), f: at(268, 300) };
  const table = acting({ creatures, cards: [turncoat], players: [{}, { tactics: ['turncoat'] }] });
  const turned = table.answer({ do: 'move' }).answer(to(300, 380)).answer({ tactic: 't10' }).end();
  expect(turned.creature('a')).toMatchObject({ controller: 1, x: 30_000, y: 30_000 });
  expect(turned.told('backstabProvoked')).toEqual([]);
  expect(turned.told('activationEnd')).toHaveLength(1);
  expect(turned.pending).toBeUndefined();
});

test('C-TIM-6: a move whose way has been closed meanwhile is not made, and is used up', () => {
  const snare = tactic('snare', {
    when: 'moveDeclared',
    who: "opponent's creature",
    effect: { do: 'forbid', whom: 'that creature', from: ['move'], until: 'end of turn' },
  });
  const table = acting({
    creatures: { a: at(300, 300), e: enemy(332, 300) },
    cards: [snare],
    players: [{}, { tactics: ['snare'] }],
  });
  const caught = table.answer({ do: 'move' }).answer(to(300, 380)).answer({ tactic: 't10' }).end();
  expect(caught.creature('a')).toMatchObject({ x: 30_000, y: 30_000 });
  expect(caught.told('backstabProvoked')).toEqual([]);
  expect(openTo(caught)).toEqual(['pass', 'melee combat e']);
});
