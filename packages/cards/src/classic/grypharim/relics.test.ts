import { expect, test } from 'vitest';
import { holding, playing, scene, type Actor } from '../../testing/index.ts';

const stout = { health: 5 };
const foe: Actor = { of: 1, at: [332, 300], print: stout };
const roland = { hero0: { card: 'roland-the-proud', at: [300, 300] } } as const;
const demian = { hero0: { card: 'emperor-demian', at: [300, 300] } } as const;
const theodora = { hero0: { card: 'theodora-kessel', at: [300, 300] } } as const;
const recruit = { card: 'legion-recruit' };
const legion = { minion: 'legion-recruit' };

test.each([
  ['marshals-bulwark', 'roland-the-proud', 'emperor-demian'],
  ['crown-of-the-legions', 'emperor-demian', 'roland-the-proud'],
  ['brand-of-truth', 'theodora-kessel', 'roland-the-proud'],
])('%s: for %s and nobody else', (card, own, other) => {
  const whyNot = (hero: string) =>
    holding(card, { creatures: { hero0: { card: hero } } }).refusal({ do: 'play', card });
  expect(whyNot(own)).toBeUndefined();
  expect(whyNot(other)).toMatchObject({ rule: 'C-CRD-13' });
});

test('marshals-bulwark: Roland never tires, defends with two dice more, and the shield takes 3 points', () => {
  const strong = { strength: 5, health: 5 };
  const table = playing('marshals-bulwark', {
    creatures: { ...roland, foe: { ...foe, print: strong }, foe2: { ...foe, at: [268, 300] } },
    dice: 'axe axe axe axe axe shield shield bullseye bullseye bullseye',
  });
  expect(table.player(0).relics).toMatchObject([{ card: 'marshals-bulwark', tokens: 3 }]);
  const fought = table.nextTurn().activate('foe').attack('hero0').assign(0).assign(5).end();
  expect(fought.told('defenceRolled')).toMatchObject([{ faces: { length: 5 } }]);
  expect(fought.player(0)).toMatchObject({ relics: [], graveyard: ['marshals-bulwark'] }); // 3 hits, 3 tokens
  expect(fought.creature('hero0')).toMatchObject({ wounds: 0 });
});

test('marshals-bulwark: in a second fight Roland may strike back', () => {
  const creatures = { hero0: { ...roland.hero0, defended: true }, foe };
  const fresh = scene({ active: 1, creatures, players: [{ relics: ['marshals-bulwark'] }] });
  expect(fresh.activate('foe').attack('hero0').asked('assignDice')).toMatchObject({ creature: 'hero0', most: 3 });
  const tired = scene({ active: 1, creatures }).activate('foe').attack('hero0');
  expect(tired.asked('assignDice')).toMatchObject({ creature: 'foe' });
});

test('crown-of-the-legions: minions have 1 Strength more, and the first one in a turn brings 1 Prosperity', () => {
  const table = playing('crown-of-the-legions', {
    creatures: { ...demian, imp: { ...recruit, at: [100, 300] }, theirs: { ...recruit, of: 1, at: [100, 500] } },
    players: [legion],
  });
  const strengths = ['imp', 'theirs', 'hero0'].map(id => table.value('strength', id));
  expect(strengths).toEqual([2, 1, 2]);
  const first = table.useCreature('hero0').place(332, 300);
  expect(first.player(0).prosperity).toBe(3); // paid 1, gained 1
  const { id } = first.summoned('legion-recruit')!;
  expect(first.value('strength', id)).toBe(2);
});

