import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { building, character, spell, tactic } from '../testing/cards.ts';
import { position } from '../testing/position.ts';
import { abilityOf, reading } from '../testing/reading.ts';
import { effectOf } from '../texts/effect-frame.ts';

const three = { amount: 1, do: 'prosper', who: 'you' } as const;
const prosperityOf = (table: ReturnType<typeof reading>) => table.state.players.map(({ prosperity }) => prosperity);

test('C-TIM-11: the parts of a text are steps of their own; the dead of the first are gone before the second', () => {
  const table = reading(
    [
      { do: 'damage', whom: { choose: "opponent's character" }, amount: 1 },
      { do: 'prosper', who: 'you', amount: { count: { all: "opponent's creature" } } },
    ],
    { creatures: { knight: { of: 1 } }, players: [{ prosperity: 0 }] },
  );
  expect(table.creature('knight')).toBeUndefined();
  expect(prosperityOf(table)).toEqual([1, 3]); // their hero alone is left
});

test('What cannot be done is left out', () => {
  const table = reading([{ do: 'damage', whom: { choose: "opponent's character" }, amount: 1 }, three], {
    players: [{ prosperity: 0 }],
  });
  expect(prosperityOf(table)).toEqual([1, 3]);
});

test('C-PLY-4: several may be chosen at once, up to a number; the chosen creature is what was chosen first', () => {
  const table = reading(
    [
      { do: 'disease', whom: { choose: "opponent's character", n: 2, upTo: true } },
      { do: 'poison', whom: { choose: 'your character' } },
      { do: 'expose', whom: 'the chosen creature' },
    ],
    { creatures: { a: { of: 1, hidden: true }, b: { of: 1 }, c: { of: 1, hidden: true }, own: { hidden: true } } },
  );
  expect(table.asked('choose')).toMatchObject({ options: ['a', 'b', 'c'], least: 0, most: 2 });
  const done = table.answer({ chosen: ['a', 'b'] });
  expect(done.creature('a')).toMatchObject({ diseased: true, hidden: false });
  expect(done.creature('c')).toMatchObject({ diseased: false, hidden: true });
  expect(done.creature('own')).toMatchObject({ poisoned: true, hidden: true });
});

test('One of several effects is chosen among those that can be carried out', () => {
  const effect = {
    do: 'choose one',
    of: [
      three,
      { do: 'heal', whom: { choose: 'your character' }, amount: 2 },
      { do: 'tax', who: 'opponent', amount: 2 },
    ],
  } as const;
  const table = reading(effect, { creatures: { knight: {} }, players: [{ prosperity: 0 }] });
  expect(table.asked('mode')).toMatchObject({ seat: 0, card: 'charm', possible: [0, 2] });
  expect(prosperityOf(table.answer({ mode: 2 }))).toEqual([0, 1]);
});

test('C-CRD-30: a condition is asked when its part is carried out', () => {
  const effect = {
    do: 'if',
    cond: { standing: 'mint' },
    then: { do: 'prosper', who: 'you', amount: 2 },
    else: three,
  } as const;
  const cards = [building('mint', { kind: 'unique' })];
  expect(prosperityOf(reading(effect, { cards, players: [{ prosperity: 0, city: ['mint'] }] }))).toEqual([2, 3]);
  expect(prosperityOf(reading(effect, { cards, players: [{ prosperity: 0 }, { city: ['mint'] }] }))).toEqual([1, 3]);
});

test('For each of them, in the order of the controller; the set is fixed at the beginning', () => {
  const table = reading(
    [
      { do: 'hide', whom: { choose: 'your character' } },
      {
        do: 'for each',
        of: { all: 'creature', within: 'S', from: 'the chosen creature', except: 'the chosen creature' },
        effect: [
          { do: 'damage', whom: 'each of them', amount: 1 },
          { do: 'push', whom: 'each of them', distance: 'S', from: 'the chosen creature' },
        ],
      },
    ],
    {
      creatures: {
        keg: { at: [300, 300] },
        left: { of: 1, at: [260, 300], print: { health: 2 } },
        right: { of: 1, at: [340, 300], print: { health: 1 } },
        far: { of: 1, at: [500, 300], print: { health: 2 } },
      },
    },
  );
  expect(table.asked('order')).toMatchObject({
    seat: 0,
    of: 'creatures',
    options: [{ creature: 'left' }, { creature: 'right' }],
  });
  const done = table.answer({ next: 1 });
  expect(done.told('damageDealt').map(({ who }) => who)).toEqual(['right', 'left']);
  expect(done.creature('right')).toBeUndefined();
  expect(done.creature('left')).toMatchObject({ wounds: 1, x: 18_000 });
  expect(done.creature('far')).toMatchObject({ wounds: 0, x: 50_000 });
});

