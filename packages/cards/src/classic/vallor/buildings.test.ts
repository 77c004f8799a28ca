import { expect, test } from 'vitest';
import { scene } from '../../testing/index.ts';

const stout = { health: 5 };
const inCity = (...city: string[]) => ({ players: [{ city }] });

test.each([
  ['merchants-guild', 3],
  ['guild-of-shadows', 2],
  ['guild-of-blades', 3],
  ['mint', 3],
  ['smugglers-harbour', 2],
  ['clockwork-foundry', 2],
])('%s: constructed for %i Prosperity', (id, prosperity) => {
  const inTurn = (saved: number) =>
    scene({ active: 1, players: [{ buildings: [id], prosperity: saved - 1, deck: ['fireball'] }, {}] }).endTurn(); // 1 comes with the turn
  expect(inTurn(prosperity).construct(id).player(0)).toMatchObject({
    prosperity: 0,
    city: [{ card: id, tapped: false }],
  });
  expect(inTurn(prosperity - 1).refusal({ building: id })).toMatchObject({ code: 'too-little-prosperity' });
});

/** A knight kills this character of the second player, who has this City. */
const killed = (card: string, ...city: string[]) =>
  scene({
    creatures: {
      knight: { at: [300, 300], print: { strength: 3, health: 5 } },
      victim: { card, of: 1, at: [332, 300] },
    },
    players: [{}, { city }],
    dice: 'axe axe axe bullseye',
  })
    .activate('knight')
    .attack('victim')
    .assign(0)
    .assign(3)
    .end();

test('merchants-guild: 1 Prosperity for each of its characters whose card goes to the Graveyard', () => {
  const end = killed('gino-ledger', 'merchants-guild');
  expect(end.player(1)).toMatchObject({ graveyard: ['gino-ledger'], prosperity: 4 });
  expect(killed('gino-ledger').player(1).prosperity).toBe(3);
  const thief = killed('quiet-tomas', 'merchants-guild');
  expect(thief.player(1)).toMatchObject({ graveyard: ['quiet-tomas'], prosperity: 3 }); // of another Guild
});

test('merchants-guild: tapped it gives 1 Prosperity', () => {
  const end = scene(inCity('merchants-guild')).use('merchants-guild');
  expect(end.player(0)).toMatchObject({ prosperity: 4, city: [{ tapped: true }] });
});

const thieves = {
  tomas: { card: 'quiet-tomas', at: [300, 300] },
  milady: { card: 'milady-rosalinda', at: [100, 300] },
  vesper: { card: 'vesper-the-poisoner', at: [500, 300] },
  gino: { card: 'gino-ledger', at: [100, 100] },
  theirs: { card: 'quiet-tomas', of: 1, at: [300, 500] },
  foe: { of: 1, at: [532, 300], print: stout },
} as const;

test('guild-of-shadows: its members slip away, and strike with a die more if all attack', () => {
  const table = scene({ creatures: thieves, ...inCity('guild-of-shadows'), dice: 'axe axe axe bullseye' });
  const has = (id: string) => [table.has(id, 'agile'), table.value('diceForAllAttack', id)];
  expect(['tomas', 'milady', 'gino', 'theirs', 'hero0'].map(has)).toEqual([
    [true, 1],
    [true, 1],
    [false, 0],
    [false, 0],
    [false, 0],
  ]);
  const fought = table.activate('vesper').attack('foe').assign(0).assign(1);
  expect(fought.told('attackRolled')).toMatchObject([{ by: 'vesper', faces: { length: 2 } }]);
  expect(table.activate('vesper').move(440, 300).told('backstabProvoked')).toEqual([]);
});

test('guild-of-shadows: for 1 Prosperity one of them whom no enemy touches hides', () => {
  const table = scene({ creatures: thieves, ...inCity('guild-of-shadows') }).use('guild-of-shadows');
  expect(table.options).toEqual(['tomas', 'milady']);
  const end = table.choose('milady');
  expect(end.creature('milady')).toMatchObject({ hidden: true });
  expect(end.player(0)).toMatchObject({ prosperity: 2, city: [{ tapped: true }] });
  const poor = scene({ creatures: thieves, players: [{ city: ['guild-of-shadows'], prosperity: 0 }] });
  expect(poor.refusal({ do: 'use building', building: 'guild-of-shadows', ability: 0 })).toMatchObject({
    code: 'too-little-prosperity',
  });
});