test('crown-of-the-legions: once a turn, and for minions of yours only', () => {
  const muster = playing('imperial-muster', {
    creatures: demian,
    players: [{ ...legion, relics: ['crown-of-the-legions'] }],
  });
  const end = muster.place(332, 300).place(300, 332);
  expect(end.told('minionSummoned')).toHaveLength(2);
  expect(end.player(0).prosperity).toBe(4);
  const theirs = scene({
    active: 1,
    creatures: { ...demian, hero1: { card: 'emperor-demian' } },
    players: [{ relics: ['crown-of-the-legions'] }, legion],
  });
  const other = theirs.useCreature('hero1').placeAnywhere();
  expect(other.told('minionSummoned')).toHaveLength(1);
  expect(other.player(0).prosperity).toBe(3);
});

const blessed = { bonus: { stat: 'strength', by: 2 }, source: 'x', by: 1, card: 'fireball' } as never;

test("brand-of-truth: Theodora's Magical Strike has four dice and takes away what its victim has gained", () => {
  const table = playing('brand-of-truth', {
    creatures: { ...theodora, foe: { ...foe, gains: [blessed] } },
    dice: 'axe bullseye bullseye bullseye',
  });
  expect(table.value('strength', 'foe')).toBe(3);
  const end = table.activate('hero0').attack('foe', 'magical strike').end();
  expect(end.creature('foe')).toMatchObject({ wounds: 1 });
  expect(end.value('strength', 'foe')).toBe(1);
  expect(end.player(0).relics).toMatchObject([{ card: 'brand-of-truth', marks: 1 }]);
});

test('brand-of-truth: a miss takes nothing away, and the third strike is the last', () => {
  const table = scene({
    creatures: { ...theodora, foe: { ...foe, gains: [blessed] } },
    players: [{ relics: ['brand-of-truth'] }],
    dice: 'bullseye bullseye bullseye bullseye',
  });
  table.state.players[0]!.relics[0]!.marks = 2;
  const end = table.activate('hero0').attack('foe', 'magical strike').end();
  expect(end.value('strength', 'foe')).toBe(3);
  expect(end.player(0)).toMatchObject({ relics: [], graveyard: ['brand-of-truth'] });
  expect(end.value('magicalStrikeDice', 'hero0')).toBe(2);
});

test('brand-of-truth: in melee combat it does nothing', () => {
  const table = scene({
    creatures: { ...theodora, foe: { ...foe, gains: [blessed] } },
    players: [{ relics: ['brand-of-truth'] }],
    dice: 'axe axe bullseye bullseye bullseye',
  });
  const end = table.activate('hero0').attack('foe').assign(0).assign(2).end();
  expect(end.creature('foe')).toMatchObject({ wounds: 2 });
  expect(end.value('strength', 'foe')).toBe(3);
  expect(end.player(0).relics).toMatchObject([{ marks: 0 }]);
});

test('heavy-plate: it takes 4 points of damage, and nobody runs in it', () => {
  const table = playing('heavy-plate', {
    creatures: { ...demian, foe: { ...foe, print: { strength: 5, health: 5 } } },
    dice: 'axe axe axe axe axe bullseye bullseye',
  });
  expect(table.player(0).relics).toMatchObject([{ card: 'heavy-plate', tokens: 4 }]);
  expect(table.activate('hero0').refusal({ do: 'run' })).toMatchObject({ code: 'never-runs' });
  expect(table.activate('hero0').refusal({ do: 'move' })).toBeUndefined();
  const end = table.nextTurn().activate('foe').attack('hero0').assign(0).assign(5).end();
  expect(end.creature('hero0')).toMatchObject({ wounds: 1 });
  expect(end.player(0)).toMatchObject({ relics: [], graveyard: ['heavy-plate'] });
  expect(end.value('runs', 'hero0')).toBe(true); // and what it gave is gone
});

