import type { CreatureId } from '@signum/classic';
import { expect, test } from 'vitest';
import { playing, scene, type Scene } from '../../testing/index.ts';

test('hisao-the-wanderer: he strikes before his enemy can', () => {
  const hisao = { card: 'hisao-the-wanderer', at: [300, 300] } as const;
  const foe = { of: 1, at: [300, 332], print: { strength: 3, health: 2 } } as const;
  const fight = (dice: string) => scene({ creatures: { hisao, foe }, dice }).activate('hisao').attack('foe').assign(3);
  const swift = fight('axe shield').assign(2).end(); // three dice of the foe were never rolled
  expect(swift.creature('foe')).toBeUndefined();
  expect(swift.creature('hisao')).toMatchObject({ wounds: 0 });
  const late = fight('axe bullseye shield axe axe').assign(2).end();
  expect(late.creature('foe')).toMatchObject({ wounds: 1 });
  expect(late.creature('hisao')).toMatchObject({ wounds: 1 }); // hurt by the first blow, only its Shield counted
});

test('paraxis-the-scarlet-dragon: its breath deals 1 damage to each enemy within S', () => {
  const sturdy = { print: { health: 3 } } as const;
  const table = scene({
    creatures: {
      paraxis: { card: 'paraxis-the-scarlet-dragon', at: [300, 300] },
      near: { ...sturdy, of: 1, at: [300, 436] },
      shielded: { ...sturdy, of: 1, at: [420, 300], armour: 1 },
      spy: { ...sturdy, of: 1, at: [220, 220], hidden: true },
      far: { ...sturdy, of: 1, at: [300, 163] },
      friend: { ...sturdy, at: [200, 300] },
    },
  });
  const burnt = table.activate('paraxis').ability(0);
  const ids = ['near', 'shielded', 'spy', 'far', 'friend', 'paraxis'];
  expect(ids.map(id => burnt.creature(id)!.wounds)).toEqual([1, 0, 1, 0, 0, 0]);
  expect(burnt.creature('shielded')).toMatchObject({ armour: 0 });
});

test('paraxis-the-scarlet-dragon: it costs six buildings and 5 Prosperity, flies, and support cards do not touch it', () => {
  const bought = playing('paraxis-the-scarlet-dragon', { players: [{ prosperity: 5 }] }).place(300, 40);
  expect(bought.player(0).prosperity).toBe(0);
  expect(bought.summoned('paraxis-the-scarlet-dragon')).toMatchObject({ r: 4000 });
  const creatures = {
    paraxis: { card: 'paraxis-the-scarlet-dragon', at: [300, 200] },
    foe: { of: 1, at: [300, 270], print: { strength: 1, health: 6 } },
    one: { at: [100, 60] },
    two: { at: [60, 100] },
  } as const;
  const terrains = { wall: { card: 'rocks', at: [420, 200] } } as const;
  const over = scene({ creatures, terrains }).activate('paraxis').answer({ do: 'move' });
  expect(over.refusal({ mode: 'flight', x: 30_000, y: 35_100 })).toMatchObject({ code: 'too-far' });
  expect(over.answer({ mode: 'flight', x: 30_000, y: 35_000 }).creature('paraxis')).toMatchObject({ y: 35_000 });
  const near = { ...creatures, paraxis: { ...creatures.paraxis, at: [150, 150] } } as const;
  const fire = playing('fireball', { creatures: near });
  expect(fire.options).toEqual(['one', 'two']);
  const struck = scene({
    creatures: { ...creatures, foe: { ...creatures.foe, at: [300, 256] } },
    dice: 'axe axe axe axe axe bullseye',
  });
  expect(struck.activate('paraxis').attack('foe').assign(0).assign(5).end().creature('foe')).toMatchObject({
    wounds: 5,
  });
});

