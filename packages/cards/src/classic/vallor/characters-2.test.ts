import { expect, test } from 'vitest';
import { playing, scene, type Actor } from '../../testing/index.ts';

const stout = { health: 5 };

/** An enemy beside a creature with this base that stands at 300, 300. */
const beside = (base: number, more: Actor = {}): Actor => ({
  of: 1,
  at: [300 + base / 2 + 16, 300],
  print: stout,
  ...more,
});

const ottavia = { card: 'ottavia-debt-collector', at: [300, 300] } as const;

test('ottavia-debt-collector: for 1 Prosperity she is stronger by 2 in that turn, and a character she fells pays', () => {
  const foe = beside(32, { print: { health: 2 } });
  const table = scene({ creatures: { ottavia, foe }, dice: 'axe axe axe axe bullseye' }).activate('ottavia');
  expect(table.asked('may')).toMatchObject({ seat: 0, card: 'ottavia-debt-collector', pay: { prosperity: 1 } });
  const hired = table.yes();
  expect([hired.value('strength', 'ottavia'), hired.player(0).prosperity]).toEqual([4, 2]);
  const end = hired.attack('foe').assign(0).assign(4).end();
  expect(end.creature('foe')).toBeUndefined();
  expect([end.player(0).prosperity, end.player(1).prosperity]).toEqual([3, 2]);
  expect(end.endTurn().value('strength', 'ottavia')).toBe(2);
  expect(table.no().value('strength', 'ottavia')).toBe(2);
});

/** Somebody of the first player, who has nothing, fells a weak enemy beside Ottavia. What both players have then. */
function collected(by: string, dice: string, weak: Actor, theirs = 3): number[] {
  const creatures = {
    ottavia,
    foe: beside(32, { print: {}, ...weak }),
    friend: { at: [364, 300], print: { strength: 2 } },
  } as const;
  const players = [{ prosperity: 0 }, { prosperity: theirs }];
  const end = scene({ creatures, players, dice }).activate(by).attack('foe').assign(0).assign(2).end();
  expect(end.creature('foe')).toBeUndefined();
  return [end.player(0).prosperity, end.player(1).prosperity];
}

test('ottavia-debt-collector: nothing for a minion, from an empty purse, or where another has done it', () => {
  const dice = 'axe axe bullseye';
  expect(collected('ottavia', dice, {})).toEqual([1, 2]);
  expect(collected('ottavia', dice, { kind: 'minion' })).toEqual([0, 3]);
  expect(collected('ottavia', dice, {}, 0)).toEqual([0, 0]);
  expect(collected('friend', dice, {})).toEqual([0, 3]);
});

test('gino-ledger: his activation brings 1 Prosperity', () => {
  const gino = { card: 'gino-ledger', at: [300, 300] } as const;
  const end = scene({ creatures: { gino } }).activate('gino').ability(0);
  expect(end.player(0).prosperity).toBe(4);
  expect(end.refusal({ do: 'activate', creature: 'gino' })).toMatchObject({ code: 'activated' });
  const pressed = scene({ creatures: { gino, foe: beside(32) } }).activate('gino');
  expect(pressed.refusal({ do: 'use', ability: 'text 0' })).toMatchObject({ rule: 'C-ACT-6' });
  const moved = scene({ creatures: { gino } }).activate('gino').move(300, 350);
  expect(moved.player(0).prosperity).toBe(3);
});

const nightingale = { card: 'nightingale-roof-runner', at: [300, 300] } as const;

test('nightingale-roof-runner: she comes hidden, strikes out of the shadow and steps back into it', () => {
  const card = 'nightingale-roof-runner';
  expect(playing(card).place(300, 16).summoned(card)).toMatchObject({ hidden: true });
  const dice = 'axe axe bullseye';
  const struck = scene({ creatures: { nightingale: { ...nightingale, hidden: true }, foe: beside(32) }, dice })
    .activate('nightingale')
    .attack('foe');
  expect(struck.creature('nightingale')).toMatchObject({ hidden: false });
  expect(struck.assign(0).assign(2).end().creature('foe')).toMatchObject({ wounds: 2 });
  const back = scene({ creatures: { nightingale } }).activate('nightingale').ability('stealth');
  expect(back.creature('nightingale')).toMatchObject({ hidden: true });
});

