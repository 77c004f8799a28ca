import { expect, test } from 'vitest';
import { playing, scene, type Actor } from '../../testing/index.ts';

test.each([
  ['zhiraxa-fang-of-the-queen', 3, 'M', 3, 32, 4],
  ['ikkvet-carapace-guard', 2, 'S', 3, 32, 3],
  ['skarn-mandible-brute', 3, 'M', 4, 50, 3],
  ['thol-the-flenser', 2, 'M', 3, 32, 3],
  ['rasp-blood-drinker', 2, 'M', 2, 32, 3],
  ['nyssith-web-caster', 1, 'M', 2, 32, 2],
  ['velmora-silk-assassin', 2, 'M', 1, 32, 3],
  ['quelith-thread-walker', 1, 'L', 2, 32, 2],
  ['ashkar-plague-chanter', 1, 'M', 2, 32, 2],
  ['orba-egg-tender', 1, 'S', 3, 32, 2],
  ['gorrak-hollow-host', 2, 'M', 3, 32, 3],
  ['chitter-spiderling-swarm', 1, 'L', 2, 50, 2],
  ['lurr-trapdoor-hunter', 2, 'S', 3, 50, 3],
  ['tzeth-venom-priest', 1, 'M', 2, 32, 3],
  ['yssgar-the-queens-steed', 4, 'M', 5, 60, 5],
  ['malvyr-whispering-recluse', 1, 'M', 2, 32, 3],
] as const)(
  '%s: Strength %i, Movement %s, Health %i on a base of %i mm, for %i buildings',
  (id, strength, movement, health, base, cost) => {
    const end = playing(id).place(300, base / 2);
    const { id: name, ...creature } = end.summoned(id)!;
    expect(creature).toMatchObject({ kind: 'character', owner: 0, activated: true });
    expect([end.value('strength', name), end.value('step', name), end.value('health', name)]).toEqual([
      strength,
      movement,
      health,
    ]);
    expect(end.player(0).hand).toEqual([]);
    expect(end.player(0).city.filter(({ tapped }) => tapped)).toHaveLength(cost);
  },
);

/** An enemy beside a creature with this base that stands at 300, 300. */
const beside = (base: number, more: Actor = {}): Actor => ({
  of: 1,
  at: [300 + base / 2 + 16, 300],
  print: { health: 5 },
  ...more,
});

test('zhiraxa-fang-of-the-queen: having killed one she goes for the next, and her sting strengthens her', () => {
  const table = scene({
    creatures: {
      zhiraxa: { card: 'zhiraxa-fang-of-the-queen', at: [300, 300] },
      weak: beside(32, { poisoned: true, print: { health: 1 } }),
      next: { of: 1, at: [300, 390], print: { health: 5 } },
    },
    dice: 'axe axe axe axe bullseye',
  });
  const fight = table.activate('zhiraxa').attack('weak').assign(0);
  expect(fight.asked('assignDice')).toMatchObject({ creature: 'zhiraxa', dice: 4 }); // 3, and 1 against the poisoned
  const hunting = fight.assign(4);
  expect(hunting.creature('weak')).toBeUndefined();
  const there = hunting.answer({ do: 'move' }).answer({ mode: 'walk', x: 30_000, y: 35_800 });
  expect(there.value('persecutions', 'zhiraxa')).toBe(1);
  const second = there.attack('next');
  expect(second.creature('next')).toMatchObject({ poisoned: true }); // stung for the first time
  expect(second.assign(0).asked('assignDice')).toMatchObject({ dice: 3 });
});

