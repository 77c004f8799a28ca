import type { TacticCard } from '@signum/classic';
import { expect, test } from 'vitest';
import { holding, playing, real, scene } from '../../testing/index.ts';
import { grypharim } from '../grypharim.ts';

const stout = { health: 5 };
const told = (...tactics: string[]) => ({ players: [{}, { tactics }] });

test.each(grypharim.filter((card): card is TacticCard => card.type === 'tactic').map(({ id }) => id))(
  '%s: laid face down for its cost',
  id => {
    const { cost, hero } = real(id) as TacticCard;
    const end = playing(id, hero === undefined ? {} : { creatures: { hero0: { card: hero } } });
    expect(end.player(0)).toMatchObject({ hand: [], tactics: [{ card: id }] });
    expect(end.player(0).city.filter(({ tapped }) => tapped)).toHaveLength(cost.buildings.length);
    expect(end.told('cardDeclared')).toEqual([]); // nobody learns which
  },
);

test.each([
  ['vow-of-the-protector', 'emperor-demian'],
  ['interdict', 'roland-the-proud'],
])('%s: not for %s', (card, hero) => {
  const other = holding(card, { creatures: { hero0: { card: hero } } });
  expect(other.refusal({ do: 'play', card })).toMatchObject({ rule: 'C-CRD-13' });
});

const roland = { card: 'roland-the-proud', at: [300, 500], armour: 1 } as const;

test('vow-of-the-protector: damage to a character within M of Roland is 1 less, and the rest comes to him', () => {
  const creatures = {
    hero0: { at: [300, 250] },
    hero1: roland,
    ward: { of: 1, at: [300, 368], print: stout },
    far: { of: 1, at: [300, 150], print: stout },
  } as const;
  const table = playing('fireball', { creatures, ...told('vow-of-the-protector') });
  const struck = table.choose('ward');
  expect(struck.fitting).toEqual(['vow-of-the-protector']);
  const end = struck.reveal('vow-of-the-protector');
  expect(end.creature('ward')).toMatchObject({ wounds: 0 });
  expect(end.creature('hero1')).toMatchObject({ armour: 0, wounds: 1 }); // 3, 1 prevented, 1 into his Armour
  const away = table.choose('far');
  expect(away.fitting).toEqual([]);
});

const theodora = { card: 'theodora-kessel' };

test("interdict: an opponent's spell comes to nothing, and its cost is lost", () => {
  const creatures = { hero1: theodora, ward: { of: 1, at: [100, 100] } } as const;
  const table = playing('fireball', { creatures, ...told('interdict') });
  expect(table.fitting).toEqual(['interdict']);
  const end = table.reveal('interdict');
  expect(end.creature('ward')).toMatchObject({ wounds: 0 });
  expect(end.told('cardCancelled')).toMatchObject([{ player: 0, card: 'fireball' }]);
  expect(end.player(0)).toMatchObject({ graveyard: ['fireball'], prosperity: 3 }); // a spell not carried out is not taxed
  expect(end.player(0).city.every(({ tapped }) => tapped)).toBe(true);
});

test('interdict: it stops spells only', () => {
  const relic = playing('jousting-lance', {
    creatures: { hero0: { card: 'roland-the-proud' }, hero1: theodora },
    ...told('interdict'),
  });
  expect(relic.fitting).toEqual([]);
  expect(relic.pass().player(0).relics).toMatchObject([{ card: 'jousting-lance' }]);
});

/** A knight of the first player kills a squire of the second. */
const killing = (tactics: string[], more = {}) =>
  scene({
    creatures: {
      knight: { at: [300, 300], print: stout },
      squire: { of: 1, card: 'ruphus-the-young-squire', at: [332, 300] },
      hurt: { of: 1, at: [500, 300], wounds: 3, print: stout },
      hero1: { wounds: 1 },
      ...more,
    },
    players: [{}, { tactics, deck: ['fireball', 'dispel'] }],
    dice: 'axe bullseye',
  })
    .activate('knight')
    .attack('squire')
    .assign(0)
    .assign(1);

test('salvation: a character of yours that dies comes back to your hand', () => {
  const dying = killing(['salvation']);
  expect(dying.fitting).toEqual(['salvation']);
  const end = dying.reveal('salvation').end();
  expect(end.creature('squire')).toBeUndefined();
  expect(end.player(1)).toMatchObject({ hand: ['ruphus-the-young-squire'], graveyard: ['salvation'] });
  expect(dying.pass().player(1)).toMatchObject({ hand: [], graveyard: ['ruphus-the-young-squire'] });
});