test('nightingale-roof-runner: she slips out of contact unharmed, but not into the next one', () => {
  const creatures = { nightingale, foe: beside(32), next: { of: 1, at: [300, 400], print: stout } } as const;
  const away = scene({ creatures }).activate('nightingale').move(150, 300);
  expect(away.told('backstabProvoked')).toEqual([]);
  expect(away.creature('nightingale')).toMatchObject({ x: 15_000, wounds: 0 });
  const caught = scene({ creatures, dice: 'axe' }).activate('nightingale').move(300, 368).end();
  expect(caught.creature('nightingale')).toMatchObject({ wounds: 1 });
});

const tomas = { card: 'quiet-tomas', at: [300, 300], hidden: true } as const;

/** What both players have after an attack of Tomas with these dice. */
function stolen(dice: string, theirs = 3): number[] {
  const players = [{}, { prosperity: theirs }];
  const fight = scene({ creatures: { tomas, foe: beside(32) }, players, dice })
    .activate('tomas')
    .attack('foe');
  const end = fight.assign(0).assign(1).end();
  return [end.player(0).prosperity, end.player(1).prosperity];
}

test('quiet-tomas: he comes hidden, and an attack of his that succeeds steals 1 Prosperity', () => {
  expect(playing('quiet-tomas').place(300, 16).summoned('quiet-tomas')).toMatchObject({ hidden: true });
  expect(stolen('axe axe')).toEqual([4, 2]);
  expect(stolen('axe shield')).toEqual([3, 3]);
  expect(stolen('axe axe', 0)).toEqual([3, 0]); // nothing to take
});

test('quiet-tomas: being struck costs him nothing, and he returns to the shadow', () => {
  const creatures = { tomas: { ...tomas, hidden: false, armour: 1 }, foe: beside(32) } as const;
  const struck = scene({ active: 1, creatures, dice: 'axe bullseye' }).activate('foe').attack('tomas');
  const end = struck.assign(0).assign(1).end();
  expect(end.creature('tomas')).toMatchObject({ armour: 0 });
  expect([end.player(0).prosperity, end.player(1).prosperity]).toEqual([3, 3]);
  const back = scene({ creatures: { tomas: creatures.tomas } })
    .activate('tomas')
    .ability('stealth');
  expect(back.creature('tomas')).toMatchObject({ hidden: true });
});

test('vesper-the-poisoner: her sting poisons; against the poisoned she is stronger and strikes first', () => {
  const card = 'vesper-the-poisoner';
  expect(playing(card).place(300, 16).summoned(card)).toMatchObject({ hidden: true });
  const vesper = { card, at: [300, 300] } as const;
  const first = scene({ creatures: { vesper: { ...vesper, hidden: true }, foe: beside(32) }, dice: 'axe axe' })
    .activate('vesper')
    .attack('foe');
  expect(first.creature('foe')).toMatchObject({ poisoned: true });
  expect(first.assign(0).asked('assignDice')).toMatchObject({ creature: 'vesper', dice: 1 }); // no bonus yet
  const foe = beside(32, { poisoned: true, print: { strength: 2, health: 2 } });
  const ready = scene({ creatures: { vesper, foe }, dice: 'axe axe' }).activate('vesper').attack('foe').assign(2);
  expect(ready.asked('assignDice')).toMatchObject({ creature: 'vesper', dice: 2 });
  const end = ready.assign(2).end(); // the foe falls before it can strike
  expect(end.creature('foe')).toBeUndefined();
  expect(end.creature('vesper')).toMatchObject({ wounds: 0 });
  expect(end.value('strength', 'vesper')).toBe(1);
});

test('dario-swiftblade: he strikes first, and may roll one attack die again', () => {
  const dario = { card: 'dario-swiftblade', at: [300, 300] } as const;
  const foe = beside(32, { print: { strength: 2, health: 2 } });
  const rolled = scene({ creatures: { dario, foe }, dice: 'axe bullseye shield' })
    .activate('dario')
    .attack('foe')
    .assign(2)
    .assign(2);
  expect(rolled.asked('reroll')).toMatchObject({ creature: 'dario', purpose: 'attack', places: [0, 1], most: 1 });
  const end = rolled.reroll(1).end();
  expect(end.creature('foe')).toBeUndefined();
  expect(end.creature('dario')).toMatchObject({ wounds: 0 });
});

