import type { TacticCard } from '@signum/classic';
import { expect, test } from 'vitest';
import { holding, playing, real, scene } from '../../testing/index.ts';
import { vallor } from '../vallor.ts';

const stout = { health: 5 };
const told = (...tactics: string[]) => ({ players: [{}, { tactics }] });

test.each(vallor.filter((card): card is TacticCard => card.type === 'tactic').map(({ id }) => id))(
  '%s: laid face down for its cost',
  id => {
    const { cost, hero } = real(id) as TacticCard;
    const end = playing(id, hero === undefined ? {} : { creatures: { hero0: { card: hero } } });
    expect(end.player(0)).toMatchObject({ hand: [], tactics: [{ card: id }] });
    expect(end.player(0).city.filter(({ tapped }) => tapped)).toHaveLength(cost.buildings.length);
    expect(end.told('cardDeclared')).toEqual([]); // nobody learns which
  },
);

test.each(['secret-bribery', 'sly-trick'])('%s: for Brissa de Molforn and nobody else', card => {
  const whyNot = (hero: string) =>
    holding(card, { creatures: { hero0: { card: hero } } }).refusal({ do: 'play', card });
  expect(whyNot('brissa-de-molforn')).toBeUndefined();
  expect(whyNot('thibaut-de-bazan')).toMatchObject({ rule: 'C-CRD-13' });
});

test("secret-bribery: a character that the opponent summons goes back into its owner's deck, unheard", () => {
  const card = 'bartolo-caravan-master';
  const players = [{ deck: ['dispel', 'fireball'] }, { tactics: ['secret-bribery'] }];
  const table = playing(card, { players, draws: [0, 0] });
  expect(table.fitting).toEqual(['secret-bribery']);
  const end = table.reveal('secret-bribery');
  expect(end.summoned(card)).toBeUndefined();
  expect(end.player(0)).toMatchObject({ prosperity: 3, hand: [], graveyard: [] }); // no First Word
  expect(end.player(0).deck.toSorted()).toEqual([card, 'dispel', 'fireball']);
  expect(end.player(0).city.every(({ tapped }) => tapped)).toBe(true); // what was paid is lost
  expect(table.pass().place(300, 16).player(0).prosperity).toBe(5);
});

test('secret-bribery: spells and relics are not for sale, nor is a minion', () => {
  const spell = playing('venom-mist', { creatures: { foe: { of: 1, at: [100, 100] } }, ...told('secret-bribery') });
  expect(spell.choose('foe').asked('nextAction').seat).toBe(0);
  const own = playing('gino-ledger', { edition: 'ru-1', players: [{ tactics: ['secret-bribery'] }] });
  expect(own.place(300, 16).summoned('gino-ledger')).toBeDefined(); // nor one's own
  const hero0 = { card: 'emperor-demian' };
  const players = [{ minion: 'watch-recruit' }, { tactics: ['secret-bribery'] }];
  const minion = scene({ creatures: { hero0 }, players }).useCreature('hero0').placeAnywhere();
  expect(minion.told('minionSummoned')).toHaveLength(1);
  expect(minion.asked('nextAction').seat).toBe(0);
});

const brissa = { card: 'brissa-de-molforn', of: 1, at: [332, 300] } as const;
const knight = { at: [300, 300], print: { health: 5, strength: 4 } } as const;

test('sly-trick: attacked in melee, your hero is stronger by 2 and rolls three defence dice again', () => {
  const dice = 'axe axe axe axe bullseye bullseye bullseye bullseye shield shield shield';
  const attacked = scene({ creatures: { knight, hero1: brissa }, ...told('sly-trick'), dice })
    .activate('knight')
    .attack('hero1');
  expect(attacked.fitting).toEqual(['sly-trick']);
  const ready = attacked.reveal('sly-trick');
  expect(ready.asked('assignDice')).toMatchObject({ seat: 1, creature: 'hero1', dice: 4 });
  const rolled = ready.assign(0).assign(4);
  expect(rolled.asked('reroll')).toMatchObject({ seat: 1, creature: 'hero1', purpose: 'defence', most: 3 });
  const end = rolled.reroll(0, 1, 2).end();
  expect(end.creature('hero1')).toMatchObject({ wounds: 1 });
  expect(end.value('strength', 'hero1')).toBe(4);
  expect(end.endTurn().value('strength', 'hero1')).toBe(2);
});