test('jousting-lance: 2 Strength more for two fights, whoever attacks and whether the hero strikes or not', () => {
  const table = playing('jousting-lance', { creatures: { ...roland, foe }, dice: `bullseye ${'bullseye '.repeat(5)}` });
  expect(table.value('strength', 'hero0')).toBe(5);
  const fight = table.activate('hero0').attack('foe').assign(1);
  expect(fight.asked('assignDice')).toMatchObject({ creature: 'hero0', dice: 5 });
  const once = fight.assign(0);
  expect(once.player(0).relics).toMatchObject([{ card: 'jousting-lance', marks: 1 }]);
  const twice = once.nextTurn().activate('foe').attack('hero0');
  expect(twice.asked('assignDice')).toMatchObject({ creature: 'hero0', dice: 5 });
  const end = twice.assign(5).assign(0).end();
  expect(end.player(0)).toMatchObject({ relics: [], graveyard: ['jousting-lance'] });
  expect(end.value('strength', 'hero0')).toBe(3);
});

test('gryphon-banner: its bearer rolls a defence die again, and characters within M fight on wounded', () => {
  const table = playing('gryphon-banner', {
    creatures: {
      ...roland,
      near: { at: [300, 432], wounds: 1, print: stout },
      far: { at: [300, 167], wounds: 1, print: stout },
      foe: { ...foe, at: [332, 432] },
    },
    dice: 'axe bullseye',
  });
  expect(table.value('defenceRerolls', 'hero0')).toBe(1);
  expect(['near', 'far', 'hero0', 'foe'].map(id => table.has(id, 'fortitude'))).toEqual([true, false, false, false]);
  const end = table.activate('near').attack('foe').assign(0).assign(1).end();
  expect(end.creature('foe')).toMatchObject({ wounds: 1 });
});

test('chalice-of-dawn: tapped, it heals a wounded creature of yours within M by 1', () => {
  const hurt = { wounds: 2, print: stout };
  const table = playing('chalice-of-dawn', {
    creatures: {
      hero0: { ...demian.hero0, wounds: 1 },
      near: { ...hurt, at: [300, 432] },
      far: { ...hurt, at: [300, 167] },
      well: { at: [240, 300] },
      foe: { ...hurt, of: 1, at: [360, 300] },
    },
  }).useRelic('chalice-of-dawn');
  expect(table.options).toEqual(['hero0', 'near']);
  const end = table.choose('near');
  expect(end.creature('near')).toMatchObject({ wounds: 1 });
  expect(end.player(0).relics).toMatchObject([{ tapped: true }]);
});

test('chalice-of-dawn: with the Order of the Chalice its members heal with one die more', () => {
  const creatures = {
    ...demian,
    belinda: { card: 'belinda-the-merciful-hand', at: [100, 300] },
    nun: { at: [200, 300], print: { keywords: [{ keyword: 'healer', x: 1 }] } },
    anselm: { card: 'brother-anselm', at: [400, 300] },
    theirs: { card: 'sister-honoria', of: 1, at: [100, 500] },
  } as const;
  const dice = (...city: string[]) => {
    const table = scene({ creatures, players: [{ city, relics: ['chalice-of-dawn'] }] });
    return ['belinda', 'nun', 'anselm', 'theirs'].map(id => table.value('healerDice', id));
  };
  expect(dice()).toEqual([3, 1, 0, 2]);
  expect(dice('order-of-the-chalice')).toEqual([5, 1, 0, 2]); // the Order itself adds another
});

test('winged-helm: its bearer flies, and S further', () => {
  const table = playing('winged-helm', {
    creatures: { ...demian, mate: { at: [300, 332] } },
    terrains: { cliff: { card: 'rocks', at: [300, 400] } },
  });
  const way = table.activate('hero0').answer({ do: 'move' });
  expect(way.refusal({ mode: 'flight', x: 30_000, y: 48_100 })).toMatchObject({ code: 'too-far' });
  expect(way.answer({ mode: 'flight', x: 30_000, y: 48_000 }).creature('hero0')).toMatchObject({ y: 48_000 });
  const plain = scene({ creatures: demian }).activate('hero0').answer({ do: 'move' });
  expect(plain.refusal({ mode: 'flight', x: 30_000, y: 35_000 })).toBeDefined();
});