const marta = { card: 'big-marta', at: [300, 300] } as const;

test('big-marta: whenever you construct a building, a recruit may join her', () => {
  const built = scene({
    active: 1,
    creatures: { marta, theirs: { ...marta, of: 1, at: [300, 500] } },
    players: [{ minion: 'watch-recruit', buildings: ['mint'], deck: ['fireball'] }],
  })
    .endTurn()
    .construct('mint');
  expect(built.asked('may')).toMatchObject({ seat: 0, card: 'big-marta', keyword: 'recruitment' });
  const joined = built.yes().place(300, 332);
  expect(joined.summoned('watch-recruit')).toMatchObject({ controller: 0, y: 33_200, activated: true });
  expect(joined.refusal({ do: 'activate', creature: 'marta' })).toBeUndefined();
  expect(built.no().summoned('watch-recruit')).toBeUndefined();
});

test('big-marta: enemies beside her must fight her', () => {
  const creatures = { marta, friend: { at: [364, 300] }, foe: beside(32) } as const;
  const table = scene({ active: 1, creatures, dice: 'axe shield axe' }).activate('foe');
  const onFriend = { do: 'attack', attack: 'melee combat', target: 'friend' };
  expect(table.refusal(onFriend)).toMatchObject({ rule: 'C-MEL-4', facts: { defender: 'marta' } });
  expect(table.attack('marta').assign(0).assign(1).end().creature('marta')).toMatchObject({ wounds: 0 });
});

const lorenzo = { card: 'lorenzo-fencing-master', at: [300, 300] } as const;

test('lorenzo-fencing-master: other Blades of yours within S roll a defence die again', () => {
  const dario = { card: 'dario-swiftblade' } as const;
  const creatures = {
    lorenzo,
    near: { ...dario, at: [300, 412] },
    far: { ...dario, at: [300, 187] },
    theirs: { ...dario, of: 1, at: [240, 240] },
    gino: { card: 'gino-ledger', at: [240, 300] },
    foe: { of: 1, at: [332, 412], print: stout },
  } as const;
  const table = scene({ active: 1, creatures, dice: 'axe bullseye bullseye shield' });
  const ids = ['lorenzo', 'near', 'far', 'theirs', 'gino'];
  expect(ids.map(id => table.value('defenceRerolls', id))).toEqual([0, 1, 0, 0, 0]);
  const rolled = table.activate('foe').attack('near').assign(0).assign(1);
  expect(rolled.asked('reroll')).toMatchObject({ seat: 0, creature: 'near', purpose: 'defence', most: 1 });
  expect(rolled.reroll(0).end().creature('near')).toMatchObject({ wounds: 0 });
});

/** Lorenzo, fresh or not, after somebody has attacked him in vain. */
const parried = (master: Actor, dice: string) =>
  scene({
    active: 1,
    creatures: { lorenzo: master, first: beside(32), second: beside(32, { at: [268, 300] }) },
    dice: `bullseye ${dice}`,
  })
    .activate('first')
    .attack('lorenzo')
    .assign(0)
    .assign(1);

test('lorenzo-fencing-master: once a turn he may fight at once whoever has attacked him, as tired as he is by then', () => {
  const asked = parried(lorenzo, 'axe shield bullseye bullseye');
  expect(asked.asked('may')).toMatchObject({ seat: 0, card: 'lorenzo-fencing-master' });
  expect(asked.no().asked('nextAction').seat).toBe(1);
  const fought = asked.yes().assign(1);
  expect(fought.told('attackDeclared')).toMatchObject([
    { by: 'first', who: 'lorenzo' },
    { by: 'lorenzo', who: 'first' },
  ]);
  expect(fought.told('diceAssigned').at(-1)).toMatchObject({ who: 'lorenzo', attack: 0, defence: 2 });
  const end = fought.activate('second').attack('lorenzo').assign(1).end();
  expect(end.asked('nextAction').seat).toBe(1); // no second time
});

