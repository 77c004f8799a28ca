import { expect, test } from 'vitest';
import { playing, scene } from '../../testing/index.ts';

test('jiro-bamboo-spearman: he strikes over a distance of S, with a second die if he only attacks', () => {
  const jiro = { card: 'jiro-bamboo-spearman', at: [300, 300] } as const;
  const foe = { of: 1, at: [300, 412], print: { strength: 1, health: 4 } } as const;
  const table = scene({ creatures: { jiro, foe }, dice: 'axe axe bullseye' }).activate('jiro').attack('foe');
  expect(table.assign(1).end().creature('foe')).toMatchObject({ wounds: 2 });
  expect(table.told('diceAssigned')).toMatchObject([{ who: 'foe', attack: 0, defence: 1 }]);
  const far = scene({ creatures: { jiro, foe: { ...foe, at: [300, 413] } } }).activate('jiro');
  expect(far.refusal({ do: 'attack', attack: 'melee combat', target: 'foe' })).toMatchObject({ code: 'out-of-range' });
});

test('jiro-bamboo-spearman: beaten back, he has no second die', () => {
  const jiro = { of: 1, card: 'jiro-bamboo-spearman', at: [300, 332] } as const;
  const foe = { at: [300, 300], print: { strength: 1, health: 4 } } as const;
  const table = scene({ creatures: { jiro, foe }, dice: 'axe shield' }).activate('foe').attack('jiro');
  const parried = table.assign(0).assign(1).end(); // one die defends: nothing is added to it
  expect(parried.creature('jiro')).toMatchObject({ wounds: 0 });
});

test('ayame-moon-dancer: shots at her must hit twice; she goes L and slips away', () => {
  const ayame = { of: 1, card: 'ayame-moon-dancer', at: [300, 300] } as const;
  const archer = { at: [300, 150], print: { keywords: [{ keyword: 'shooting', x: 2 }] } } as const;
  const missed = scene({ creatures: { ayame, archer }, dice: 'bullseye bullseye axe shield' });
  expect(missed.activate('archer').attack('ayame', 'shooting').end().creature('ayame')).toMatchObject({ wounds: 0 });
  const hit = scene({ creatures: { ayame, archer }, dice: 'bullseye axe bullseye bullseye' });
  expect(hit.activate('archer').attack('ayame', 'shooting').end().creature('ayame')).toBeUndefined();
  const held = { ayame, foe: { at: [300, 332] } } as const;
  const walk = scene({ creatures: held, active: 1 }).activate('ayame').answer({ do: 'move' });
  expect(walk.refusal({ mode: 'walk', x: 30_000, y: 14_900 })).toMatchObject({ code: 'too-far' });
  const gone = walk.answer({ mode: 'walk', x: 30_000, y: 15_000 });
  expect(gone.told('backstabProvoked')).toEqual([]);
});

test('ayame-moon-dancer: who ends a move among enemies is stabbed, Agile or not', () => {
  const ayame = { card: 'ayame-moon-dancer', at: [300, 300] } as const;
  const creatures = { ayame, left: { of: 1, at: [300, 332] }, next: { of: 1, at: [300, 200] } } as const;
  const caught = scene({ creatures, dice: 'axe' }).activate('ayame').move(300, 232).end();
  expect(caught.creature('ayame')).toBeUndefined();
});

test('goro-oni-mask-guard: enemies in contact must fight him, and wounds do not weaken his blows', () => {
  const goro = { card: 'goro-oni-mask-guard', at: [300, 300], wounds: 2 } as const;
  const brute = { of: 1, at: [300, 341], print: { strength: 1, health: 4 } } as const;
  const monk = { at: [332, 341], print: { health: 1 } } as const;
  const table = scene({ creatures: { goro, brute, monk }, active: 1, dice: 'bullseye axe axe' }).activate('brute');
  expect(table.refusal({ do: 'attack', attack: 'melee combat', target: 'monk' })).toMatchObject({
    code: 'defender',
    facts: { defender: 'goro' },
  });
  const fought = table.attack('goro').assign(2).assign(1).end();
  expect(fought.creature('brute')).toMatchObject({ wounds: 2 }); // Axes count although he is wounded
  const walk = scene({ creatures: { goro } }).activate('goro').answer({ do: 'move' });
  expect(walk.refusal({ mode: 'walk', x: 30_000, y: 38_100 })).toMatchObject({ code: 'too-far' });
});