test('ikkvet-carapace-guard: he enters with two Armour tokens, and enemies beside him must fight him', () => {
  const entered = playing('ikkvet-carapace-guard').place(300, 16);
  expect(entered.summoned('ikkvet-carapace-guard')).toMatchObject({ armour: 2 });
  const table = scene({
    active: 1,
    creatures: {
      ikkvet: { card: 'ikkvet-carapace-guard', at: [300, 300], armour: 2 },
      mate: { at: [364, 300] },
      foe: beside(32, { print: { strength: 3 } }),
    },
    dice: 'axe axe axe bullseye bullseye',
  }).activate('foe');
  expect(table.refusal({ do: 'attack', attack: 'melee combat', target: 'mate' })).toMatchObject({ rule: 'C-MEL-4' });
  const end = table.attack('ikkvet').assign(0).assign(3).end();
  expect(end.creature('ikkvet')).toMatchObject({ armour: 0, wounds: 1 });
});

test('skarn-mandible-brute: two of his dice must attack, and whatever hurts him hurts him more', () => {
  const table = scene({
    creatures: { skarn: { card: 'skarn-mandible-brute', at: [300, 300] }, foe: beside(50) },
    dice: 'bullseye bullseye axe axe',
  })
    .activate('skarn')
    .attack('foe')
    .assign(1);
  expect(table.asked('assignDice')).toMatchObject({ creature: 'skarn', least: 2, most: 3 });
  expect(table.assign(2).end().creature('skarn')).toMatchObject({ wounds: 2 }); // one hit, and one more
});

/** Thol, who has named that victim, attacks the one beside him. */
const hunt = (victim: string, dice: string, health = 5) =>
  scene({
    creatures: {
      thol: { card: 'thol-the-flenser', at: [300, 300], victim: victim as never },
      foe: beside(32, { print: { health } }),
      other: { of: 1, at: [100, 500] },
    },
    dice,
  })
    .activate('thol')
    .attack('foe')
    .assign(0);

test('thol-the-flenser: he names a victim when he enters, and only against it is he terrible', () => {
  const entering = playing('thol-the-flenser', {
    creatures: {
      one: { of: 1, at: [300, 500] },
      two: { of: 1, at: [400, 500] },
      spy: { of: 1, at: [500, 500], hidden: true },
    },
  }).place(300, 16);
  expect(entering.asked('may')).toMatchObject({ seat: 0, keyword: 'executioner' });
  const naming = entering.yes();
  expect(naming.options).toEqual(['one', 'two']);
  expect(naming.choose('two').summoned('thol-the-flenser')).toMatchObject({ victim: 'two' });

  expect(hunt('other', '').asked('assignDice')).toMatchObject({ dice: 2 });
  const onVictim = hunt('foe', 'axe bullseye bullseye axe axe axe');
  expect(onVictim.asked('assignDice')).toMatchObject({ dice: 4 });
  const rolled = onVictim.assign(4);
  expect(rolled.asked('reroll')).toMatchObject({ creature: 'thol', purpose: 'attack', most: 1 });
  const end = rolled.reroll(1);
  expect(end.creature('foe')).toMatchObject({ wounds: 3 });
  expect(end.value('strength', 'thol')).toBe(2); // the fight is over
  const dead = hunt('foe', 'axe axe axe axe bullseye', 1).assign(4).reroll();
  expect(dead.asked('may')).toMatchObject({ keyword: 'executioner' }); // and the next one, please
  expect(dead.yes().creature('thol')).toMatchObject({ victim: 'other' });
});

test('rasp-blood-drinker: she strikes within S, and drinks', () => {
  const table = scene({
    creatures: {
      rasp: { card: 'rasp-blood-drinker', at: [300, 300], wounds: 1 },
      foe: { of: 1, at: [412, 300], print: { health: 5 } },
      far: { of: 1, at: [300, 413] },
    },
    dice: 'shield shield bullseye',
  }).activate('rasp');
  expect(table.refusal({ do: 'attack', attack: 'melee combat', target: 'far' })).toBeDefined();
  const struck = table.attack('foe').assign(2); // the foe can only defend
  expect(struck.told('diceAssigned')).toMatchObject([{ who: 'foe', attack: 0, defence: 1 }, { who: 'rasp' }]);
  expect(struck.asked('may')).toMatchObject({ keyword: 'vampirism' });
  expect(struck.yes().end().creature('rasp')).toMatchObject({ wounds: 0 });
});

