import { expect, test } from 'vitest';
import type { RelicCard } from '../card.ts';
import type { CreatureId } from '../ids.ts';
import { attackOf } from './attack-of.ts';
import { named } from '../testing/cards.ts';
import { position, type Figure, type Position } from '../testing/position.ts';
import { valueOf } from '../values/values.ts';
import type { AttackKind } from '../vocabulary.ts';

function relic(id: string, given: Partial<RelicCard>): RelicCard {
  return {
    type: 'relic',
    ...named(id),
    faction: 'none',
    cost: { buildings: [], prosperity: 0 },
    slot: 'melee',
    ...given,
  };
}

const lance = relic('lance', {
  uses: { n: 2, on: 'melee combat' },
  abilities: [{ always: [{ stat: 'strength', by: 2 }] }],
});
const blade = relic('blade', {
  uses: { n: 1, on: 'attack dice' },
  keywords: [{ keyword: 'expert-of-attack', x: 2 }, { keyword: 'initiative' }],
});
const sling = relic('sling', {
  slot: 'ranged',
  uses: { n: 2, on: 'ranged attack' },
  keywords: [{ keyword: 'throwing', x: 2 }],
});
const brand = relic('brand', {
  uses: { n: 1, on: 'magical attack' },
  abilities: [{ always: [{ keyword: 'magical-strike', plus: 2 }] }],
});

/** The hero of the first player, with a relic, and somebody of the other one. */
function hero(
  card: RelicCard,
  kinds: readonly AttackKind[],
  { by = 'hero', figure = {}, ...rest }: { by?: string; figure?: Figure } & Position,
) {
  const other = by === 'hero' ? 'foe' : 'hero';
  return position({
    heroes: false,
    creatures: {
      hero: { kind: 'hero', at: [300, 300], ...figure, print: { health: 9, ...figure.print } },
      foe: { of: 1, at: [300, 332], print: { strength: 1, health: 9 } },
      ...rest.creatures,
    },
    cards: [card],
    players: [{ relics: [card.id] }, {}],
    frames: kinds.map(kind => attackOf(kind, by as CreatureId, other as CreatureId)),
    ...(rest.dice !== undefined && { dice: rest.dice }),
  });
}

test('C-TV-26, C-REL-6: the Lance is used when its hero attacks and when it is attacked; then it is discarded', () => {
  const figure = { print: { strength: 1 } };
  const first = hero(lance, ['melee combat'], { figure, dice: 'axe bullseye bullseye  axe' });
  const after = first.answer({ attack: 0 }).answer({ attack: 3 });
  expect(after.told('relicUsed')).toEqual([{ type: 'relicUsed', player: 0, relic: 'r00', mark: 1 }]);
  expect(after.state.players[0]!.relics).toMatchObject([{ marks: 1, inUse: false }]);

  const twice = hero(lance, ['melee combat', 'melee combat'], { by: 'foe', figure, dice: 'bullseye bullseye' });
  const attacked = twice.answer({ attack: 0 });
  expect(attacked.asked('assignDice')).toMatchObject({ creature: 'foe' });
  expect(attacked.told('diceAssigned')).toMatchObject([{ who: 'hero', defence: 3 }]);
  const gone = attacked.answer({ attack: 1 }).answer({ attack: 1 }).end();
  expect(gone.told('relicUsed').map(({ mark }) => mark)).toEqual([1, 2]);
  expect(gone.state.players[0]).toMatchObject({ relics: [], graveyard: ['lance'] });
});

test('C-REL-7: with its last mark a relic still serves the fight, and leaves when that ends', () => {
  const table = hero(blade, ['melee combat'], { figure: { print: { strength: 1 } }, dice: 'axe axe axe  axe' });
  const after = table.answer({ attack: 0 }).answer({ attack: 1 });
  expect(after.creature('foe')).toMatchObject({ wounds: 3 });
  const types = after.events.map(({ event }) => event.type);
  expect(types.indexOf('relicDestroyed')).toBeGreaterThan(types.indexOf('attackEnded'));
  expect(after.state.players[0]!.graveyard).toEqual(['blade']);
});

test('C-REL-8, C-AMB-172: what helps to attack is used only if a die is put into attack, by whichever side', () => {
  const figure = { print: { strength: 1 } };
  const idle = hero(blade, ['melee combat'], { figure }).answer({ attack: 0 }).answer({ attack: 0 });
  expect(idle.told('relicUsed')).toEqual([]);
  expect(idle.state.players[0]!.relics).toHaveLength(1);
  const struckBack = hero(blade, ['melee combat'], { by: 'foe', figure, dice: 'axe axe axe bullseye' });
  expect(struckBack.answer({ attack: 1 }).answer({ attack: 1 }).told('relicUsed')).toHaveLength(1);
});

test('C-REL-8: a relic for shots makes its mark when a shot is declared, one for magic with magic', () => {
  const thrown = hero(sling, ['throwing'], {
    dice: 'bullseye bullseye',
    creatures: { foe: { of: 1, at: [300, 400] } },
  });
  expect(thrown.state.players[0]!.relics).toMatchObject([{ marks: 1, inUse: false }]);
  const figure = { print: { strength: 1, keywords: [{ keyword: 'magical-strike', x: 1 }] } } as const;
  const struck = hero(brand, ['magical strike'], { figure, dice: 'axe axe axe' }).end();
  expect(struck.creature('foe')).toMatchObject({ wounds: 3 });
  expect(struck.state.players[0]!.graveyard).toEqual(['brand']);
  expect(hero(brand, ['melee combat'], { figure }).told('relicUsed')).toEqual([]);
});

test('C-REL-6: only heroes carry relics', () => {
  const table = hero(lance, ['melee combat'], { figure: { kind: 'character' } });
  expect(table.told('relicUsed')).toEqual([]);
});

test("C-REL-14: what a relic lends counts as the hero's own: of one name the higher value", () => {
  const figure = { print: { keywords: [{ keyword: 'throwing', x: 1 }] } } as const;
  const table = hero(sling, [], { figure });
  expect(valueOf('throwingDice', table.creature('hero')!, table.state)).toBe(2);
});