test('shiori-lantern-keeper: one Bullseye of three dice calls a minion, three call no more', () => {
  const creatures = { shiori: { card: 'shiori-lantern-keeper', at: [300, 300] } } as const;
  const players = [{ minion: 'honoka-field-spirit' }];
  const ritual = (dice: string) => scene({ creatures, players, dice }).activate('shiori').ability('ritual');
  const called = ritual('axe shield bullseye').place(300, 332).end();
  expect(called.summoned('honoka-field-spirit')).toMatchObject({ controller: 0, activated: true });
  const often = ritual('bullseye bullseye bullseye').place(300, 332).end();
  expect(often.state.creatures.filter(({ kind }) => kind === 'minion')).toHaveLength(1);
  expect(ritual('axe shield axe').end().asked('nextAction').seat).toBe(0);
});

test('kaede-fox-fire-adept: for a wound her Magical Shot has four dice in this turn', () => {
  const creatures = {
    kaede: { card: 'kaede-fox-fire-adept', at: [300, 300] },
    foe: { of: 1, at: [300, 500], print: { health: 9 } },
  } as const;
  const begun = (dice: string) => scene({ creatures, dice }).activate('kaede');
  const dear = begun('bullseye bullseye bullseye bullseye').yes();
  expect(dear.creature('kaede')).toMatchObject({ wounds: 1 });
  const shot = dear.attack('foe', 'magical shot').end();
  expect(shot.creature('foe')).toMatchObject({ wounds: 4 });
  expect(shot.endTurn().value('magicalShotDice', 'kaede')).toBe(2);
  const plain = begun('bullseye bullseye').no().attack('foe', 'magical shot').end();
  expect(plain.creature('foe')).toMatchObject({ wounds: 2 });
  expect(plain.creature('kaede')).toMatchObject({ wounds: 0 });
});

test('bunta-old-tanuki: his activation brings 1 Prosperity or heals another wounded character within S by 2', () => {
  const hurt = { wounds: 3, print: { health: 4 } } as const;
  const table = scene({
    creatures: {
      bunta: { card: 'bunta-old-tanuki', at: [300, 300], wounds: 1 },
      near: { ...hurt, at: [300, 412] },
      beside: { ...hurt, at: [332, 300] },
      far: { ...hurt, at: [300, 187] },
      foe: { ...hurt, of: 1, at: [220, 300] },
      imp: { ...hurt, kind: 'minion', at: [260, 340] },
    },
  })
    .activate('bunta')
    .ability(0);
  expect(table.mode(0).player(0).prosperity).toBe(4);
  expect(table.mode(1).options).toEqual(['near', 'beside']);
  expect(table.mode(1).choose('near').creature('near')).toMatchObject({ wounds: 1 });
  expect(table.mode(1).choose('near').player(0).prosperity).toBe(3);
  const healthy = scene({ creatures: { bunta: { card: 'bunta-old-tanuki', wounds: 1 } } })
    .activate('bunta')
    .ability(0);
  expect(healthy.player(0).prosperity).toBe(4); // not himself: there was nothing to choose
});

test("yuki-snow-whisper: whom her Magical Shot hits cannot move until the end of the opponent's turn", () => {
  const creatures = {
    yuki: { card: 'yuki-snow-whisper', at: [300, 300] },
    foe: { of: 1, at: [300, 500], print: { health: 3 } },
    near: { at: [300, 532] },
  } as const;
  const shot = (dice: string) => scene({ creatures, dice }).activate('yuki').attack('foe', 'magical shot').end();
  const frozen = shot('bullseye').nextTurn().activate('foe');
  expect(frozen.creature('foe')).toMatchObject({ wounds: 1 });
  expect(frozen.refusal({ do: 'move' })).toMatchObject({ code: 'forbidden' });
  expect(frozen.refusal({ do: 'attack', attack: 'melee combat', target: 'near' })).toBeUndefined();
  const thawed = frozen.rest().nextTurn().nextTurn().activate('foe');
  expect(thawed.refusal({ do: 'move' })).toBeUndefined();
  const other = {
    ...creatures,
    mage: { at: [100, 500], print: { keywords: [{ keyword: 'magical-shot', x: 1 }] } },
  } as const;
  const plain = scene({ creatures: other, dice: 'bullseye' }).activate('mage').attack('foe', 'magical shot').end();
  expect(plain.nextTurn().activate('foe').refusal({ do: 'move' })).toBeUndefined(); // another's shot does not freeze
  expect(shot('axe').nextTurn().activate('foe').refusal({ do: 'move' })).toBeUndefined();
});

