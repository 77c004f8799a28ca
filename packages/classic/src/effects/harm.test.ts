import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import type { Effect } from '../language/index.ts';
import { damageOf } from '../procedures/damage.ts';
import { relic, tactic } from '../testing/cards.ts';
import { position } from '../testing/position.ts';
import { abilityOf, reading } from '../testing/reading.ts';

const knight = 'knight' as CreatureId;

test('C-TV-19, C-DMG-1, C-DMG-6: a spell of 3 damage takes both Armour tokens and leaves one wound', () => {
  const table = reading(
    { do: 'damage', whom: { choose: 'character' }, amount: 3 },
    { creatures: { knight: { of: 1, armour: 2, print: { health: 3 } } } },
  );
  expect(table.creature('knight')).toMatchObject({ armour: 0, wounds: 1 });
});

test('C-TV-56, C-GEN-8: damage to a character cannot be pointed at a hero', () => {
  const table = reading(
    { do: 'damage', whom: { choose: 'character' }, amount: 2 },
    { creatures: { knight: { of: 1, print: { health: 3 } }, squire: { print: { health: 3 } } } },
  );
  expect(table.asked('choose')).toMatchObject({ seat: 0, purpose: 'target', options: ['knight', 'squire'] });
  expect(table.refusal({ chosen: ['hero1'] })).toMatchObject({ code: 'not-offered' });
});

test('C-TIM-12: damage to all of them is dealt before anybody is found eliminated', () => {
  const creatures = { knight: { of: 1, print: { health: 1 } }, squire: { of: 1, print: { health: 2 } } };
  const table = reading({ do: 'damage', whom: { all: "opponent's character" }, amount: 1 }, { creatures });
  expect(
    table.events.map(({ event }) => event.type).filter(type => type === 'damageDealt' || type === 'creatureEliminated'),
  ).toEqual(['damageDealt', 'damageDealt', 'creatureEliminated']);
});

test('C-DMG-2: wounds go past Armour', () => {
  const table = reading(
    { do: 'wound', whom: { choose: 'character' }, amount: 2 },
    { creatures: { knight: { of: 1, armour: 2, print: { health: 3 } } } },
  );
  expect(table.creature('knight')).toMatchObject({ armour: 2, wounds: 2 });
});

test('C-ELM-4: the creature whose ability kills is credited, for a spell the player, for its own wounds nobody', () => {
  const creatures = { knight: { of: 1, print: { health: 3 } }, witch: { print: { health: 3 } } };
  const burn = { do: 'wound', whom: { choose: "opponent's character" }, amount: 1 } as const;
  expect(reading(burn, { creatures }).creature('knight')?.woundedBy).toEqual({ seat: 0 });
  expect(reading(burn, { creatures }, abilityOf('witch')).creature('knight')?.woundedBy).toEqual({
    seat: 0,
    creature: 'witch',
  });
  const self = reading({ do: 'wound', whom: 'this creature', amount: 1 }, { creatures }, abilityOf('witch'));
  expect(self.creature('witch')).toMatchObject({ wounds: 1, woundedBy: null });
});

test('C-DMG-12, C-KW-Healing: healing takes off wounds, at most as many as there are', () => {
  const creatures = { knight: { wounds: 1, print: { health: 3 } }, squire: { wounds: 3, print: { health: 5 } } };
  const table = reading({ do: 'heal', whom: { all: 'your character' }, amount: 2 }, { creatures });
  expect(table.creature('knight')?.wounds).toBe(0);
  expect(table.creature('squire')?.wounds).toBe(1);
  const whole = reading({ do: 'heal', whom: { all: 'your character' }, amount: 'all' }, { creatures });
  expect(whole.creature('squire')?.wounds).toBe(0);
});

test('C-DMG-13, C-MAT-60: in the newest edition healing cannot be pointed at a creature without wounds', () => {
  const creatures = { knight: { wounds: 1, print: { health: 3 } }, squire: { print: { health: 3 } } };
  const heal = { do: 'heal', whom: { choose: 'your character' }, amount: 1 } as const;
  expect(reading(heal, { creatures }).creature('knight')?.wounds).toBe(0);
  expect(reading(heal, { creatures, edition: 'ru-1' }).asked('choose').options).toEqual(['knight', 'squire']);
});

test('C-ELM-1, C-ELM-2: whoever is eliminated by a text falls without damage', () => {
  const table = reading(
    { do: 'eliminate', whom: { choose: 'your minion' } },
    { creatures: { imp: { kind: 'minion', armour: 3 } } },
  );
  expect(table.creature('imp')).toBeUndefined();
  expect(table.told('creatureEliminated')).toHaveLength(1);
  expect(table.told('damageDealt')).toEqual([]);
});

