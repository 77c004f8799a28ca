import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import type { Effect } from '../language/index.ts';
import { attackOf } from '../under-way/attack-of.ts';
import { relic, tactic } from '../testing/cards.ts';
import { position } from '../testing/position.ts';

const archer = 'archer' as CreatureId;
const knight = 'knight' as CreatureId;
const creatures = {
  archer: { at: [300, 100], print: { strength: 1, keywords: [{ keyword: 'shooting', x: 3 }] } },
  knight: { of: 1, at: [300, 300], print: { strength: 1, health: 5 } },
} as const;

function answered(effect: Effect, dice: string) {
  return position({
    creatures,
    dice,
    cards: [tactic('dance', { when: 'attackRolled', who: 'your creature', effect })],
    players: [{}, { tactics: ['dance'] }],
    frames: [attackOf('shooting', archer, knight)],
  }).answer({ tactic: 't10' });
}

test('C-CMP-3: all successful dice of the opponent are rolled again, and the second result stands', () => {
  const effect = { do: 'reroll', dice: 'attack', whose: 'opponent', which: 'successful', amount: 'all' } as const;
  const table = answered(effect, 'bullseye bullseye axe shield bullseye axe').end();
  expect(table.told('attackRerolled')[0]?.faces).toEqual(['shield', 'bullseye', 'axe']);
  expect(table.creature('knight')?.wounds).toBe(1);
});

test('Dice of nobody else are touched: whose dice they are is told by who rolled', () => {
  const effect = { do: 'reroll', dice: 'attack', whose: 'you', which: 'failed', amount: 'all' } as const;
  const table = answered(effect, 'axe axe axe').end();
  expect(table.told('attackRerolled')).toEqual([]);
});

const coin = relic('coin', {
  uses: { n: 1, on: 'trigger' },
  abilities: [
    {
      when: 'attackRolled',
      by: 'this creature',
      may: true,
      effect: { do: 'reroll', dice: 'attack', whose: 'you', which: 'failed', amount: 2 },
    },
  ],
});

test('C-REL-6, C-REL-7: a relic’s trigger is a use; it rolls failed dice of its hero again and leaves with its last mark', () => {
  const hero0 = {
    kind: 'hero',
    at: [300, 100],
    print: { strength: 3, keywords: [{ keyword: 'shooting', x: 3 }] },
  } as const;
  const table = position({
    creatures: { hero0, knight: creatures.knight },
    cards: [coin],
    players: [{ relics: ['coin'] }],
    dice: 'axe shield bullseye bullseye axe axe',
    frames: [attackOf('shooting', 'hero0' as CreatureId, knight)],
  }).answer({ yes: true });
  expect(table.asked('reroll')).toMatchObject({ seat: 0, creature: 'hero0', places: [0, 1], most: 2 });
  const rolled = table.answer({ dice: [0] }).end();
  expect(rolled.told('attackRerolled')[0]?.faces).toEqual(['bullseye', 'shield', 'bullseye']);
  expect(rolled.creature('knight')?.wounds).toBe(2);
  expect(rolled.told('relicUsed')).toMatchObject([{ mark: 1 }]);
  expect(rolled.state.players[0]).toMatchObject({ relics: [], graveyard: ['coin'] });
});

test('C-REL-6: a trigger that is declined makes no mark', () => {
  const hero0 = {
    kind: 'hero',
    at: [300, 100],
    print: { strength: 3, keywords: [{ keyword: 'shooting', x: 1 }] },
  } as const;
  const table = position({
    creatures: { hero0, knight: creatures.knight },
    cards: [coin],
    players: [{ relics: ['coin'] }],
    dice: 'axe',
    frames: [attackOf('shooting', 'hero0' as CreatureId, knight)],
  }).answer({ yes: false });
  expect(table.state.players[0]!.relics).toMatchObject([{ marks: 0 }]);
});

test('C-MEL-19: in melee combat the attack dice of one side only are rolled again, before anybody defends', () => {
  const fighters = {
    archer: { at: [300, 300], print: { strength: 2, health: 3 } },
    knight: { of: 1, at: [300, 332], print: { strength: 1, health: 5 } },
  } as const;
  const effect = { do: 'reroll', dice: 'attack', whose: 'opponent', which: 'successful', amount: 'all' } as const;
  const table = position({
    creatures: fighters,
    dice: 'axe axe axe bullseye bullseye',
    cards: [tactic('dance', { when: 'attackRolled', who: 'your creature', effect })],
    players: [{}, { tactics: ['dance'] }],
    frames: [attackOf('melee combat', archer, knight)],
  })
    .answer({ attack: 1 })
    .answer({ attack: 2 })
    .answer({ tactic: 't10' })
    .end();
  expect(table.creature('knight')?.wounds).toBe(0);
  expect(table.creature('archer')?.wounds).toBe(1);
});
