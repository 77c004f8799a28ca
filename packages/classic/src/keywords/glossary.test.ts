import { expect, test } from 'vitest';
import type { RelicCard } from '../card.ts';
import type { CreatureId } from '../ids.ts';
import { damageOf } from '../procedures/damage.ts';
import { acting, closedBy, moving, to } from '../testing/acting.ts';
import { named, terrain } from '../testing/cards.ts';
import { duel } from '../testing/duel.ts';
import { position } from '../testing/position.ts';

// Words of the glossary that are no keywords of creatures: one thing each, in play.

const fight = (target: string) => ({ do: 'attack', attack: 'melee combat', target });
const relic = (given: Partial<RelicCard>): RelicCard => ({
  type: 'relic',
  ...named('relic'),
  faction: 'none',
  cost: { buildings: [], prosperity: 0 },
  slot: 'armour',
  ...given,
});

test('C-KW-ActivationSymbol: what is marked with it takes the whole activation, and no move before it', () => {
  const print = { abilities: [{ use: 'activation', effect: { do: 'prosper', who: 'you', amount: 2 } }] } as const;
  const table = acting({ creatures: { a: { at: [300, 300], print }, foe: { of: 1, at: [400, 300] } } });
  const used = table.answer({ do: 'use', ability: 'text 0' });
  expect(used.state.players[0]).toMatchObject({ prosperity: 5 });
  expect(used.pending).toBeUndefined();
  const moved = table.answer({ do: 'move' }).answer({ mode: 'walk', x: 36_501, y: 30_000 });
  expect(closedBy(moved, 'use text 0')).toBe('C-ACT-5');
});

test('C-KW-ArmourToken: takes a point of damage each, and no wound', () => {
  const blow = { who: 'a' as CreatureId, credit: null, n: 3, from: 'effect' } as const;
  const after = (of: 'damage' | 'wounds') =>
    position({ creatures: { a: { armour: 2, print: { health: 5 } } }, frames: [damageOf([{ ...blow, of }])] }).creature(
      'a',
    );
  expect(after('damage')).toMatchObject({ armour: 0, wounds: 1 });
  expect(after('wounds')).toMatchObject({ armour: 2, wounds: 3 });
});

test('C-KW-Backstab: whoever leaves an enemy is stabbed with one die', () => {
  const table = moving({
    heroes: false,
    creatures: { a: { at: [300, 300], print: { health: 3 } }, foe: { of: 1, at: [332, 300] } },
    dice: 'axe',
  });
  expect(table.answer(to(250, 300)).end().creature('a')).toMatchObject({ x: 25_000, wounds: 1 });
});

test('C-KW-Detection: a die finds a hidden enemy in contact, and then it may be fought', () => {
  const table = acting({
    heroes: false,
    creatures: { a: { at: [300, 300] }, thief: { of: 1, at: [332, 300], hidden: true } },
    dice: 'axe',
  });
  expect(closedBy(table, 'melee combat thief')).toBe('C-MEL-3');
  const found = table.answer({ do: 'detect', target: 'thief', by: 'contact' }).end();
  expect(found.creature('thief')).toMatchObject({ hidden: false });
  expect(found.refusal(fight('thief'))).toBeUndefined();
});

test('C-KW-Durability: physical damage goes to the relic first, and the relic to the Graveyard', () => {
  const table = position({
    cards: [relic({ durability: 2 })],
    players: [{ relics: ['relic'] }, {}],
    frames: [damageOf([{ who: 'hero0' as CreatureId, credit: null, n: 3, of: 'damage', from: 'attack' }])],
  });
  expect(table.creature('hero0')).toMatchObject({ wounds: 1 });
  expect(table.state.players[0]).toMatchObject({ relics: [], graveyard: ['relic'] });
});

test('C-KW-MultipleUses: each fight of the hero makes a mark, and with the last one the relic leaves', () => {
  const lance = relic({
    slot: 'melee',
    uses: { n: 1, on: 'melee combat' },
    abilities: [{ always: [{ stat: 'strength', by: 2 }] }],
  });
  const table = position({
    creatures: { foe: { of: 1, at: [62, 16], print: { strength: 0, health: 9 } } },
    cards: [lance],
    players: [{ relics: ['relic'] }, {}],
    dice: 'axe axe axe axe axe',
  });
  const fighting = table.answer({ do: 'activate', creature: 'hero0' }).answer(fight('foe'));
  expect(fighting.asked('assignDice')).toMatchObject({ dice: 5 });
  const after = fighting.answer({ attack: 5 }).end();
  expect(after.creature('foe')).toMatchObject({ wounds: 5 });
  expect(after.state.players[0]).toMatchObject({ relics: [], graveyard: ['relic'] });
});

test('C-KW-Ruins: a character beside them searches them, once in the game', () => {
  const ruins = terrain('ruins', 30, { ruins: { 'axe|shield': { do: 'prosper', who: 'you', amount: 2 } } });
  const table = acting({
    heroes: false,
    creatures: { a: { at: [300, 300] } },
    terrains: { t1: { card: ruins, at: [300, 346] } },
    dice: 'axe',
  });
  const searched = table.answer({ do: 'search', terrain: 't1' }).end();
  expect(searched.state.players[0]).toMatchObject({ prosperity: 5 });
  expect(searched.state.terrains).toMatchObject([{ searched: true }]);
  expect(searched.pending).toBeUndefined();
});

test('C-KW-Run: one ruler farther, and then the activation is over', () => {
  const table = acting({ heroes: false, creatures: { a: { at: [300, 300] }, foe: { of: 1, at: [180, 350] } } });
  expect(table.answer({ do: 'move' }).refusal(to(150, 300))).toBeDefined();
  const ran = table.answer({ do: 'run' }).answer(to(150, 300));
  expect(ran.creature('a')).toMatchObject({ x: 15_000 });
  expect(ran.pending).toBeUndefined();
});

test('C-KW-StealthToken: whoever has it cannot be attacked, and loses it by attacking', () => {
  const creatures = { a: { at: [300, 300] }, thief: { of: 1, at: [332, 300], hidden: true } } as const;
  expect(closedBy(acting({ heroes: false, creatures }), 'melee combat thief')).toBe('C-MEL-3');
  expect(duel({ attacker: { hidden: true }, defender: {} }).attacker).toMatchObject({ hidden: false });
});

test('C-KW-Impact: an ability that acts upon a chosen enemy cannot choose whoever is shielded against it', () => {
  const print = {
    abilities: [
      { use: 'activation', impact: true, effect: { do: 'wound', whom: { choose: "opponent's character" }, amount: 1 } },
    ],
  } as const;
  const shielded = { print: { keywords: [{ keyword: 'shield-against', against: 'impact' }] } } as const;
  const against = (target: object) =>
    acting({ heroes: false, creatures: { a: { at: [300, 300], print }, foe: { of: 1, at: [400, 300], ...target } } });
  expect(against(shielded).refusal({ do: 'use', ability: 'text 0' })).toBeDefined();
  expect(against({}).refusal({ do: 'use', ability: 'text 0' })).toBeUndefined();
});
