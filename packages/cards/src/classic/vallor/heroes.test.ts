import { expect, test } from 'vitest';
import { holding, playing, scene } from '../../testing/index.ts';

const stout = { health: 5 };

test.each([
  ['brissa-de-molforn', ['gilded-blade', 'repeating-crossbow', 'cuirass-of-illusions', 'masquerade-mask']],
  ['thibaut-de-bazan', ['cuirass-of-illusions', 'masquerade-mask', 'merchants-scales', 'insurance']],
  ['khan-dir-duke-of-vallor', ['gilded-blade', 'twin-headed-maul', 'cuirass-of-illusions', 'merchants-scales']],
] as const)('%s: has a place for each of %j', (hero, relics) => {
  for (const relic of relics) {
    const others = relics.filter(id => id !== relic);
    const table = playing(relic, { creatures: { hero0: { card: hero } }, players: [{ relics: others }] });
    expect(table.player(0).relics.map(({ card }) => card)).toEqual([...others, relic]);
  }
});

test.each([
  ['brissa-de-molforn', 'merchants-scales'],
  ['thibaut-de-bazan', 'gilded-blade'],
  ['khan-dir-duke-of-vallor', 'masquerade-mask'],
])('%s: has no place for %s', (hero, card) => {
  const table = holding(card, { creatures: { hero0: { card: hero } } });
  expect(table.refusal({ do: 'play', card })).toMatchObject({ rule: 'C-REL-2' });
});

const brissa = { card: 'brissa-de-molforn', at: [300, 300] } as const;
const target = { of: 1, at: [300, 500], print: stout } as const;

test('brissa-de-molforn: for 1 Prosperity she rolls up to two failed dice of a shot again', () => {
  const creatures = { hero0: brissa, target };
  const shot = (dice: string, prosperity = 1) =>
    scene({ creatures, players: [{ prosperity }], dice })
      .activate('hero0')
      .attack('target', 'shooting');
  const rolled = shot('axe shield axe bullseye bullseye axe axe');
  expect(rolled.asked('may')).toMatchObject({ seat: 0, card: 'brissa-de-molforn', pay: { prosperity: 1 } });
  const paid = rolled.yes();
  expect(paid.player(0).prosperity).toBe(0);
  expect(paid.asked('reroll')).toMatchObject({ seat: 0, places: [0, 1, 2], most: 2 });
  expect(paid.reroll(0, 1).end().creature('target')).toMatchObject({ wounds: 2 });
  expect(shot('axe bullseye bullseye').yes().asked('reroll').places).toEqual([0]); // what has hit stays
  const declined = shot('axe shield axe').no().end();
  expect(declined.creature('target')).toMatchObject({ wounds: 0 });
  expect(declined.player(0).prosperity).toBe(1);
  const poor = shot('axe bullseye axe axe', 0).end(); // without a coin nobody asks her
  expect(poor.creature('target')).toMatchObject({ wounds: 1 });
});

test('brissa-de-molforn: two dice and no more, however many her weapon has', () => {
  const players = [{ relics: ['repeating-crossbow'] }];
  const shot = scene({ creatures: { hero0: brissa, target }, players, dice: 'axe axe shield' });
  const rolled = shot.activate('hero0').attack('target', 'shooting').yes();
  expect(rolled.asked('reroll')).toMatchObject({ places: [0, 1, 2], most: 2 });
});

test('brissa-de-molforn: her blows and the shots of others are not for sale', () => {
  const near = { of: 1, at: [332, 300], print: stout } as const;
  const melee = scene({ creatures: { hero0: brissa, near }, dice: 'bullseye bullseye' });
  expect(melee.activate('hero0').attack('near').assign(0).assign(2).end().player(0).prosperity).toBe(3);
  const garrus = { card: 'garrus-the-crossbowman', at: [200, 300] } as const;
  const other = scene({ creatures: { hero0: brissa, garrus, target }, dice: 'axe axe axe' });
  expect(other.activate('garrus').attack('target', 'shooting').end().player(0).prosperity).toBe(3);
});

test('brissa-de-molforn: she shoots after a move, not after a Run', () => {
  const creatures = { hero0: { ...brissa, at: [300, 200] }, target } as const;
  const table = scene({ creatures, players: [{ prosperity: 0 }], dice: 'bullseye bullseye axe axe axe' }).activate(
    'hero0',
  );
  expect(table.refusal({ do: 'attack', attack: 'shooting', target: 'target' })).toMatchObject({ rule: 'C-RNG-5' });
  const end = table.move(300, 218).attack('target', 'shooting').end();
  expect(end.creature('target')).toMatchObject({ wounds: 2 });
  expect(table.run(300, 218).asked('nextAction').seat).toBe(0);
});

const thibaut = { card: 'thibaut-de-bazan', at: [300, 300] } as const;
const bribe = { do: 'use creature', creature: 'hero0', ability: 0 };

