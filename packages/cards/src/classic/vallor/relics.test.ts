import { expect, test } from 'vitest';
import { holding, playing, scene, type Actor } from '../../testing/index.ts';

const stout = { health: 5 };
const foe: Actor = { of: 1, at: [332, 300], print: stout };
const brissa = { hero0: { card: 'brissa-de-molforn', at: [300, 300] } } as const;
const thibaut = { hero0: { card: 'thibaut-de-bazan', at: [300, 300] } } as const;
const khan = { hero0: { card: 'khan-dir-duke-of-vallor', at: [300, 300] } } as const;

test.each([
  ['insurance', 'thibaut-de-bazan', 'khan-dir-duke-of-vallor'],
  ['twin-headed-maul', 'khan-dir-duke-of-vallor', 'brissa-de-molforn'],
])('%s: for %s and nobody else', (card, own, other) => {
  const whyNot = (hero: string) =>
    holding(card, { creatures: { hero0: { card: hero } } }).refusal({ do: 'play', card });
  expect(whyNot(own)).toBeUndefined();
  expect(whyNot(other)).toMatchObject({ rule: 'C-CRD-13' });
});

test('insurance: 1 Prosperity at the end of your turn if your hero is wounded', () => {
  const players = [{ deck: ['fireball'] }, { deck: ['dispel'] }];
  const insured = (wounds: number) =>
    playing('insurance', { creatures: { hero0: { ...thibaut.hero0, wounds } }, players }).endTurn();
  const paid = insured(1);
  expect(paid.player(0)).toMatchObject({ prosperity: 4, relics: [{ card: 'insurance' }] });
  expect(insured(0).player(0).prosperity).toBe(3);
  const theirs = paid.construct('none').endTurn();
  expect(theirs.player(0).prosperity).toBe(5); // only what comes with every turn, nothing for the end of theirs
});

test('twin-headed-maul: a die more if all attack, and each hit deals 2 damage, in three fights', () => {
  const table = playing('twin-headed-maul', {
    creatures: { ...khan, foe: { ...foe, at: [341, 300], print: { health: 15 } } },
    dice: 'axe axe axe axe axe bullseye',
  });
  const fight = table.activate('hero0').attack('foe').assign(0);
  const end = fight.assign(4).end();
  expect(end.creature('foe')).toMatchObject({ wounds: 10 });
  expect(end.player(0).relics).toMatchObject([{ card: 'twin-headed-maul', marks: 1 }]);
  fight.state.players[0]!.relics[0]!.marks = 1;
  expect(fight.assign(4).player(0).relics).toMatchObject([{ marks: 2 }]);
  fight.state.players[0]!.relics[0]!.marks = 2;
  expect(fight.assign(4).player(0)).toMatchObject({ relics: [], graveyard: ['twin-headed-maul'] });
});

test('twin-headed-maul: a die kept for defence is no attack with all, and without attack dice there is no mark', () => {
  const players = [{ relics: ['twin-headed-maul'] }];
  const close = { ...khan, foe: { ...foe, at: [341, 300] } } as const;
  const three = scene({ creatures: close, players, dice: 'axe bullseye bullseye bullseye' }).activate('hero0');
  expect(three.attack('foe').assign(0).assign(3).end().creature('foe')).toMatchObject({ wounds: 2 });
  const tired = { hero0: { ...thibaut.hero0, defended: true }, foe };
  const defending = scene({ active: 1, creatures: tired, players }).activate('foe').attack('hero0').assign(0);
  expect(defending.player(0).relics).toMatchObject([{ marks: 0 }]);
});

test('gilded-blade: 3 Strength more in one fight, whoever began it', () => {
  const table = playing('gilded-blade', { creatures: { ...brissa, foe }, dice: 'axe axe axe axe axe bullseye' });
  expect(table.value('strength', 'hero0')).toBe(5);
  const end = table.activate('hero0').attack('foe').assign(0).assign(5).end();
  expect(end.creature('foe')).toBeUndefined();
  expect(end.player(0)).toMatchObject({ relics: [], graveyard: ['gilded-blade'] });
  expect(end.value('strength', 'hero0')).toBe(2);
  const theirs = playing('gilded-blade', { creatures: { ...brissa, foe } })
    .nextTurn()
    .activate('foe')
    .attack('hero0');
  expect(theirs.asked('assignDice')).toMatchObject({ creature: 'hero0', dice: 5 });
  expect(theirs.assign(0).assign(0).player(0).relics).toEqual([]);
});

test('gilded-blade: 4 with the Guild of Blades, of its owner', () => {
  const relics = ['gilded-blade'];
  const blades = { city: ['guild-of-blades'] };
  const cities = [[{ relics, ...blades }], [{ relics, city: ['guild-of-shadows'] }], [{ relics }, blades]];
  const strengths = cities.map(players => scene({ creatures: brissa, players }).value('strength', 'hero0'));
  expect(strengths).toEqual([6, 5, 5]);
});

const bowman = { hero0: { card: 'elianor-silverbough', at: [300, 300] } } as const;