test('brokk-boilerfist: steam gives a third die or a token of Armour; whom he hits within M is thrown back by S', () => {
  const creatures = {
    brokk: { card: 'brokk-boilerfist', at: [300, 100] },
    foe: { of: 1, at: [300, 200], print: { health: 9 } },
  } as const;
  const shot = (dice: string) => scene({ creatures, dice }).activate('brokk').attack('foe', 'shooting').end();
  const hot = shot('bullseye bullseye bullseye bullseye axe axe axe');
  expect(hot.creature('foe')).toMatchObject({ wounds: 3, x: 30_000, y: 28_000 });
  expect(hot.endTurn().value('shootingDice', 'brokk')).toBe(2);
  for (const face of ['axe', 'shield']) {
    const cool = shot(`${face} bullseye axe bullseye`);
    expect(cool.creature('brokk')).toMatchObject({ armour: 1 });
    expect(cool.creature('foe')).toMatchObject({ wounds: 1, y: 28_000 });
  }
  const missed = shot('axe axe axe');
  expect(missed.creature('foe')).toMatchObject({ wounds: 0, y: 20_000 });
});

test('brokk-boilerfist: against a wall the one thrown back receives 1 damage more; beyond M nobody is thrown', () => {
  const brokk = { card: 'brokk-boilerfist', at: [300, 450] } as const;
  const foe = { of: 1, at: [300, 550], print: { health: 9 } } as const;
  const edge = scene({ creatures: { brokk, foe }, dice: 'axe bullseye axe bullseye' }).activate('brokk');
  expect(edge.attack('foe', 'shooting').end().creature('foe')).toMatchObject({ wounds: 2, y: 58_400 });
  const far = { ...foe, at: [300, 317] } as const;
  const distant = scene({ creatures: { brokk, foe: far }, dice: 'axe bullseye axe bullseye' }).activate('brokk');
  expect(distant.attack('foe', 'shooting').end().creature('foe')).toMatchObject({ wounds: 1, y: 31_700 });
});

test('drusilla-the-masterless: she names a victim when she comes, and attacks it with 2 more dice', () => {
  const creatures = {
    knight: { of: 1, at: [200, 150], print: { strength: 1, health: 9 } },
    squire: { of: 1, at: [500, 300], print: { strength: 1 } },
    spy: { of: 1, at: [500, 200], hidden: true },
    imp: { of: 1, kind: 'minion', at: [400, 400] },
  } as const;
  const came = playing('drusilla-the-masterless', { creatures, dice: 'axe axe axe axe bullseye' }).place(200, 16);
  expect(came.asked('may')).toMatchObject({ seat: 0, keyword: 'executioner' });
  const { id } = came.summoned('drusilla-the-masterless')!;
  expect(came.yes().options).toEqual(['knight', 'squire']); // characters, but nobody hidden
  const chosen = came.yes().choose('knight');
  expect(chosen.creature(id)).toMatchObject({ victim: 'knight', armour: 0 });
  expect(came.no().creature(id)).toMatchObject({ victim: null });
  const own = chosen.nextTurn().nextTurn();
  const hunt = own.activate(id).move(200, 118).attack('knight').assign(0);
  expect(hunt.asked('assignDice')).toMatchObject({ creature: id, dice: 4 });
  const end = hunt.assign(4).end();
  expect(end.creature('knight')).toMatchObject({ wounds: 4 });
  expect(end.value('strength', id)).toBe(2); // for that attack only
});

test('drusilla-the-masterless: against others she fights as usual, and a fallen victim gives way to the next', () => {
  const creatures = {
    drusilla: { card: 'drusilla-the-masterless', at: [300, 300], victim: 'prey' as CreatureId },
    prey: { of: 1, at: [300, 332], print: { strength: 1, health: 4 } },
    other: { of: 1, at: [332, 300], print: { strength: 1, health: 4 } },
  } as const;
  const hunt = scene({ creatures, dice: 'axe axe axe axe bullseye' }).activate('drusilla').attack('prey').assign(0);
  const felled = hunt.assign(4).end();
  expect(felled.asked('may')).toMatchObject({ seat: 0, keyword: 'executioner' });
  const next = felled.yes(); // there is only one left
  expect(next.creature('prey')).toBeUndefined();
  expect(next.creature('drusilla')).toMatchObject({ victim: 'other' });
  const fight = scene({ creatures }).activate('drusilla').attack('other').assign(0);
  expect(fight.asked('assignDice')).toMatchObject({ creature: 'drusilla', dice: 2 });
});