test('lorenzo-fencing-master: where nothing tires him that fight is a riposte', () => {
  const tireless = { bonus: { keyword: 'stamina' }, source: 'x', by: 0 } as const;
  const riposte = parried({ ...lorenzo, gains: [tireless] }, 'axe axe bullseye')
    .yes()
    .assign(0);
  expect(riposte.asked('assignDice')).toMatchObject({ seat: 0, creature: 'lorenzo', most: 2 });
  const end = riposte.assign(2).end();
  expect(end.creature('first')).toMatchObject({ wounds: 2 });
  expect(end.asked('nextAction').seat).toBe(1);
});

test('lorenzo-fencing-master: his own attacks and shots at him call for no riposte', () => {
  const fight = scene({ creatures: { lorenzo, foe: beside(32) }, dice: 'axe axe bullseye' }).activate('lorenzo');
  expect(fight.attack('foe').assign(0).assign(2).end().asked('nextAction').seat).toBe(0);
  const garrus = { card: 'garrus-the-crossbowman', of: 1, at: [300, 500] } as const;
  const shot = scene({ active: 1, creatures: { lorenzo, garrus }, dice: 'axe axe axe' }).activate('garrus');
  expect(shot.attack('lorenzo', 'shooting').end().asked('nextAction').seat).toBe(1);
});

const golem = { card: 'copperheart-steam-golem', at: [300, 300] } as const;

/** The golem attacks, and its boiler shows this face first. */
const steaming = (dice: string) =>
  scene({ creatures: { golem, foe: beside(50, { print: { health: 9 } }) }, dice })
    .activate('golem')
    .attack('foe')
    .assign(0);

test('copperheart-steam-golem: steam makes its blow stronger, or bursts', () => {
  expect(steaming('axe').end().asked('assignDice')).toMatchObject({ creature: 'golem', dice: 4 });
  expect(steaming('shield').end().asked('assignDice')).toMatchObject({ creature: 'golem', dice: 5 });
  const burst = steaming('bullseye').end();
  expect(burst.asked('assignDice')).toMatchObject({ creature: 'golem', dice: 3 });
  expect(burst.creature('golem')).toMatchObject({ wounds: 1 });
});

test('copperheart-steam-golem: strong for that turn only; attacked, it needs no steam', () => {
  const warm = steaming('axe axe axe axe axe bullseye').assign(4).end();
  expect(warm.creature('foe')).toMatchObject({ wounds: 4 });
  const hot = steaming('shield axe axe axe axe axe bullseye').assign(5).end();
  expect(hot.creature('foe')).toMatchObject({ wounds: 5 });
  expect([warm, hot].map(table => table.value('strength', 'golem'))).toEqual([4, 5]);
  expect([warm, hot].map(table => table.endTurn().value('strength', 'golem'))).toEqual([3, 3]);
  const attacked = scene({ active: 1, creatures: { golem, foe: beside(50) } })
    .activate('foe')
    .attack('golem');
  expect(attacked.asked('assignDice')).toMatchObject({ creature: 'golem', dice: 3 });
});

test('copperheart-steam-golem: a token of Armour, no Run, no healing, no Poison', () => {
  const card = 'copperheart-steam-golem';
  expect(playing(card).place(300, 25).summoned(card)).toMatchObject({ armour: 1 });
  const creatures = { golem: { ...golem, wounds: 1 } };
  expect(scene({ creatures }).activate('golem').refusal({ do: 'run' })).toMatchObject({ code: 'never-runs' });
  const temple = scene({ creatures, players: [{ city: ['temple'] }] });
  expect(temple.refusal({ do: 'use building', building: 'temple', ability: 0 })).toMatchObject({ rule: 'C-PLY-5' });
  const enemies = { golem: { ...golem, of: 1, at: [150, 100] }, near: { of: 1, at: [100, 200] } } as const;
  const misty = playing('venom-mist', { creatures: enemies }).choose('golem', 'near');
  expect(misty.state.creatures.filter(({ poisoned }) => poisoned).map(({ id }) => id)).toEqual(['near']);
});