test('sly-trick: not for another creature, and not against a shot', () => {
  const garrus = { card: 'garrus-the-crossbowman', at: [332, 450] } as const;
  const squire = { of: 1, at: [268, 300], print: stout } as const;
  const dice = 'axe axe axe';
  const table = scene({ creatures: { knight, garrus, squire, hero1: brissa }, ...told('sly-trick'), dice });
  expect(table.activate('knight').attack('squire').fitting).toEqual([]);
  expect(table.activate('garrus').attack('hero1', 'shooting').fitting).toEqual([]);
});

/** A knight of the first player, who has so much, is about to be activated. */
const called = (prosperity: number) =>
  scene({ creatures: { knight }, players: [{ prosperity }, { tactics: ['golden-fog'] }] }).activate('knight');

test("golden-fog: an opponent's creature does nothing unless its player pays 3 Prosperity", () => {
  const table = called(3);
  expect(table.fitting).toEqual(['golden-fog']);
  const asked = table.reveal('golden-fog');
  expect(asked.asked('may')).toMatchObject({ seat: 0, purpose: 'pay', pay: { prosperity: 3 } });
  const lost = asked.no();
  expect(lost.creature('knight')).toMatchObject({ activated: true });
  expect(lost.refusal({ do: 'activate', creature: 'knight' })).toMatchObject({ code: 'activated' });
  expect(lost.player(0).prosperity).toBe(3);
  const paid = asked.yes();
  expect(paid.player(0).prosperity).toBe(0);
  expect(paid.move(300, 350).creature('knight')).toMatchObject({ y: 35_000 });
  expect(called(2).reveal('golden-fog').creature('knight')).toMatchObject({ activated: true }); // nothing to pay with
});

test('golden-fog: it also blinds a hero, but never its own side', () => {
  const hero = scene({ players: [{ prosperity: 0 }, { tactics: ['golden-fog'] }] }).activate('hero0');
  expect(hero.reveal('golden-fog').creature('hero0')).toMatchObject({ activated: true });
  const own = scene({ edition: 'ru-1', creatures: { knight }, players: [{ tactics: ['golden-fog'] }] });
  expect(own.activate('knight').asked('act').creature).toBe('knight');
});

const garrus = { card: 'garrus-the-crossbowman', at: [300, 300], armour: 1 } as const;

test('return-fire: a shot at a creature of yours is cancelled, and the shooter gets 1 damage', () => {
  const mark = { of: 1, at: [300, 500], print: stout } as const;
  const table = scene({ creatures: { garrus, mark }, ...told('return-fire') });
  const shot = table.activate('garrus').attack('mark', 'shooting');
  expect(shot.fitting).toEqual(['return-fire']);
  const end = shot.reveal('return-fire');
  expect(end.told('attackCancelled')).toHaveLength(1);
  expect(end.told('attackRolled')).toEqual([]);
  expect(end.creature('garrus')).toMatchObject({ armour: 0, wounds: 0, activated: true });
  expect(end.creature('mark')).toMatchObject({ wounds: 0 });
});

test('return-fire: blows, spears and magic are no shots', () => {
  const mark = { of: 1, at: [332, 300], print: stout } as const;
  const melee = scene({ creatures: { garrus, mark }, ...told('return-fire') });
  expect(melee.activate('garrus').attack('mark').fitting).toEqual([]);
  const keywords = [
    { keyword: 'throwing', x: 1 },
    { keyword: 'magical-shot', x: 1 },
  ] as const;
  const mage = { at: [332, 400], print: { keywords } } as const;
  const table = scene({ creatures: { mage, mark }, ...told('return-fire') }).activate('mage');
  expect(table.attack('mark', 'throwing').fitting).toEqual([]);
  expect(table.attack('mark', 'magical shot').fitting).toEqual([]);
});

const patient = { at: [300, 300], wounds: 2, armour: 3, print: stout } as const;