test('drusilla-the-masterless: for the Smithy on top she comes with two tokens of Armour', () => {
  for (const edition of ['ru-1', 'en-kitsune'] as const) {
    const players = [{ city: ['arena', 'tavern', 'temple', 'smithy'], hand: ['drusilla-the-masterless'] }];
    const offered = scene({ edition, players }).play('drusilla-the-masterless');
    expect(offered.asked('may')).toMatchObject({ purpose: 'surcharge', pay: { tap: ['smithy'] } });
    const dear = offered.yes().place(300, 16);
    expect(dear.summoned('drusilla-the-masterless')).toMatchObject({ armour: 2 });
    expect(dear.player(0).city.every(({ tapped }) => tapped)).toBe(true);
    const plain = offered.no().pay('arena', 'tavern', 'temple').place(300, 16);
    expect(plain.summoned('drusilla-the-masterless')).toMatchObject({ armour: 0 });
  }
});

test('old-iron-clockwork-sentry: it comes with a token of Armour, guards its neighbours, and cannot be healed or poisoned', () => {
  const fresh = playing('old-iron-clockwork-sentry').place(300, 25).summoned('old-iron-clockwork-sentry');
  expect(fresh).toMatchObject({ armour: 1, r: 2500 });
  const creatures = {
    sentry: { of: 1, card: 'old-iron-clockwork-sentry', at: [300, 300], wounds: 1 },
    monk: { of: 1, at: [332, 341] },
    brute: { at: [300, 341] },
    priest: { of: 1, at: [200, 300], print: { keywords: [{ keyword: 'healer', x: 1 }] } },
  } as const;
  const table = scene({ creatures }).activate('brute');
  expect(table.refusal({ do: 'attack', attack: 'melee combat', target: 'monk' })).toMatchObject({
    code: 'defender',
    facts: { defender: 'sentry' },
  });
  const prayer = scene({ creatures, active: 1 }).activate('priest');
  expect(prayer.refusal({ do: 'use', ability: 'healer' })).toBeDefined(); // the only wounded one is made of iron
  expect(table.value('untouchedBy', 'sentry')).toEqual(expect.arrayContaining(['healing', 'poison', 'disease']));
});

test('bosun-grukk: he acts in the turn in which he comes, must attack with a die, and a coin makes him stronger', () => {
  const foe = { of: 1, at: [300, 200], print: { strength: 1, health: 5 } } as const;
  const came = playing('bosun-grukk', { creatures: { foe }, players: [{ prosperity: 1 }] }).place(300, 16);
  const grukk = came.summoned('bosun-grukk')!.id;
  const begun = came.activate(grukk);
  expect(begun.asked('may')).toMatchObject({ seat: 0, card: 'bosun-grukk' });
  expect(begun.yes().value('strength', grukk)).toBe(3);
  expect(begun.yes().player(0).prosperity).toBe(0);
  expect(begun.no().value('strength', grukk)).toBe(2);
  expect(begun.yes().rest().endTurn().value('strength', grukk)).toBe(2);
  const close = { grukk: { of: 1, card: 'bosun-grukk', at: [300, 300] }, brute: { at: [300, 332] } } as const;
  const fight = scene({ creatures: close }).activate('brute').attack('grukk');
  expect(fight.asked('assignDice')).toMatchObject({ creature: 'grukk', least: 1, most: 2 });
});

test('mirela-fortune-teller: a token turns the top two cards of your deck, each to stay or to go under it', () => {
  const creatures = { mirela: { card: 'mirela-fortune-teller', at: [300, 300], concentration: 1 } } as const;
  const spend = { do: 'spend concentration', creature: 'mirela', ability: 0 };
  const table = scene({ creatures, players: [{ deck: ['dispel', 'fireball', 'lucky-coin'] }] });
  const seen = table.answer(spend);
  expect(seen.asked('choose')).toMatchObject({ seat: 0, purpose: 'card to put on top', least: 0, most: 2 });
  expect(seen.options.toSorted()).toEqual(['fireball', 'lucky-coin']);
  const end = seen.choose('fireball');
  expect(end.player(0)).toMatchObject({ deck: ['lucky-coin', 'dispel', 'fireball'], hand: [] });
  expect(end.refusal(spend)).toMatchObject({ rule: 'C-KW-Concentration' });
  const calm = end.activate('mirela').ability('concentration');
  expect(calm.creature('mirela')).toMatchObject({ concentration: 1 });
  const fresh = playing('mirela-fortune-teller').place(300, 16).summoned('mirela-fortune-teller');
  expect(fresh).toMatchObject({ concentration: 2 });
});

