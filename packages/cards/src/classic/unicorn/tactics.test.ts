import type { TacticCard } from '@signum/classic';
import { expect, test } from 'vitest';
import { holding, playing, real, scene } from '../../testing/index.ts';
import { unicorn } from '../unicorn.ts';

const stout = { health: 5 };
const told = (card: string) => ({ players: [{}, { tactics: [card] }] });

test.each(unicorn.filter((card): card is TacticCard => card.type === 'tactic').map(({ id }) => id))(
  '%s: laid face down for its cost',
  id => {
    const { cost, hero } = real(id) as TacticCard;
    const end = playing(id, hero === undefined ? {} : { creatures: { hero0: { card: hero } } });
    expect(end.player(0)).toMatchObject({ hand: [], tactics: [{ card: id }] });
    expect(end.player(0).city.filter(({ tapped }) => tapped)).toHaveLength(cost.buildings.length);
    expect(end.told('cardDeclared')).toEqual([]); // nobody learns which
  },
);

test('unicorns-grace: damage to a creature of yours comes to nothing, and it is cured', () => {
  const creatures = {
    knight: { at: [300, 300], print: { strength: 2, health: 5 } },
    squire: { of: 1, at: [332, 300], poisoned: true, diseased: true, print: stout },
    page: { at: [200, 300] },
    hero1: { card: 'seraniel-voice-of-the-unicorn', at: [200, 332] },
  } as const;
  const table = scene({ creatures, ...told('unicorns-grace'), dice: 'axe axe bullseye' });
  const hit = table.activate('knight').attack('squire').assign(0).assign(2);
  expect(hit.fitting).toEqual(['unicorns-grace']);
  const end = hit.reveal('unicorns-grace').end();
  expect(end.creature('squire')).toMatchObject({ wounds: 0, poisoned: false, diseased: false });
  expect(end.told('damageDealt')).toEqual([]);
  expect(end.player(1)).toMatchObject({ tactics: [], graveyard: ['unicorns-grace'] });
  expect(hit.pass().creature('squire')).toMatchObject({ wounds: 2, poisoned: true });
  const onHero = table.activate('page').attack('hero1').assign(0).assign(1);
  expect(onHero.reveal('unicorns-grace').creature('hero1')).toMatchObject({ wounds: 0 });
});

test("unicorns-grace: not for the opponent's creatures, nor for another hero", () => {
  const creatures = {
    knight: { at: [300, 300], print: stout },
    squire: { of: 1, at: [332, 300], print: { strength: 2, health: 5 } },
  } as const;
  const table = scene({ creatures, ...told('unicorns-grace'), dice: 'bullseye axe axe' });
  const struck = table.activate('knight').attack('squire').assign(2).assign(1);
  expect(struck.fitting).toEqual([]);
  expect(struck.pass().creature('knight')).toMatchObject({ wounds: 2 });
  expect(holding('unicorns-grace').refusal({ do: 'play', card: 'unicorns-grace' })).toMatchObject({ rule: 'C-CRD-13' });
});

test('stolen-ground: terrain that the opponent plays is gone at once, and you draw a card', () => {
  const players = [{}, { tactics: ['stolen-ground'], deck: ['dispel', 'fireball'] }];
  const laid = playing('circle-of-equals', { players }).lay(300, 300);
  expect(laid.fitting).toEqual(['stolen-ground']);
  const end = laid.reveal('stolen-ground');
  expect(end.state.terrains).toEqual([]);
  expect(end.player(1)).toMatchObject({ hand: ['fireball'], deck: ['dispel'] });
  expect(end.player(0)).toMatchObject({ terrains: [], removed: ['circle-of-equals'] }); // unique, once a game
  const kept = laid.pass();
  expect(kept.state.terrains).toMatchObject([{ card: 'circle-of-equals' }]);
  expect(kept.player(1)).toMatchObject({ hand: [], tactics: [{ card: 'stolen-ground' }] });
});

test('stolen-ground: your own terrain is safe from it, even where tactics act in every turn', () => {
  const players = [{ tactics: ['stolen-ground'], deck: ['fireball'] }];
  const table = playing('forest', { edition: 'ru-1', players }).lay(300, 300);
  expect(table.state.terrains).toMatchObject([{ card: 'forest' }]);
  expect(table.player(0).tactics).toMatchObject([{ card: 'stolen-ground' }]);
});

test('leaf-dance: all successful dice against a creature of yours are rolled again', () => {
  const creatures = {
    knight: { at: [300, 300], print: { strength: 3, health: 5 } },
    squire: { of: 1, at: [332, 300], print: stout },
  } as const;
  const table = scene({ creatures, ...told('leaf-dance'), dice: 'axe bullseye shield bullseye axe shield' });
  const rolled = table.activate('knight').attack('squire').assign(0).assign(3);
  expect(rolled.fitting).toEqual(['leaf-dance']);
  const end = rolled.reveal('leaf-dance').end(); // an axe of the two comes again, and is parried
  expect(end.creature('squire')).toMatchObject({ wounds: 0 });
});