test("salvation: not for minions, and not for the opponent's dead", () => {
  const imp = killing(['salvation'], { squire: { of: 1, kind: 'minion', at: [332, 300] } });
  expect(imp.fitting).toEqual([]);
  const knight = { at: [300, 300] } as const;
  const beaten = scene({
    creatures: { knight, ward: { of: 1, at: [332, 300], print: stout } },
    ...told('salvation'),
    dice: 'bullseye axe',
  });
  const dead = beaten.activate('knight').attack('ward').assign(1).assign(1).end();
  expect(dead.told('creatureEliminated')).toMatchObject([{ who: 'knight' }]);
  expect(dead.fitting).toEqual([]);
});

test("heavens-oversight: when a character's card goes to the Graveyard one of yours is healed by 2 and a card is drawn", () => {
  const dead = killing(['heavens-oversight']);
  expect(dead.creature('squire')).toBeUndefined();
  expect(dead.fitting).toEqual(['heavens-oversight']);
  const chosen = dead.reveal('heavens-oversight');
  expect(chosen.options).toEqual(['hurt', 'hero1']);
  const end = chosen.choose('hurt');
  expect(end.creature('hurt')).toMatchObject({ wounds: 1 });
  expect(end.player(1)).toMatchObject({ hand: ['dispel'], deck: ['fireball'] });
});

test('heavens-oversight: silent where Salvation has taken the card', () => {
  const saved = killing(['salvation', 'heavens-oversight']);
  expect(saved.fitting).toEqual(['salvation']);
  const end = saved.reveal('salvation');
  expect(end.told('cardToGraveyard')).toMatchObject([{ card: 'salvation' }]);
});

test('shield-wall: when one of yours is attacked it and all of yours within S have a token of Armour in this turn', () => {
  const table = scene({
    creatures: {
      knight: { at: [300, 300], print: stout },
      ward: { of: 1, at: [332, 300], print: stout },
      near: { of: 1, at: [444, 300] },
      far: { of: 1, at: [332, 413] },
      hero1: { at: [332, 250] },
      friend: { at: [268, 300] },
    },
    ...told('shield-wall'),
    dice: 'axe bullseye',
  });
  const attacked = table.activate('knight').attack('ward');
  expect(attacked.fitting).toEqual(['shield-wall']);
  const wall = attacked.reveal('shield-wall');
  const armour = ['ward', 'near', 'far', 'hero1', 'friend', 'knight'].map(id => wall.creature(id)!.armour);
  expect(armour).toEqual([1, 1, 0, 1, 0, 0]);
  const end = wall.assign(0).assign(1).end();
  expect(end.creature('ward')).toMatchObject({ wounds: 0, armour: 0 });
  const later = end.endTurn();
  expect(['near', 'hero1'].map(id => later.creature(id)!.armour)).toEqual([0, 0]);
});

test('shield-wall: an attack of your own is no reason', () => {
  const creatures = { knight: { of: 1, at: [300, 300] }, foe: { at: [332, 300] } } as const;
  const own = scene({ active: 1, creatures, ...told('shield-wall') })
    .activate('knight')
    .attack('foe');
  expect(own.asked('assignDice').seat).toBe(0);
});

test("confession: an opponent's creature that hides is found and takes 2 damage", () => {
  const thief = { at: [300, 300], armour: 1, print: { health: 5, keywords: [{ keyword: 'stealth' }] } } as const;
  const table = scene({ creatures: { thief }, ...told('confession') })
    .activate('thief')
    .ability('stealth');
  expect(table.fitting).toEqual(['confession']);
  const end = table.reveal('confession');
  expect(end.creature('thief')).toMatchObject({ hidden: false, armour: 0, wounds: 1 });
  expect(table.pass().creature('thief')).toMatchObject({ hidden: true, wounds: 0 });
});

test('confession: whoever enters hidden confesses, too', () => {
  const entered = playing('lurr-trapdoor-hunter', told('confession')).place(300, 25);
  expect(entered.fitting).toEqual(['confession']);
  const end = entered.reveal('confession');
  expect(end.summoned('lurr-trapdoor-hunter')).toMatchObject({ hidden: false, wounds: 2 });
});
