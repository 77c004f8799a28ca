import { expect, test } from 'vitest';
import { playing, scene, type Actor } from '../../testing/index.ts';

const stout = { health: 5 };
const pixie = { card: 'glade-pixie' };

/** An enemy beside a creature with this base that stands at 300, 300. */
const beside = (base: number, more: Actor = {}): Actor => ({
  of: 1,
  at: [300 + base / 2 + 16, 300],
  print: stout,
  ...more,
});

const orsolya = { card: 'orsolya-grove-warden', at: [300, 300] } as const;

test('orsolya-grove-warden: beside any terrain an attack on her deals 1 less', () => {
  const creatures = { orsolya, foe: beside(32, { print: { strength: 2, health: 5 } }) } as const;
  const struck = (at: readonly [number, number]) =>
    scene({
      active: 1,
      creatures,
      terrains: { wood: { card: 'forest', at, of: 1 } },
      dice: 'axe axe bullseye bullseye',
    })
      .activate('foe')
      .attack('orsolya')
      .assign(0)
      .assign(2)
      .end();
  expect(struck([300, 352]).creature('orsolya')).toMatchObject({ wounds: 1 }); // 1 mm apart
  expect(struck([300, 354]).creature('orsolya')).toMatchObject({ wounds: 2 }); // 3 mm
});

test('orsolya-grove-warden: a Bullseye at the start of her activation heals her, and woods do not slow her down', () => {
  const creatures = { orsolya: { ...orsolya, wounds: 2 } };
  const terrains = { wood: { card: 'forest', at: [300, 360] } } as const;
  const grown = scene({ creatures, terrains, dice: 'bullseye' }).activate('orsolya');
  expect(grown.end().creature('orsolya')).toMatchObject({ wounds: 1 });
  expect(grown.move(300, 400).creature('orsolya')).toMatchObject({ y: 40_000 }); // all of M
  const still = scene({ creatures, terrains, dice: 'shield' }).activate('orsolya').end();
  expect(still.creature('orsolya')).toMatchObject({ wounds: 2 });
  expect(scene({ creatures: { orsolya } }).activate('orsolya').told('healed')).toEqual([]); // unwounded, no die
});

test('grask-redmane: stronger while wounded, one die at least attacks, and he leaps over bases', () => {
  const grask = { card: 'grask-redmane', at: [300, 300] } as const;
  const fight = (wounds: number) =>
    scene({ creatures: { grask: { ...grask, wounds }, foe: beside(32) } })
      .activate('grask')
      .attack('foe')
      .assign(0);
  expect(fight(0).asked('assignDice')).toMatchObject({ dice: 2, least: 1, most: 2 });
  expect(fight(1).asked('assignDice')).toMatchObject({ dice: 3, least: 1, most: 3 });
  const way = scene({ creatures: { grask, friend: { at: [300, 332] } } })
    .activate('grask')
    .answer({ do: 'move' });
  expect(way.refusal({ mode: 'walk', x: 30_000, y: 45_000 })).toBeDefined(); // too far round the friend
  expect(way.answer({ mode: 'jump', x: 30_000, y: 45_000 }).creature('grask')).toMatchObject({ y: 45_000 });
});

test('sigrun-howler: her howl makes your other characters within M stronger for a turn', () => {
  const sigrun = { card: 'sigrun-howler', at: [300, 300] } as const;
  const table = scene({
    creatures: {
      sigrun,
      near: { at: [300, 432] },
      far: { at: [300, 167] },
      hero0: { at: [400, 300] },
      imp: { ...pixie, at: [200, 300] },
      foe: { of: 1, at: [220, 220] },
    },
  });
  const all = ['sigrun', 'near', 'far', 'hero0', 'imp', 'foe'];
  const howled = table.activate('sigrun').ability('howl 0');
  expect(all.map(id => howled.value('strength', id))).toEqual([2, 2, 1, 3, 1, 1]);
  expect(howled.endTurn().value('strength', 'near')).toBe(1);
  const pressed = scene({ creatures: { sigrun, foe: beside(32) } }).activate('sigrun');
  expect(pressed.refusal({ do: 'use', ability: 'howl 0' })).toMatchObject({ rule: 'C-ACT-6' });
});

const ulfar = { card: 'ulfar-scent-hunter', at: [300, 300] } as const;

