import type { TacticCard } from '@signum/classic';
import { expect, test } from 'vitest';
import { holding, playing, real, scene } from '../../testing/index.ts';
import { akkari } from '../akkari.ts';

const stout = { health: 5 };
const mushroom = { card: 'infected-mushroom' };
const told = (card: string) => ({ players: [{}, { tactics: [card] }] });

test.each(akkari.filter((card): card is TacticCard => card.type === 'tactic').map(({ id }) => id))(
  '%s: laid face down for its cost',
  id => {
    const { cost, hero } = real(id) as TacticCard;
    const end = playing(id, hero === undefined ? {} : { creatures: { hero0: { card: hero } } });
    expect(end.player(0)).toMatchObject({ hand: [], tactics: [{ card: id }] });
    expect(end.player(0).city.filter(({ tapped }) => tapped)).toHaveLength(cost.buildings.length);
    expect(end.told('cardDeclared')).toEqual([]); // nobody learns which
  },
);

test('veil-of-threads: attacked, Vhessa and a minion of hers change places, and the attack comes to nothing', () => {
  const table = scene({
    creatures: {
      knight: { at: [300, 300] },
      hero1: { card: 'vhessa-spinner-of-veils', at: [332, 300] },
      near: { ...mushroom, of: 1, at: [332, 582] },
      near2: { ...mushroom, of: 1, at: [50, 300] },
      far: { ...mushroom, of: 1, at: [332, 17] },
    },
    ...told('veil-of-threads'),
  })
    .activate('knight')
    .attack('hero1');
  expect(table.fitting).toEqual(['veil-of-threads']);
  const revealed = table.reveal('veil-of-threads');
  expect(revealed.options).toEqual(['near', 'near2']);
  const end = revealed.choose('near');
  expect(end.creature('hero1')).toMatchObject({ x: 33_200, y: 58_200 });
  expect(end.creature('near')).toMatchObject({ x: 33_200, y: 30_000 });
  expect(end.told('attackCancelled')).toHaveLength(1);
  expect(end.told('attackRolled')).toEqual([]);
});

test('veil-of-threads: not without a minion within XL, and for no other hero', () => {
  const creatures = { knight: { at: [300, 300] }, hero1: { card: 'vhessa-spinner-of-veils', at: [332, 300] } } as const;
  const far = { ...mushroom, of: 1, at: [332, 17] } as const;
  const table = scene({ creatures: { ...creatures, far }, ...told('veil-of-threads') })
    .activate('knight')
    .attack('hero1');
  expect(table.fitting).toEqual([]);
  expect(holding('veil-of-threads').refusal({ do: 'play', card: 'veil-of-threads' })).toMatchObject({
    rule: 'C-CRD-13',
  });
});

test("deadly-ambush: damage to an opponent's creature is followed by as many wounds", () => {
  const table = playing('fireball', {
    creatures: {
      mine: { at: [100, 100], armour: 2, print: { health: 9 } },
      theirs: { of: 1, at: [100, 200], print: stout },
    },
    ...told('deadly-ambush'),
  });
  const onTheirs = table.choose('theirs');
  expect(onTheirs.fitting).toEqual([]); // the owner's own creatures are not ambushed
  const onMine = table.choose('mine');
  const end = onMine.reveal('deadly-ambush');
  expect(end.creature('mine')).toMatchObject({ armour: 0, wounds: 4 }); // 3 damage, 2 of it into Armour, then 3 wounds
  expect(onMine.pass().creature('mine')).toMatchObject({ wounds: 1 });
});

test('trapdoor: whoever comes into contact is stabbed by all it touches and does not attack this turn', () => {
  const table = scene({
    creatures: {
      runner: { at: [300, 232], print: stout },
      first: { of: 1, at: [283, 300] },
      second: { of: 1, at: [317, 300] },
    },
    ...told('trapdoor'),
    dice: 'axe bullseye',
  });
  const come = table.activate('runner').move(300, 272);
  expect(come.fitting).toEqual(['trapdoor']);
  const end = come.reveal('trapdoor');
  expect(end.told('backstabRolled')).toHaveLength(2);
  expect(end.creature('runner')).toMatchObject({ wounds: 1 });
  expect(end.asked('nextAction').seat).toBe(0); // nothing was left for it to do
  expect(end.told('attackDeclared')).toEqual([]);
  const later = end.nextTurn().nextTurn();
  expect(later.activate('runner').refusal({ do: 'attack', attack: 'melee combat', target: 'first' })).toBeUndefined();
  expect(come.pass().refusal({ do: 'attack', attack: 'melee combat', target: 'first' })).toBeUndefined();
});

test('death-throes: whoever eliminates a creature of yours gets a wound and falls ill', () => {
  const creatures = { knight: { at: [300, 300], print: stout }, squire: { of: 1, at: [332, 300] } } as const;
  const table = scene({ creatures, ...told('death-throes'), dice: 'axe axe' })
    .activate('knight')
    .attack('squire')
    .assign(0)
    .assign(1);
  expect(table.fitting).toEqual(['death-throes']);
  const end = table.reveal('death-throes').end();
  expect(end.creature('knight')).toMatchObject({ wounds: 1, diseased: true });
  expect(end.creature('squire')).toBeUndefined();
});

test('death-throes: silent if no creature did it', () => {
  const table = playing('fireball', { creatures: { squire: { of: 1, at: [100, 100] } }, ...told('death-throes') });
  expect(table.told('creatureEliminated')).toMatchObject([{ who: 'squire' }]);
  expect(table.fitting).toEqual([]);
});

test("contagion: an opponent's creature that is healed is poisoned, and it and its friends within S are weaker this turn", () => {
  const hurt = { wounds: 2, print: { health: 5, strength: 3 } };
  const table = scene({
    creatures: {
      patient: { ...hurt, at: [300, 300] },
      friend: { at: [300, 412], print: { strength: 2 } },
      away: { at: [300, 187], print: { strength: 2 } },
      owner: { of: 1, at: [332, 332], print: { strength: 2 } },
    },
    players: [{ city: ['temple'] }, { tactics: ['contagion'] }],
    dice: 'axe', // the poison does not bite
  }).use('temple');
  expect(table.fitting).toEqual(['contagion']);
  const end = table.reveal('contagion');
  expect(end.creature('patient')).toMatchObject({ wounds: 1, poisoned: true });
  const strengths = ['patient', 'friend', 'away', 'owner'].map(id => end.value('strength', id));
  expect(strengths).toEqual([2, 1, 2, 2]);
  expect(end.endTurn().value('strength', 'patient')).toBe(3);
});

test('hollow-offering: an opponent who draws loses a random card of the hand and the top card of the deck', () => {
  const players = [
    { city: ['library'], hand: ['dispel'], deck: ['caltrops', 'fireball', 'iron-buckler'] },
    { tactics: ['hollow-offering'] },
  ];
  const table = scene({ players, draws: [0] }).use('library');
  expect(table.player(0).hand).toEqual(['dispel', 'iron-buckler']);
  const end = table.reveal('hollow-offering');
  expect(end.player(0)).toMatchObject({
    hand: ['iron-buckler'],
    deck: ['caltrops'],
    graveyard: ['dispel', 'fireball'],
  });
  expect(end.told('cardDiscarded')).toMatchObject([{ player: 0, atRandom: true }]);
});