test('C-ABL-1: what may be done is asked, unless there is nothing to do', () => {
  const effect = { do: 'may', effect: { do: 'heal', whom: { choose: 'your character' }, amount: 1 } } as const;
  const table = reading(effect, { creatures: { knight: { wounds: 1, print: { health: 3 } } } });
  expect(table.asked('may')).toMatchObject({ seat: 0, purpose: 'effect', card: 'charm' });
  expect(table.answer({ yes: true }).creature('knight')?.wounds).toBe(0);
  expect(table.answer({ yes: false }).creature('knight')?.wounds).toBe(1);
  expect(reading(effect, { creatures: { knight: {} } }).pending).toBeUndefined();
});

const toll = {
  do: 'pay',
  who: 'opponent',
  cost: { prosperity: 2 },
  then: three,
  else: { do: 'steal', amount: 1 },
} as const;

test('C-CST-4: whoever may pay decides; whoever cannot is not asked', () => {
  const table = reading(toll, { players: [{ prosperity: 0 }, { prosperity: 2 }] });
  expect(table.asked('may')).toMatchObject({ seat: 1, purpose: 'pay', pay: { prosperity: 2 } });
  expect(prosperityOf(table.answer({ yes: true }))).toEqual([1, 0]);
  expect(prosperityOf(table.answer({ yes: false }))).toEqual([1, 1]);
  expect(prosperityOf(reading(toll, { players: [{ prosperity: 0 }, { prosperity: 1 }] }))).toEqual([1, 0]);
});

test('C-CST-4: a price of cards and buildings is paid in all its parts', () => {
  const cost = { prosperity: 1, discard: 1, tap: ['any'] } as const;
  const table = reading(
    { do: 'pay', who: 'opponent', cost, else: { do: 'steal', amount: 9 } },
    {
      cards: [spell('a'), spell('b')],
      players: [{ prosperity: 0 }, { prosperity: 1, hand: ['a', 'b'], city: ['arena', 'temple'] }],
    },
  ).answer({ yes: true });
  expect(table.asked('payment')).toMatchObject({ seat: 1, cost: { buildings: ['any'], prosperity: 1 } });
  const paid = table.answer({ buildings: ['temple'] }).answer({ chosen: ['b'] });
  expect(paid.state.players[1]).toMatchObject({ prosperity: 0, hand: ['a'], graveyard: ['b'] });
  expect(paid.state.players[1]!.city.map(({ tapped }) => tapped)).toEqual([false, true]);
  expect(paid.state.players[0]!.prosperity).toBe(0);
});

test('A die decides what is done; faces that are left out do nothing', () => {
  const effect = {
    do: 'roll',
    on: { bullseye: { do: 'tax', who: 'opponent', amount: 3 }, 'axe|shield': three },
  } as const;
  const players = [{ prosperity: 0 }];
  expect(prosperityOf(reading(effect, { players, dice: 'bullseye' }).end())).toEqual([0, 0]);
  expect(prosperityOf(reading(effect, { players, dice: 'axe' }).end())).toEqual([1, 3]);
  expect(prosperityOf(reading(effect, { players, dice: 'shield' }).end())).toEqual([1, 3]);
  const only = reading({ do: 'roll', on: { shield: three } }, { players, dice: 'axe' }).end();
  expect(prosperityOf(only)).toEqual([0, 3]);
});