test('yuki-snow-whisper: her blows freeze nobody', () => {
  const yuki = { card: 'yuki-snow-whisper', at: [300, 300] } as const;
  const foe = { of: 1, at: [300, 332], print: { strength: 1, health: 3 } } as const;
  const fought = scene({ creatures: { yuki, foe }, dice: 'axe bullseye' }).activate('yuki').attack('foe').assign(0);
  expect(fought.assign(1).end().creature('foe')).toMatchObject({ wounds: 1, gains: [] });
});

test("nobu-ink-scholar: when he comes, one of your deck's top three cards goes to your hand, the others under it", () => {
  const deck = ['fireball', 'dispel', 'caltrops', 'lucky-coin'];
  const table = playing('nobu-ink-scholar', { players: [{ deck }] }).place(300, 16);
  expect(table.options.toSorted()).toEqual(['caltrops', 'dispel', 'lucky-coin']);
  const end = table.choose('caltrops');
  expect(end.player(0).hand).toEqual(['caltrops']);
  expect(end.player(0).deck.at(-1)).toBe('fireball');
  expect(end.player(0).deck).toHaveLength(3);
  expect(end.summoned('nobu-ink-scholar')).toMatchObject({ wounds: 0, activated: true });
});

const suzu = { card: 'suzu-bell-shaman', at: [300, 300], concentration: 2 } as const;
const ring = { do: 'spend concentration', creature: 'suzu', ability: 0 };

test('suzu-bell-shaman: a token cures a creature of yours within M, or heals another in contact by 1', () => {
  const ill = { poisoned: true, diseased: true, wounds: 2, print: { health: 3 } } as const;
  const table = scene({
    creatures: {
      suzu: { ...suzu, wounds: 1 },
      near: { ...ill, at: [300, 432] },
      beside: { ...ill, at: [332, 300] },
      opposite: { ...ill, at: [268, 300] },
      far: { ...ill, at: [300, 167] },
    },
  }).answer(ring);
  expect(table.mode(0).options).toEqual(['suzu', 'near', 'beside', 'opposite']);
  const cured = table.mode(0).choose('near');
  expect(cured.creature('near')).toMatchObject({ poisoned: false, diseased: false, wounds: 2 });
  expect(cured.creature('suzu')).toMatchObject({ concentration: 1, activated: false });
  expect(table.mode(1).options).toEqual(['beside', 'opposite']);
  const healed = table.mode(1).choose('beside');
  expect(healed.creature('beside')).toMatchObject({ poisoned: true, wounds: 1 });
  const spent = healed.answer(ring).mode(1).choose('opposite');
  expect(spent.refusal(ring)).toMatchObject({ rule: 'C-KW-Concentration' });
});

test('suzu-bell-shaman: a Healer with two dice, who enters with two tokens', () => {
  const friend = { at: [300, 332], wounds: 3, print: { health: 4 } } as const;
  const table = scene({ creatures: { suzu, friend }, dice: 'axe bullseye' }).activate('suzu').ability('healer');
  expect(table.end().creature('friend')).toMatchObject({ wounds: 2 }); // in contact Axes and Shields heal
  const fresh = playing('suzu-bell-shaman').place(300, 16).summoned('suzu-bell-shaman');
  expect(fresh).toMatchObject({ concentration: 2 });
});

test('kuro-shadow-tail: who fells a character draws a card and is hidden; a minion brings nothing', () => {
  const kuro = { card: 'kuro-shadow-tail', at: [300, 300] } as const;
  const foe = { of: 1, at: [300, 332], print: { strength: 1, health: 1 } } as const;
  const players = [{ deck: ['dispel', 'fireball'] }];
  const strike = (kind: 'character' | 'minion') =>
    scene({ creatures: { kuro, foe: { ...foe, kind } }, players, dice: 'axe axe bullseye' })
      .activate('kuro')
      .attack('foe')
      .assign(0)
      .assign(2)
      .end();
  const felled = strike('character');
  expect(felled.creature('kuro')).toMatchObject({ hidden: true });
  expect(felled.player(0)).toMatchObject({ hand: ['fireball'], deck: ['dispel'] });
  const friend = { at: [332, 332], print: { strength: 2 } } as const;
  const helped = scene({ creatures: { kuro, foe, friend }, players, dice: 'axe axe bullseye' }).activate('friend');
  const quiet = helped.attack('foe').assign(0).assign(2).end();
  expect(quiet.player(0).hand).toEqual([]); // it was not he who felled it
  expect(strike('minion').creature('kuro')).toMatchObject({ hidden: false });
  expect(strike('minion').player(0).hand).toEqual([]);
  expect(playing('kuro-shadow-tail').place(300, 16).summoned('kuro-shadow-tail')).toMatchObject({ hidden: true });
});