test("poisoned-medicine: an opponent's creature that is healed gets 2 wounds", () => {
  const table = scene({
    creatures: { patient },
    players: [{ city: ['temple'] }, { tactics: ['poisoned-medicine'] }],
  }).use('temple');
  expect(table.fitting).toEqual(['poisoned-medicine']);
  const end = table.reveal('poisoned-medicine');
  expect(end.creature('patient')).toMatchObject({ wounds: 3, armour: 3 }); // one healed, two more
  expect(table.pass().creature('patient')).toMatchObject({ wounds: 1 });
});

test('poisoned-medicine: a creature of your own that the opponent heals is let alone', () => {
  const creatures = { mercy: { card: 'michelle-gazzini', at: [300, 400] }, patient: { ...patient, of: 1 } } as const;
  const table = scene({ creatures, ...told('poisoned-medicine'), dice: 'bullseye bullseye' });
  const end = table.activate('mercy').ability('healer');
  expect(end.creature('patient')).toMatchObject({ wounds: 0 });
  expect(end.fitting).toEqual([]);
});

/** The first player, who has so much, uses the Mint. */
const minting = (prosperity: number) =>
  scene({ players: [{ city: ['mint'], prosperity }, { tactics: ['tax-inspection'] }] }).use('mint');

test('tax-inspection: using a building costs the opponent 2 Prosperity and brings you 1, or does nothing', () => {
  const table = minting(2);
  expect(table.fitting).toEqual(['tax-inspection']);
  const asked = table.reveal('tax-inspection');
  expect(asked.asked('may')).toMatchObject({ seat: 0, purpose: 'pay', pay: { prosperity: 2 } });
  const paid = asked.yes();
  expect([paid.player(0).prosperity, paid.player(1).prosperity]).toEqual([1, 4]); // 2, less 2, and the Mint
  const shut = asked.no();
  expect([shut.player(0).prosperity, shut.player(1).prosperity]).toEqual([2, 3]);
  expect(shut.player(0).city).toMatchObject([{ card: 'mint', tapped: true }]);
  const poor = minting(1).reveal('tax-inspection'); // cannot pay, so is not asked
  expect([poor.player(0).prosperity, poor.player(1).prosperity]).toEqual([1, 3]);
});

test('tax-inspection: paying for a card is no use of a building, and relics are no buildings', () => {
  const foe = { of: 1, at: [100, 100] } as const;
  const spell = playing('venom-mist', { creatures: { foe }, ...told('tax-inspection') }).choose('foe');
  expect(spell.asked('nextAction').seat).toBe(0);
  expect(spell.creature('foe')).toMatchObject({ poisoned: true });
  const players = [{ relics: ['merchants-scales'], prosperity: 0 }, { tactics: ['tax-inspection'] }];
  const weighed = scene({ creatures: { hero0: { card: 'khan-dir-duke-of-vallor' } }, players });
  expect(weighed.useRelic('merchants-scales').player(0).prosperity).toBe(1);
});

test("general-strike: at the start of the opponent's turn up to three of his buildings are tapped", () => {
  const city = ['arena', 'temple', 'library', 'mint'];
  const begun = scene({
    active: 1,
    players: [
      { city, deck: ['fireball'] },
      { city: ['smithy'], tactics: ['general-strike'] },
    ],
  }).endTurn();
  expect(begun.fitting).toEqual(['general-strike']);
  const strike = begun.reveal('general-strike');
  expect(strike.asked('choose')).toMatchObject({ seat: 1, least: 0, most: 3, options: city.map(id => `0 ${id}`) });
  const end = strike.choose('0 arena', '0 library', '0 mint').construct('none');
  expect(end.player(0).city.flatMap(one => (one.tapped ? one.card : []))).toEqual(['arena', 'library', 'mint']);
  expect(end.refusal({ do: 'use building', building: 'mint', ability: 0 })).toMatchObject({ rule: 'C-CTY-8' });
  expect(end.asked('nextAction').seat).toBe(0);
  const later = end.nextTurn().endTurn();
  expect(later.player(0).city.every(({ tapped }) => !tapped)).toBe(true); // work goes on
});

test('general-strike: your own turn begins in peace', () => {
  const players = [{ city: ['arena'], deck: ['fireball'], tactics: ['general-strike'] }];
  const begun = scene({ edition: 'ru-1', active: 1, players }).endTurn();
  expect(begun.player(0)).toMatchObject({ city: [{ tapped: false }], tactics: [{ card: 'general-strike' }] });
});
