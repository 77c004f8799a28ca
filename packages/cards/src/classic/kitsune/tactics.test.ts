import { expect, test } from 'vitest';
import { playing, scene, type Scene, type Stage } from '../../testing/index.ts';

/** The first player lays the tactic face down and ends the turn; the other one may act. */
function laid(card: string, given: Scene): Stage {
  const table = playing(card, given);
  expect(table.player(0).tactics).toMatchObject([{ card }]);
  expect(table.player(0).city.every(({ tapped }) => tapped)).toBe(true);
  return table.nextTurn();
}

test('nine-tailed-feint: an attack on Akemi is cancelled, and she is gone to another creature of yours', () => {
  const given = {
    creatures: {
      hero0: { card: 'akemi-of-the-nine-tails', at: [300, 300] },
      brute: { of: 1, at: [300, 332], print: { strength: 3 } },
      squire: { at: [300, 268] },
      jiro: { card: 'jiro-bamboo-spearman', at: [100, 500] },
    },
  } as const;
  const attacked = laid('nine-tailed-feint', given).activate('brute').attack('hero0');
  expect(attacked.fitting).toEqual(['nine-tailed-feint']);
  const feint = attacked.reveal('nine-tailed-feint');
  expect(feint.options).toEqual(['squire', 'jiro']);
  const goal = feint.choose('jiro');
  expect(goal.refusal({ x: 10_000, y: 38_700 })).toMatchObject({ code: 'too-far' });
  const end = goal.place(100, 388);
  expect(end.creature('hero0')).toMatchObject({ x: 10_000, y: 38_800, wounds: 0 });
  expect(end.told('attackCancelled')).toHaveLength(1);
  expect(end.told('backstabProvoked')).toEqual([]);
  expect(end.player(0)).toMatchObject({ tactics: [], graveyard: ['nine-tailed-feint'] });
  const squire = laid('nine-tailed-feint', { creatures: { ...given.creatures, squire: { at: [332, 332] } } });
  expect(squire.activate('brute').attack('squire').fitting).toEqual([]); // only Akemi feints
});

test('nine-tailed-feint: even a shot that could still reach her is cancelled', () => {
  const hero0 = { card: 'akemi-of-the-nine-tails', at: [300, 300] } as const;
  const archer = { of: 1, at: [300, 450], print: { keywords: [{ keyword: 'shooting', x: 2 }] } } as const;
  const shot = laid('nine-tailed-feint', { creatures: { hero0, archer, squire: { at: [250, 250] } } }).activate(
    'archer',
  );
  const end = shot.attack('hero0', 'shooting').reveal('nine-tailed-feint').place(260, 300);
  expect(end.creature('hero0')).toMatchObject({ x: 26_000, wounds: 0 });
  expect(end.told('attackRolled')).toEqual([]);
});

test('vanish-in-smoke: an attacked character stands elsewhere within M of the attacker, hidden', () => {
  const given = {
    creatures: {
      monk: { at: [300, 300] },
      brute: { of: 1, at: [300, 332], print: { strength: 3 } },
      hero0: { at: [268, 332] },
    },
  } as const;
  const attacked = laid('vanish-in-smoke', given).activate('brute').attack('monk');
  expect(attacked.fitting).toEqual(['vanish-in-smoke']);
  const gone = attacked.reveal('vanish-in-smoke');
  expect(gone.asked('place')).toMatchObject({ seat: 0, creature: 'monk' });
  expect(gone.refusal({ x: 30_000, y: 46_500 })).toMatchObject({ code: 'too-far' });
  const end = gone.place(300, 464);
  expect(end.creature('monk')).toMatchObject({ y: 46_400, hidden: true, wounds: 0 });
  expect(end.told('attackRolled')).toEqual([]); // nobody fights whom he cannot find
  expect(end.told('backstabProvoked')).toEqual([]);
  const hero = laid('vanish-in-smoke', given).activate('brute').attack('hero0');
  expect(hero.fitting).toEqual([]); // heroes do not vanish
});

test("spirit-ward: an opponent's attempt at Control comes to nothing and costs its next activation", () => {
  const given = {
    creatures: {
      witch: { of: 1, at: [300, 300], print: { keywords: [{ keyword: 'control', x: 3 }] } },
      knight: { at: [300, 400] },
      squire: { at: [400, 300] },
    },
    dice: 'bullseye bullseye bullseye',
  } as const;
  const charm = laid('spirit-ward', given).activate('witch').ability('control').choose('knight');
  expect(charm.fitting).toEqual(['spirit-ward']);
  const end = charm.reveal('spirit-ward');
  expect(end.creature('knight')).toMatchObject({ controller: 0 });
  expect(end.creature('witch')).toMatchObject({ skips: true });
  expect(end.told('diceRolled')).toEqual([]);
  expect(charm.pass().end().creature('knight')).toMatchObject({ controller: 1 });
});