test('repeating-crossbow: three dice, and whom it hits within M is thrown back by S; for three shots', () => {
  const table = playing('repeating-crossbow', {
    creatures: { ...brissa, near: { of: 1, at: [300, 432], print: stout } },
    players: [{ prosperity: 0 }],
    dice: 'bullseye axe bullseye axe axe',
  });
  expect(table.value('shootingDice', 'hero0')).toBe(3); // not 5: the greater one counts
  const shooting = table.activate('hero0');
  const end = shooting.attack('near', 'shooting').end();
  expect(end.creature('near')).toMatchObject({ wounds: 2, x: 30_000, y: 51_200 });
  expect(end.player(0).relics).toMatchObject([{ card: 'repeating-crossbow', marks: 1 }]);
  shooting.state.players[0]!.relics[0]!.marks = 2;
  const last = shooting.attack('near', 'shooting');
  expect(last.creature('near')).toMatchObject({ wounds: 2, y: 51_200 }); // still with its help
  expect(last.player(0)).toMatchObject({ relics: [], graveyard: ['repeating-crossbow'] });
});

/** A shot at somebody so far from the edge. */
const shot = (y: number, dice: string) =>
  scene({
    creatures: { ...bowman, mark: { of: 1, at: [300, y], print: stout } },
    players: [{ relics: ['repeating-crossbow'] }],
    dice,
  })
    .activate('hero0')
    .attack('mark', 'shooting')
    .end();

test('repeating-crossbow: whoever is beyond M, or missed, stays where it is', () => {
  expect(shot(433, 'bullseye axe axe axe').creature('mark')).toMatchObject({ wounds: 1, y: 43_300 });
  const missed = shot(400, 'axe axe axe');
  expect(missed.creature('mark')).toMatchObject({ wounds: 0, y: 40_000 });
  expect(missed.player(0).relics).toMatchObject([{ marks: 1 }]);
});

test('cuirass-of-illusions: successful dice against its bearer are rolled again, of shots and of blows', () => {
  const archer = { of: 1, at: [300, 500], print: { health: 5, keywords: [{ keyword: 'shooting', x: 2 }] } } as const;
  const table = playing('cuirass-of-illusions', {
    creatures: { ...brissa, archer },
    dice: 'bullseye axe shield',
  });
  const missed = table.nextTurn().activate('archer').attack('hero0', 'shooting').end();
  expect(missed.creature('hero0')).toMatchObject({ wounds: 0 });
  expect(missed.player(0).relics).toMatchObject([{ tokens: 2 }]);
  const strong = { ...foe, print: { health: 5, strength: 4 } };
  const given = { active: 1, creatures: { ...brissa, foe: strong }, players: [{ relics: ['cuirass-of-illusions'] }] };
  const dice = 'axe axe axe bullseye axe axe bullseye bullseye bullseye';
  const struck = scene({ ...given, dice })
    .activate('foe')
    .attack('hero0')
    .assign(0)
    .assign(4)
    .end();
  expect(struck.told('damageDealt')).toMatchObject([{ who: 'hero0', n: 2 }]);
  expect(struck.creature('hero0')).toMatchObject({ wounds: 0 });
  expect(struck.player(0)).toMatchObject({ relics: [], graveyard: ['cuirass-of-illusions'] }); // 2 points and no more
});

test("merchants-scales: tapped they give 1 Prosperity; with the Merchants' Guild every building of the opponent does", () => {
  const table = playing('merchants-scales', { creatures: khan });
  const end = table.useRelic('merchants-scales');
  expect(end.player(0)).toMatchObject({ prosperity: 4, relics: [{ tapped: true }] });
  const work = (...city: string[]) =>
    scene({
      creatures: khan,
      players: [
        { relics: ['merchants-scales'], city },
        { buildings: ['mint'], deck: ['fireball'] },
      ],
    })
      .endTurn()
      .construct('mint')
      .player(0).prosperity;
  expect([work('merchants-guild'), work('guild-of-blades'), work()]).toEqual([4, 3, 3]);
});

test('merchants-scales: your own buildings weigh nothing', () => {
  const players = [
    { relics: ['merchants-scales'], city: ['merchants-guild'], buildings: ['arena'], deck: ['fireball'] },
  ];
  const built = scene({ active: 1, creatures: khan, players }).endTurn().construct('arena');
  expect(built.player(0).prosperity).toBe(1); // 1 came with the turn, and 3 were paid
});

test('masquerade-mask: three times it hides your hero', () => {
  const table = playing('masquerade-mask', { creatures: { ...brissa, foe } });
  const worn = table.useRelic('masquerade-mask');
  expect(worn.creature('hero0')).toMatchObject({ hidden: true });
  expect(worn.player(0).relics).toMatchObject([{ marks: 1, tapped: true }]);
  const theirs = worn.nextTurn().activate('foe');
  expect(theirs.refusal({ do: 'attack', attack: 'melee combat', target: 'hero0' })).toMatchObject({ rule: 'C-MEL-3' });
  table.state.players[0]!.relics[0]!.marks = 1;
  expect(table.useRelic('masquerade-mask').player(0).relics).toMatchObject([{ marks: 2 }]);
  table.state.players[0]!.relics[0]!.marks = 2;
  expect(table.useRelic('masquerade-mask').player(0)).toMatchObject({ relics: [], graveyard: ['masquerade-mask'] });
});