test('ulfar-scent-hunter: whom he comes upon is hidden no longer', () => {
  const creatures = {
    ulfar,
    tikka: { card: 'tikka-pack-whelp', at: [400, 400] },
    spy: { of: 1, at: [400, 300], hidden: true, wounds: 1, print: stout },
    other: { of: 1, at: [300, 500], hidden: true },
    hero1: { at: [200, 300], hidden: true },
  } as const;
  const table = scene({ creatures });
  expect(table.activate('ulfar').move(232, 300).creature('hero1')).toMatchObject({ hidden: false });
  const come = table.activate('ulfar').move(368, 300);
  expect(come.creature('spy')).toMatchObject({ hidden: false });
  expect(come.creature('other')).toMatchObject({ hidden: true });
  const fight = come.attack('spy').assign(0);
  expect(fight.asked('assignDice')).toMatchObject({ creature: 'ulfar', dice: 3 }); // 2, and 1 against the wounded
  const whelp = table.activate('tikka').move(400, 332);
  expect(whelp.creature('spy')).toMatchObject({ hidden: true }); // nobody else smells it
});

test('ulfar-scent-hunter: one who comes to him stays hidden', () => {
  const spy = { of: 1, at: [400, 300], hidden: true } as const;
  const come = scene({ active: 1, creatures: { ulfar, spy } }).activate('spy').move(332, 300);
  expect(come.creature('spy')).toMatchObject({ hidden: true });
});

test('ulfar-scent-hunter: he may turn over what he finds in Ruins', () => {
  const table = scene({
    creatures: { ulfar: { ...ulfar, at: [300, 350] } },
    terrains: { ruins: { card: 'ruins', at: [300, 300] } },
    dice: 'bullseye axe',
  });
  const found = table.activate('ulfar').answer({ do: 'search', terrain: 'ruins' });
  expect(found.asked('reroll')).toMatchObject({ purpose: 'search', faces: ['bullseye'] });
  const end = found.reroll(0).end();
  expect(end.creature('ulfar')).toMatchObject({ wounds: 0 });
  expect(end.player(0).prosperity).toBe(5);
});

test('tikka-pack-whelp: a leap, and a die more against the wounded', () => {
  const tikka = { card: 'tikka-pack-whelp', at: [300, 300] } as const;
  const attack = (wounds: number) =>
    scene({ creatures: { tikka, friend: { at: [300, 332] }, foe: { of: 1, at: [300, 450], wounds, print: stout } } })
      .activate('tikka')
      .move(300, 418, 'jump')
      .attack('foe')
      .assign(0);
  expect(attack(0).asked('assignDice')).toMatchObject({ creature: 'tikka', dice: 1 });
  expect(attack(1).asked('assignDice')).toMatchObject({ creature: 'tikka', dice: 2 });
});

test('liriel-spring-maiden: two dice to heal, one to wound', () => {
  const creatures = {
    liriel: { card: 'liriel-spring-maiden', at: [300, 300] },
    near: { at: [332, 300], wounds: 3, print: stout },
    afar: { at: [300, 100], wounds: 3, print: stout },
    foe: { of: 1, at: [300, 500], armour: 1, print: stout },
  } as const;
  const table = scene({ creatures, dice: 'axe shield' }).activate('liriel').ability('healer');
  expect(table.options).toEqual(['near', 'afar']);
  expect(table.choose('near').end().creature('near')).toMatchObject({ wounds: 1 });
  expect(table.choose('afar').end().creature('afar')).toMatchObject({ wounds: 3 }); // there the Bullseye heals
  const shot = scene({ creatures, dice: 'bullseye' }).activate('liriel').attack('foe', 'magical shot').end();
  expect(shot.creature('foe')).toMatchObject({ wounds: 1, armour: 1 });
  const moved = scene({ creatures }).activate('liriel').move(250, 300);
  expect(moved.asked('nextAction').seat).toBe(0); // no Battle Mage
});

test('aenor-star-weaver: he casts two dice after a move, one of which may be rolled again', () => {
  const creatures = {
    aenor: { card: 'aenor-star-weaver', at: [300, 200] },
    foe: { of: 1, at: [300, 582], print: stout },
  } as const;
  const table = scene({ creatures, dice: 'axe shield bullseye' }).activate('aenor');
  expect(table.refusal({ do: 'attack', attack: 'magical shot', target: 'foe' })).toMatchObject({ rule: 'C-RNG-5' });
  const cast = table.move(300, 300).attack('foe', 'magical shot');
  expect(cast.asked('reroll')).toMatchObject({ creature: 'aenor', purpose: 'attack', places: [0, 1], most: 1 });
  expect(cast.reroll(1).end().creature('foe')).toMatchObject({ wounds: 1 });
});

const bramble = { card: 'bramble-elder-treant', at: [300, 300], wounds: 2 } as const;