test('torvald-stormhammer: each hit is 2 damage, he must attack with a die and never runs', () => {
  const torvald = { card: 'torvald-stormhammer', at: [300, 300] } as const;
  const foe = { of: 1, at: [300, 332], print: { strength: 1, health: 9 } } as const;
  const table = scene({ creatures: { torvald, foe }, dice: 'axe axe bullseye bullseye' }).activate('torvald');
  expect(table.refusal({ do: 'run' })).toMatchObject({ code: 'never-runs' });
  const fight = table.attack('foe').assign(0);
  expect(fight.asked('assignDice')).toMatchObject({ creature: 'torvald', dice: 3, least: 1, most: 3 });
  expect(fight.assign(3).end().creature('foe')).toMatchObject({ wounds: 4 });
});

test('torvald-stormhammer: for 1 Prosperity on top he acts at once', () => {
  for (const edition of ['fr-1', 'en-kitsune'] as const) {
    const offered = playing('torvald-stormhammer', { edition, players: [{ prosperity: 1 }] });
    expect(offered.asked('may')).toMatchObject({ purpose: 'surcharge', pay: { prosperity: 1 } });
    const dear = offered.yes().place(300, 16);
    expect(dear.player(0).prosperity).toBe(0);
    const { id } = dear.summoned('torvald-stormhammer')!;
    expect(dear.activate(id).refusal({ do: 'move' })).toBeUndefined();
    const plain = offered.no().place(300, 16);
    expect(plain.refusal({ do: 'activate', creature: id })).toMatchObject({ rule: 'C-SUM-9' });
  }
});

test('crow-the-hired-scout: he goes at once, through mires, and away from enemies', () => {
  const foe = { of: 1, at: [330, 16] } as const;
  const came = playing('crow-the-hired-scout', {
    creatures: { foe },
    terrains: { mire: { card: 'mire', at: [200, 100] } },
    dice: 'bullseye',
  }).place(200, 16);
  const { id } = came.summoned('crow-the-hired-scout')!;
  const walk = came.activate(id).answer({ do: 'move' });
  expect(walk.refusal({ mode: 'walk', x: 20_000, y: 16_700 })).toMatchObject({ code: 'too-far' });
  expect(walk.answer({ mode: 'walk', x: 20_000, y: 16_600 }).creature(id)).toMatchObject({ y: 16_600 });
  const held = { crow: { card: 'crow-the-hired-scout', at: [300, 300] }, foe: { of: 1, at: [300, 332] } } as const;
  expect(scene({ creatures: held }).activate('crow').move(300, 150).told('backstabProvoked')).toEqual([]);
});

test('captain-halvard: whenever you construct a building, a minion may join him', () => {
  const given: Scene = {
    creatures: { halvard: { card: 'captain-halvard', at: [300, 300] } },
    players: [{ minion: 'honoka-field-spirit', buildings: ['star-temple'], prosperity: 3 }],
    frames: [{ kind: 'turn', step: 'construct' }],
  };
  const built = scene(given).answer({ building: 'star-temple' });
  expect(built.asked('may')).toMatchObject({ seat: 0, card: 'captain-halvard', keyword: 'recruitment' });
  const joined = built.yes().place(300, 332);
  expect(joined.summoned('honoka-field-spirit')).toMatchObject({ controller: 0, activated: true });
  expect(joined.asked('nextAction').actions).toContainEqual({ do: 'activate', creature: 'halvard' });
  expect(built.no().summoned('honoka-field-spirit')).toBeUndefined();
  expect(scene(given).answer({ building: 'none' }).asked('nextAction').seat).toBe(0); // nothing built, nobody asked
});