test('nyssith-web-caster: an enemy that she sees within L cannot move in its next turn', () => {
  const table = scene({
    creatures: {
      nyssith: { card: 'nyssith-web-caster', at: [300, 300] },
      near: { of: 1, at: [300, 482], print: { keywords: [{ keyword: 'ritual', x: 1 }] } },
      near2: { of: 1, at: [118, 300] },
      far: { of: 1, at: [483, 300] },
      shy: { of: 1, at: [300, 150] },
      saint: { of: 1, at: [400, 400], print: { keywords: [{ keyword: 'shield-against', against: 'impact' }] } },
    },
    terrains: { wall: { card: 'rocks', at: [300, 225] } },
  });
  const casting = table.activate('nyssith').ability(0);
  expect(casting.options).toEqual(['near', 'near2']);
  const theirs = casting.choose('near').nextTurn();
  const caught = theirs.activate('near');
  expect(caught.refusal({ do: 'move' })).toMatchObject({ rule: 'C-ABL-20' });
  expect(caught.refusal({ do: 'run' })).toMatchObject({ rule: 'C-ABL-20' });
  expect(theirs.activate('near2').refusal({ do: 'move' })).toBeUndefined();
  const later = caught.rest().nextTurn().nextTurn();
  expect(later.activate('near').refusal({ do: 'move' })).toBeUndefined();
});

test('velmora-silk-assassin: she enters hidden; against the poisoned she is stronger and strikes first', () => {
  expect(playing('velmora-silk-assassin').place(300, 16).summoned('velmora-silk-assassin')).toMatchObject({
    hidden: true,
  });
  const velmora = { card: 'velmora-silk-assassin', at: [300, 300] } as const;
  const first = scene({ creatures: { velmora: { ...velmora, hidden: true }, foe: beside(32) } })
    .activate('velmora')
    .attack('foe');
  expect(first.creature('foe')).toMatchObject({ poisoned: true });
  expect(first.assign(1).asked('assignDice')).toMatchObject({ dice: 2 });
  const poisoned = beside(32, { poisoned: true, print: { strength: 2, health: 3 } });
  const second = scene({ creatures: { velmora, foe: poisoned }, dice: 'axe axe axe' })
    .activate('velmora')
    .attack('foe');
  const ready = second.assign(2);
  expect(ready.asked('assignDice')).toMatchObject({ dice: 3 });
  const end = ready.assign(3).end(); // the foe falls before it can strike
  expect(end.creature('foe')).toBeUndefined();
  expect(end.creature('velmora')).toMatchObject({ wounds: 0 });
});

test('quelith-thread-walker: she leaps over bases, walks through mires, and strikes within S', () => {
  const table = scene({
    creatures: {
      quelith: { card: 'quelith-thread-walker', at: [300, 300] },
      wall: { at: [300, 332] },
      foe: { of: 1, at: [300, 500], print: { health: 5 } },
    },
    terrains: { mire: { card: 'mire', at: [430, 300] } },
    dice: 'axe axe',
  });
  const way = table.activate('quelith').answer({ do: 'move' });
  expect(way.refusal({ mode: 'walk', x: 30_000, y: 45_000 })).toBeDefined(); // too far round the friend
  expect(way.refusal({ mode: 'walk', x: 45_000, y: 30_000 })).toBeUndefined(); // 150 mm through the mire
  const end = way.answer({ mode: 'jump', x: 30_000, y: 40_000 }).attack('foe').assign(1).end();
  expect(end.creature('quelith')).toMatchObject({ y: 40_000 });
  expect(end.told('diceAssigned')[0]).toMatchObject({ who: 'foe', attack: 0 });
});