test('spirit-ward: your own Control is not hindered, even where tactics must be revealed', () => {
  const table = scene({
    edition: 'ru-1',
    creatures: {
      witch: { at: [300, 300], print: { keywords: [{ keyword: 'control', x: 1 }] } },
      knight: { of: 1, at: [300, 400] },
    },
    players: [{ tactics: ['spirit-ward'] }],
    dice: 'bullseye',
  });
  const end = table.activate('witch').ability('control').end();
  expect(end.creature('knight')).toMatchObject({ controller: 0 });
  expect(end.player(0).tactics).toHaveLength(1);
});

/** A hero with room for a shield. */
const armed = { card: 'princess-fumiko' } as const;
const priest = { at: [300, 100], print: { health: 3, keywords: [{ keyword: 'healer', x: 2 }] } } as const;
const hurt = { at: [300, 200], wounds: 2, print: { health: 3 } } as const;

test("mirror-trick: an opponent's activated ability is cancelled and wounds whoever used it", () => {
  const given = { creatures: { priest: { ...priest, of: 1, armour: 1 }, hurt: { ...hurt, of: 1 } } } as const;
  const prayer = laid('mirror-trick', given).activate('priest').ability('healer');
  expect(prayer.fitting).toEqual(['mirror-trick']);
  const end = prayer.reveal('mirror-trick');
  expect(end.creature('hurt')).toMatchObject({ wounds: 2 });
  expect(end.creature('priest')).toMatchObject({ wounds: 1, armour: 1, activated: true });
  expect(end.told('diceRolled')).toEqual([]);
});

test('mirror-trick: texts of the card are abilities too, attacks and moves are not', () => {
  const brute = { of: 1, at: [300, 300], print: { strength: 1 } } as const;
  const bunta = { of: 1, card: 'bunta-old-tanuki', at: [100, 100] } as const;
  const table = laid('mirror-trick', {
    creatures: { brute, bunta, monk: { at: [300, 332] } },
    dice: 'bullseye bullseye',
  });
  const rice = table.activate('bunta').ability(0).reveal('mirror-trick');
  expect(rice.player(1).prosperity).toBe(table.player(1).prosperity);
  expect(rice.creature('bunta')).toMatchObject({ wounds: 1 });
  const fight = table.activate('brute').attack('monk').assign(1).assign(1);
  expect(fight.told('tacticRevealed')).toEqual([]);
  expect(fight.asked('nextAction').seat).toBe(1);
});

test('mirror-trick: your own abilities are not hindered, even where tactics must be revealed', () => {
  const table = scene({
    edition: 'ru-1',
    creatures: { priest, hurt },
    players: [{ tactics: ['mirror-trick'] }],
    dice: 'bullseye axe',
  });
  const end = table.activate('priest').ability('healer').end();
  expect(end.creature('hurt')).toMatchObject({ wounds: 1 });
  expect(end.player(0).tactics).toHaveLength(1);
});

test('tanukis-jest: an opponent who equips a relic discards two cards or loses it', () => {
  const opponent = { hand: ['iron-buckler', 'dispel', 'fireball'], city: ['smithy', 'tavern', 'arena'] };
  const table = laid('tanukis-jest', { creatures: { hero1: armed }, players: [{}, opponent] }).play('iron-buckler');
  expect(table.fitting).toEqual(['tanukis-jest']);
  const asked = table.reveal('tanukis-jest');
  expect(asked.asked('may')).toMatchObject({ seat: 1, purpose: 'pay', pay: { discard: 2 } });
  const kept = asked.yes().answer({ next: 0 });
  expect(kept.player(1)).toMatchObject({ hand: [], relics: [{ card: 'iron-buckler' }] });
  expect(kept.player(1).graveyard.toSorted()).toEqual(['dispel', 'fireball']);
  const lost = asked.no();
  expect(lost.player(1)).toMatchObject({ relics: [], hand: ['dispel', 'fireball'], graveyard: ['iron-buckler'] });
  const poor = { ...opponent, hand: ['iron-buckler', 'dispel'] };
  const robbed = laid('tanukis-jest', { creatures: { hero1: armed }, players: [{}, poor] })
    .play('iron-buckler')
    .reveal('tanukis-jest');
  expect(robbed.player(1)).toMatchObject({ relics: [], hand: ['dispel'] }); // one card is not enough
});

test('tanukis-jest: it laughs at the opponent only, even where tactics must be revealed', () => {
  const players = [{ tactics: ['tanukis-jest'], hand: ['iron-buckler'], city: ['smithy'] }];
  const own = scene({ edition: 'ru-1', creatures: { hero0: armed }, players }).play('iron-buckler');
  expect(own.player(0)).toMatchObject({ relics: [{ card: 'iron-buckler' }], tactics: [{ card: 'tanukis-jest' }] });
  expect(own.asked('nextAction').seat).toBe(0);
});