test('C-BST-1: a text orders a Backstab of all who touch the victim, and they roll together', () => {
  const table = reading(
    {
      do: 'backstab',
      whom: { choose: "opponent's creature", has: 'slow' },
      by: { all: 'your creature', within: 'contact', from: 'the chosen creature' },
    },
    {
      creatures: {
        knight: { of: 1, at: [300, 300], print: { health: 4, keywords: [{ keyword: 'slow' }] } },
        left: { at: [268, 300] },
        right: { at: [332, 300] },
        far: { at: [400, 400] },
      },
      dice: 'axe bullseye',
    },
  ).end();
  expect(table.creature('knight')?.wounds).toBe(1);
  expect(table.told('backstabRolled').map(({ by }) => by)).toEqual(['left', 'right']);
});

test('C-TV-21, C-DMG-8: +2 Armour gives a creature without Armour two tokens', () => {
  const table = reading(
    { do: 'armour', whom: { choose: 'your character' }, amount: 2 },
    { creatures: { herrick: {} } },
  );
  expect(table.creature('herrick')?.armour).toBe(2);
  expect(table.told('armourGained')).toEqual([{ type: 'armourGained', who: 'herrick', n: 2 }]);
});

test('C-DMG-9: Armour until the end of the turn is remembered, so that no more than it gave can go', () => {
  const table = reading(
    { do: 'armour', whom: { choose: 'your character' }, amount: 2, until: 'end of turn' },
    { creatures: { knight: { armour: 1 } }, turn: 3 },
  );
  expect(table.creature('knight')).toMatchObject({
    armour: 3,
    gains: [{ bonus: { armourTokens: 2 }, until: 3, by: 0 }],
  });
});

test('Armour tokens are taken off without any damage', () => {
  const creatures = { knight: { of: 1, armour: 3 } };
  const some = reading({ do: 'sunder', whom: { choose: 'character' }, amount: 2 }, { creatures });
  expect(some.creature('knight')).toMatchObject({ armour: 1, wounds: 0 });
  const all = reading({ do: 'sunder', whom: { choose: 'character' }, amount: 'all' }, { creatures });
  expect(all.creature('knight')?.armour).toBe(0);
  expect(all.told('damageDealt')).toEqual([]);
});

const hit = (effect: Effect) =>
  position({
    active: 1,
    creatures: { knight: { of: 0, print: { health: 5 } } },
    cards: [tactic('ward', { when: 'damageIncoming', who: 'your character', effect })],
    players: [{ tactics: ['ward'] }],
    frames: [damageOf([{ who: knight, credit: { seat: 1 }, n: 3, of: 'damage', from: 'effect' }])],
  }).answer({ tactic: 't00' });

test('C-TIM-13, C-DMG-5: damage prevented altogether sets off nothing; part of it is only less', () => {
  const none = hit({ do: 'prevent', amount: 'all' });
  expect(none.creature('knight')?.wounds).toBe(0);
  expect(none.told('damageDealt')).toEqual([]);
  expect(hit({ do: 'prevent', amount: 1 }).creature('knight')?.wounds).toBe(2);
});

test('C-TIM-13: what is left of the damage goes to the hero instead, with its origin', () => {
  const table = position({
    active: 1,
    creatures: { knight: { of: 0, print: { health: 5 } }, brute: { of: 1, at: [100, 500] } },
    cards: [
      tactic('vow', {
        when: 'damageIncoming',
        who: 'your character',
        effect: [
          { do: 'prevent', amount: 1 },
          { do: 'redirect', to: 'your hero' },
        ],
      }),
    ],
    players: [{ tactics: ['vow'] }],
    frames: [
      damageOf([
        { who: knight, credit: { seat: 1, creature: 'brute' as CreatureId }, n: 3, of: 'damage', from: 'attack' },
      ]),
    ],
  }).answer({ tactic: 't00' });
  expect(table.creature('knight')?.wounds).toBe(0);
  expect(table.creature('hero0')).toMatchObject({ wounds: 2, woundedBy: { creature: 'brute' } });
  expect(table.told('damageRedirected')).toEqual([{ type: 'damageRedirected', who: 'knight', to: 'hero0' }]);
});

test('C-AMB-196, C-REL-12: damage of a spell goes past the Durability of relics', () => {
  const table = reading(
    { do: 'damage', whom: "opponent's hero", amount: 2 },
    { cards: [relic('plate', { slot: 'armour', durability: 4 })], players: [{}, { relics: ['plate'] }] },
  );
  expect(table.creature('hero1')?.wounds).toBe(2);
  expect(table.state.players[1]!.relics[0]?.tokens).toBe(4);
});