test('guild-of-blades: its members roll a die again, in attack and in defence', () => {
  const creatures = {
    marta: { card: 'big-marta', at: [300, 300] },
    captain: { card: 'captain-iron-hand', at: [100, 300] },
    tomas: { card: 'quiet-tomas', at: [500, 300] },
    theirs: { card: 'big-marta', of: 1, at: [300, 500] },
    foe: { of: 1, at: [332, 300], print: stout },
  } as const;
  const given = { creatures, ...inCity('guild-of-blades') };
  const table = scene({ ...given, dice: 'axe bullseye shield bullseye' });
  const ids = ['marta', 'captain', 'tomas', 'theirs', 'hero0'];
  expect(ids.map(id => table.value('defenceRerolls', id))).toEqual([1, 1, 0, 0, 0]);
  const rolled = table.activate('marta').attack('foe').assign(0).assign(2);
  expect(rolled.asked('reroll')).toMatchObject({ creature: 'marta', purpose: 'attack', places: [0, 1], most: 1 });
  expect(rolled.reroll(1).end().creature('foe')).toMatchObject({ wounds: 2 });
  const defending = scene({ ...given, active: 1, dice: 'axe bullseye bullseye shield' })
    .activate('foe')
    .attack('marta');
  const missed = defending.assign(0).assign(1);
  expect(missed.asked('reroll')).toMatchObject({ creature: 'marta', purpose: 'defence', most: 1 });
  expect(missed.reroll(0).end().creature('marta')).toMatchObject({ wounds: 0 });
});

test('guild-of-blades: Dario, a master by himself, does not gain another die', () => {
  const creatures = {
    dario: { card: 'dario-swiftblade', at: [300, 300] },
    foe: { of: 1, at: [332, 300], print: stout },
  } as const;
  const rolled = scene({ creatures, ...inCity('guild-of-blades'), dice: 'bullseye bullseye' })
    .activate('dario')
    .attack('foe')
    .assign(0)
    .assign(2);
  expect(rolled.asked('reroll').most).toBe(1);
});

test('mint: tapped it gives 1 Prosperity, once a turn', () => {
  const end = scene(inCity('mint')).use('mint');
  expect(end.player(0)).toMatchObject({ prosperity: 4, city: [{ tapped: true }] });
  expect(end.refusal({ do: 'use building', building: 'mint', ability: 0 })).toMatchObject({ rule: 'C-CTY-8' });
});

test('smugglers-harbour: you draw a card and discard one of your choice', () => {
  const players = [{ city: ['smugglers-harbour'], hand: ['caltrops'], deck: ['dispel', 'fireball'] }];
  const table = scene({ players }).use('smugglers-harbour');
  expect(table.asked('choose')).toMatchObject({ seat: 0, purpose: 'card to discard', least: 1, most: 1 });
  expect(table.options).toEqual(['caltrops', 'fireball']); // the new one, too
  const end = table.choose('caltrops');
  expect(end.player(0)).toMatchObject({ hand: ['fireball'], deck: ['dispel'], graveyard: ['caltrops'] });
  expect(end.player(0).city).toMatchObject([{ tapped: true }]);
});

const workshop = {
  hero0: { card: 'brissa-de-molforn' },
  golem: { card: 'copperheart-steam-golem', at: [300, 300] },
  garrus: { card: 'garrus-the-crossbowman', at: [100, 300] },
  gino: { card: 'gino-ledger', at: [200, 300] },
  theirs: { card: 'garrus-the-crossbowman', of: 1, at: [300, 500] },
} as const;

test('clockwork-foundry: it repairs a relic, arms a machine or winds up a shooter', () => {
  const relics = ['cuirass-of-illusions', 'repeating-crossbow'];
  const table = scene({ creatures: workshop, players: [{ city: ['clockwork-foundry'], relics }] });
  const [cuirass, crossbow] = table.player(0).relics;
  cuirass!.tokens = 1;
  crossbow!.marks = 2;
  const work = table.use('clockwork-foundry');
  expect(work.asked('mode').possible).toEqual([0, 1, 2]);
  const repair = work.mode(0);
  expect(repair.options).toEqual([cuirass!.id, crossbow!.id]);
  expect(repair.choose(cuirass!.id).player(0).relics).toMatchObject([{ tokens: 2 }, { marks: 2 }]);
  expect(repair.choose(crossbow!.id).player(0).relics).toMatchObject([{ tokens: 1 }, { marks: 1 }]);
  expect(work.mode(1).creature('golem')).toMatchObject({ armour: 1 }); // the only machine there is
  const winding = work.mode(2);
  expect(winding.options).toEqual(['hero0', 'garrus']);
  const end = winding.choose('garrus');
  expect(end.value('shootingDice', 'garrus')).toBe(4);
  expect(end.player(0).city).toMatchObject([{ tapped: true }]);
  expect(end.endTurn().value('shootingDice', 'garrus')).toBe(3);
});

test('clockwork-foundry: only what there is work for', () => {
  const { golem, gino } = workshop;
  const table = scene({ creatures: { golem, gino }, ...inCity('clockwork-foundry') }).use('clockwork-foundry');
  expect(table.creature('golem')).toMatchObject({ armour: 1 });
  const idle = scene({ creatures: { gino }, ...inCity('clockwork-foundry') });
  expect(idle.refusal({ do: 'use building', building: 'clockwork-foundry', ability: 0 })).toMatchObject({
    rule: 'C-PLY-5',
  });
});