test('thibaut-de-bazan: once a turn 1 Prosperity makes an enemy within M skip its next activation', () => {
  const creatures = {
    hero0: thibaut,
    near: { of: 1, at: [300, 432] },
    near2: { of: 1, at: [168, 300] },
    far: { of: 1, at: [433, 300] },
    friend: { at: [300, 200] },
  } as const;
  const table = scene({ creatures }).useCreature('hero0');
  expect(table.options).toEqual(['near', 'near2']);
  const bought = table.choose('near');
  expect(bought.player(0).prosperity).toBe(2);
  expect(bought.creature('hero0')).toMatchObject({ activated: false });
  expect(bought.refusal(bribe)).toMatchObject({ code: 'used-this-turn' });
  const idle = bought.nextTurn().activate('near');
  expect(idle.told('activationSkipped')).toMatchObject([{ who: 'near' }]);
  expect(idle.creature('near')).toMatchObject({ skips: false, activated: true });
  expect(idle.activate('near2').asked('act').creature).toBe('near2');
  const poor = scene({ creatures, players: [{ prosperity: 0 }] });
  expect(poor.refusal(bribe)).toMatchObject({ code: 'too-little-prosperity' });
  expect(scene({ creatures: { hero0: thibaut } }).refusal(bribe)).toMatchObject({ rule: 'C-PLY-5' });
});

test('thibaut-de-bazan: a die of his stays in defence, and no enemy influences him', () => {
  const creatures = { hero0: thibaut, foe: { of: 1, at: [332, 300], print: stout } } as const;
  const fight = scene({ creatures }).activate('hero0').attack('foe').assign(0);
  expect(fight.asked('assignDice')).toMatchObject({ creature: 'hero0', dice: 2, least: 0, most: 1 });
  const lucretia = { card: 'lucretia-the-apothecary', of: 1, at: [300, 400] } as const;
  const others = { one: { at: [400, 400] }, two: { at: [200, 400] } } as const;
  const brew = scene({ active: 1, creatures: { hero0: thibaut, lucretia, ...others } });
  expect(brew.activate('lucretia').ability(0).options).toEqual(['one', 'two']);
});

const khan = { card: 'khan-dir-duke-of-vallor', at: [300, 300] } as const;

test('khan-dir-duke-of-vallor: once a turn 1 Prosperity for an enemy that he fells', () => {
  const creatures = {
    hero0: khan,
    first: { of: 1, at: [341, 300] },
    friend: { at: [300, 500] },
    second: { of: 1, at: [332, 500] },
  } as const;
  const table = scene({ creatures, dice: 'axe bullseye axe axe axe axe bullseye' });
  const helped = table.activate('friend').attack('second').assign(0).assign(1);
  expect(helped.creature('second')).toBeUndefined();
  expect(helped.player(0).prosperity).toBe(3); // it was not he
  const end = helped.activate('hero0').attack('first').assign(0).assign(4).end();
  expect(end.creature('first')).toBeUndefined();
  expect(end.player(0).prosperity).toBe(4);
});

test('khan-dir-duke-of-vallor: who falls by his answer pays as well, the second one in a turn for nothing', () => {
  const creatures = { hero0: khan, first: { of: 1, at: [341, 300] }, second: { of: 1, at: [259, 300] } } as const;
  const dice = 'bullseye axe axe axe axe bullseye axe axe axe axe';
  const table = scene({ active: 1, creatures, dice });
  const once = table.activate('first').attack('hero0').assign(4).assign(1);
  expect(once.player(0).prosperity).toBe(4);
  const again = once.activate('second').attack('hero0');
  expect(again.asked('assignDice')).toMatchObject({ creature: 'hero0', least: 1, most: 4 }); // never tired, always reckless
  const end = again.assign(4).assign(1).end();
  expect(end.creature('second')).toBeUndefined();
  expect(end.player(0).prosperity).toBe(4);
});

test('watch-recruit: enemies beside it must fight it and not its friend', () => {
  const creatures = {
    recruit: { card: 'watch-recruit', at: [300, 300] },
    friend: { at: [364, 300] },
    foe: { of: 1, at: [332, 300], print: stout },
  } as const;
  const table = scene({ active: 1, creatures, dice: 'axe axe' }).activate('foe');
  const onFriend = { do: 'attack', attack: 'melee combat', target: 'friend' };
  expect(table.refusal(onFriend)).toMatchObject({ rule: 'C-MEL-4', facts: { defender: 'recruit' } });
  const end = table.attack('recruit').assign(0).assign(1).end();
  expect(end.creature('recruit')).toBeUndefined();
  expect(end.player(0).graveyard).toEqual([]); // a minion has no card there
  const hidden = { ...creatures, recruit: { ...creatures.recruit, hidden: true } } as const;
  expect(scene({ active: 1, creatures: hidden }).activate('foe').refusal(onFriend)).toBeUndefined();
});