test('Several dice: first whom, then what failures do, then what successes do', () => {
  const effect = {
    do: 'roll',
    dice: 3,
    whom: { choose: 'other character', within: 'contact' },
    success: ['bullseye'],
    fail: { do: 'wound', whom: 'the chosen creature', amount: 'the failures' },
    effect: { do: 'heal', whom: 'the chosen creature', amount: 'the successes' },
  } as const;
  const creatures = {
    healer: { at: [300, 300] },
    knight: { at: [300, 332], wounds: 1, print: { health: 4 } },
  } as const;
  const table = reading(effect, { creatures, dice: 'bullseye axe bullseye' }, abilityOf('healer')).end();
  expect(table.told('diceRolled')).toMatchObject([
    { player: 0, who: 'healer', faces: ['bullseye', 'axe', 'bullseye'] },
  ]);
  expect(table.told('woundsReceived')).toMatchObject([{ who: 'knight', n: 1 }]);
  expect(table.creature('knight')?.wounds).toBe(0);
  const alone = reading(effect, { creatures: { healer: { at: [300, 300] } } }, abilityOf('healer'));
  expect(alone.told('diceRolled')).toEqual([]);
});

test('The opponent chooses where the text says so', () => {
  const wound = { do: 'wound', whom: { choose: "opponent's character", chooser: 'opponent' }, amount: 1 } as const;
  const creatures = { a: { of: 1, print: { health: 2 } }, b: { of: 1, print: { health: 2 } } } as const;
  const table = reading(wound, { creatures });
  expect(table.asked('choose')).toMatchObject({ seat: 1, options: ['a', 'b'] });
  expect(table.answer({ chosen: ['b'] }).creature('b')?.wounds).toBe(1);
});

test('C-TIM-6: what was chosen at the declaration must still answer to the text when it is carried out', () => {
  const bolt = { do: 'damage', whom: { choose: "opponent's character", is: ['not hidden'] }, amount: 1 } as const;
  const text = { seat: 0, source: 'charm', card: 'charm' };
  const play = (hidden: boolean) =>
    position({
      creatures: { a: { of: 1, hidden, print: { health: 3 } }, b: { of: 1, print: { health: 3 } } },
      cards: [spell('charm')],
      frames: [effectOf(text, bolt, { picks: [{ path: '.whom', chosen: ['a'] }] })],
    });
  expect(play(false).creature('a')?.wounds).toBe(1);
  expect(play(true).creature('a')?.wounds).toBe(0);
  expect(play(true).creature('b')?.wounds).toBe(0);
});

test('Once a turn: an ability that has worked is used up; one whose price was not paid is not', () => {
  const abilities = [
    { when: 'moveEnded', once: 'turn', pay: { prosperity: 1 }, effect: { do: 'steal', amount: 1 } },
  ] as const;
  const clerk = character('clerk', { abilities });
  const text = { seat: 0, source: 'clerk 0', card: 'clerk', bearer: 'clerk' as CreatureId };
  const frame = () =>
    effectOf(
      text,
      { do: 'pay', who: 'you', cost: { prosperity: 1 }, then: { do: 'steal', amount: 1 } },
      { usesUp: true },
    );
  const table = position({ creatures: { clerk: { print: clerk } }, frames: [frame(), frame(), frame()] });
  const declined = table.answer({ yes: false });
  expect(declined.creature('clerk')?.usedUp).toEqual([]);
  const used = declined.answer({ yes: true });
  expect(used.creature('clerk')?.usedUp).toEqual(['clerk 0']);
  expect(used.pending).toBeUndefined(); // the third time nothing is asked any more
  expect(prosperityOf(used)).toEqual([3, 2]);
});

test('C-TIM-11: a tactic may break in between two parts of a text', () => {
  const table = reading([three, { do: 'poison', whom: { choose: "opponent's character" } }], {
    creatures: { knight: { of: 1 } },
    cards: [
      tactic('shade', {
        when: 'prosperityGained',
        player: 'opponent',
        effect: { do: 'return', what: { choose: 'your character' }, to: 'hand' },
      }),
    ],
    players: [{}, { tactics: ['shade'] }],
  }).answer({ tactic: 't10' });
  expect(table.state.players[1]!.hand).toEqual(['knight']);
  expect(table.told('poisonGained')).toEqual([]);
});