test('bramble-elder-treant: he cannot run, and no building touches him; he grows again by himself', () => {
  const creatures = { bramble, one: { at: [100, 300], wounds: 1, print: stout } } as const;
  const table = scene({ creatures, players: [{ city: ['temple'] }], dice: 'bullseye' });
  expect(table.use('temple').creature('one')).toMatchObject({ wounds: 0 }); // there is nobody else to heal
  const act = table.activate('bramble');
  expect(act.end().creature('bramble')).toMatchObject({ wounds: 1 });
  expect(act.refusal({ do: 'run' })).toMatchObject({ rule: 'C-RUN-2' });
  expect(act.move(300, 380).creature('bramble')).toMatchObject({ y: 38_000 });
});

const silvermane = 'silvermane-the-unicorn';

test('silvermane-the-unicorn: when it is played it heals a creature of yours and cleans it', () => {
  const ill = { wounds: 3, poisoned: true, diseased: true, print: stout } as const;
  const table = playing(silvermane, {
    creatures: {
      one: { ...ill, at: [100, 300] },
      two: { ...ill, at: [200, 300] },
      well: { at: [300, 300], poisoned: true },
      theirs: { ...ill, of: 1, at: [400, 300] },
      hero0: { wounds: 1 },
    },
  }).place(300, 25);
  expect(table.options).toEqual(['one', 'two', 'hero0']);
  const end = table.choose('two');
  expect(end.creature('two')).toMatchObject({ wounds: 1, poisoned: false, diseased: false });
  expect(end.creature('one')).toMatchObject({ wounds: 3, poisoned: true });
  expect(playing(silvermane).place(300, 25).summoned(silvermane)).toBeDefined(); // nobody to heal, and it comes
});

test('silvermane-the-unicorn: neither Poison nor Disease, and no building touches it', () => {
  const creatures = { unicorn: { card: silvermane, of: 1, at: [100, 100] }, near: { of: 1, at: [100, 200] } } as const;
  const ill = playing('plague-of-kisses', { creatures }).choose('unicorn', 'near');
  expect(ill.state.creatures.filter(({ diseased }) => diseased).map(({ id }) => id)).toEqual(['near']);
  const poisoned = playing('venom-mist', { creatures }).choose('unicorn', 'near');
  expect(poisoned.state.creatures.filter(one => one.poisoned).map(({ id }) => id)).toEqual(['near']);
  const own = { unicorn: { card: silvermane }, one: { at: [400, 400] }, two: { at: [500, 400] } } as const;
  expect(scene({ creatures: own, players: [{ city: ['arena'] }] }).use('arena').options).toEqual(['one', 'two']);
});

const tamsin = { card: 'tamsin-pixie-trickster', at: [300, 300] } as const;

test('tamsin-pixie-trickster: two creatures of yours within L change places, herself or not', () => {
  const table = scene({
    creatures: {
      tamsin,
      one: { at: [300, 482] },
      two: { at: [118, 300] },
      far: { at: [483, 300] },
      saint: { at: [300, 200], print: { keywords: [{ keyword: 'shield-against', against: 'impact' }] } },
      hero0: { at: [400, 300] },
      foe: { of: 1, at: [150, 220] },
    },
  });
  const trick = table.activate('tamsin').ability(0);
  expect(trick.options).toEqual(['one', 'two', 'hero0']);
  const other = trick.choose('one');
  expect(other.options).toEqual(['tamsin', 'two', 'hero0']);
  const end = other.choose('two');
  expect(end.creature('one')).toMatchObject({ x: 11_800, y: 30_000 });
  expect(end.creature('two')).toMatchObject({ x: 30_000, y: 48_200 });
  const self = other.choose('tamsin');
  expect(self.creature('tamsin')).toMatchObject({ x: 30_000, y: 48_200 });
  expect(self.creature('one')).toMatchObject({ x: 30_000, y: 30_000 });
});

test('tamsin-pixie-trickster: alone she has nobody to swap', () => {
  const act = scene({ creatures: { tamsin } }).activate('tamsin');
  expect(act.refusal({ do: 'use', ability: 'text 0' })).toMatchObject({ rule: 'C-PLY-5' });
});

test('tamsin-pixie-trickster: she strikes nobody, slips away, and is hard to hit', () => {
  const foe = beside(32, { print: { keywords: [{ keyword: 'shooting', x: 1 }] } });
  const act = scene({ creatures: { tamsin, foe } }).activate('tamsin');
  expect(act.refusal({ do: 'attack', attack: 'melee combat', target: 'foe' })).toMatchObject({ rule: 'C-MEL-2' });
  const away = act.move(300, 450, 'flight');
  expect(away.told('backstabProvoked')).toEqual([]);
  const shot = scene({ active: 1, creatures: { tamsin, foe: { ...foe, at: [300, 500] } }, dice: 'bullseye axe' });
  expect(shot.activate('foe').attack('tamsin', 'shooting').end().creature('tamsin')).toMatchObject({ wounds: 0 });
});