test('leaf-dance: also against a shot at your hero, and the blows of your own creature are let alone', () => {
  const archer = { at: [300, 300], print: { health: 5, keywords: [{ keyword: 'shooting', x: 2 }] } } as const;
  const squire = { of: 1, at: [300, 500], print: { strength: 2, health: 5 } } as const;
  const hero1 = { at: [300, 500] } as const;
  const shot = scene({ creatures: { archer, hero1 }, ...told('leaf-dance'), dice: 'bullseye bullseye axe axe' });
  const missed = shot.activate('archer').attack('hero1', 'shooting').reveal('leaf-dance').end();
  expect(missed.creature('hero1')).toMatchObject({ wounds: 0 });
  const near = { archer, squire: { ...squire, at: [332, 300] } } as const;
  const fight = scene({ creatures: near, ...told('leaf-dance'), dice: 'axe axe' })
    .activate('archer')
    .attack('squire')
    .assign(2) // strikes back with all it has
    .assign(0);
  expect(fight.told('attackRolled').map(({ by }) => by)).toContain('squire');
  expect(fight.fitting).toEqual([]);
});

test("bramble-snare: an opponent's character that has moved gets 1 damage and does not attack this turn", () => {
  const creatures = {
    runner: { at: [300, 200], armour: 1, print: stout },
    foe: { of: 1, at: [300, 332] },
  } as const;
  const come = scene({ creatures, ...told('bramble-snare') })
    .activate('runner')
    .move(300, 300);
  expect(come.fitting).toEqual(['bramble-snare']);
  const end = come.reveal('bramble-snare');
  expect(end.creature('runner')).toMatchObject({ armour: 0, wounds: 0, y: 30_000 });
  expect(end.asked('nextAction').seat).toBe(0); // nothing was left for it to do
  const later = end.nextTurn().nextTurn();
  expect(later.activate('runner').refusal({ do: 'attack', attack: 'melee combat', target: 'foe' })).toBeUndefined();
  expect(come.pass().refusal({ do: 'attack', attack: 'melee combat', target: 'foe' })).toBeUndefined();
});

test('bramble-snare: neither heroes nor minions nor your own are caught', () => {
  const creatures = { hero0: { at: [300, 200] }, imp: { card: 'glade-pixie', at: [100, 200] } } as const;
  const table = scene({ creatures, ...told('bramble-snare') });
  expect(table.activate('hero0').move(300, 300).fitting).toEqual([]);
  expect(table.activate('imp').move(100, 300, 'flight').fitting).toEqual([]);
  const own = scene({ edition: 'ru-1', creatures: { one: {} }, players: [{ tactics: ['bramble-snare'] }] });
  expect(own.activate('one').move(300, 350).player(0).tactics).toHaveLength(1);
});

/** The opponent, who has this City, is about to construct a Tavern. */
const atWork = (...city: string[]) =>
  scene({
    active: 1,
    players: [
      { city, buildings: ['tavern'], deck: ['fireball'] },
      { city: ['library'], tactics: ['roots-in-the-walls'] },
    ],
  })
    .endTurn()
    .construct('tavern');

test("roots-in-the-walls: the opponent's new building is tapped, and another of your choice", () => {
  const built = atWork('arena', 'temple', 'library');
  expect(built.fitting).toEqual(['roots-in-the-walls']);
  const revealed = built.reveal('roots-in-the-walls');
  expect(revealed.asked('choose').seat).toBe(1);
  expect(revealed.options).toHaveLength(3); // the new one is tapped already
  const end = revealed.choose(revealed.options.find(name => name.includes('temple'))!);
  const tapped = end.player(0).city.flatMap(({ card, tapped: isTapped }) => (isTapped ? card : []));
  expect(tapped).toEqual(['temple', 'tavern']);
  expect(end.refusal({ do: 'use building', building: 'tavern', ability: 0 })).toMatchObject({ rule: 'C-CTY-8' });
});

test('roots-in-the-walls: the only building is tapped alone, and your own work is let alone', () => {
  const end = atWork().reveal('roots-in-the-walls');
  expect(end.player(0).city).toMatchObject([{ card: 'tavern', tapped: true }]);
  const own = scene({
    edition: 'ru-1',
    active: 1,
    players: [{ buildings: ['tavern'], deck: ['fireball'], tactics: ['roots-in-the-walls'] }, {}],
  });
  expect(own.endTurn().construct('tavern').player(0)).toMatchObject({
    city: [{ card: 'tavern', tapped: false }],
    tactics: [{ card: 'roots-in-the-walls' }],
  });
});
