import { expect, test } from 'vitest';
import { playing, scene } from '../../testing/index.ts';

test("cheap-shot: an opponent's creature that provokes a Backstab receives 2 damage on top", () => {
  const laid = playing('cheap-shot', {
    creatures: {
      guard: { at: [300, 300] },
      brute: { of: 1, at: [300, 332], print: { health: 5 } },
    },
    dice: 'axe',
  });
  expect(laid.player(0).tactics).toMatchObject([{ card: 'cheap-shot', paid: { buildings: ['arena'] } }]);
  const leaving = laid.nextTurn().activate('brute').move(300, 400);
  expect(leaving.fitting).toEqual(['cheap-shot']);
  expect(leaving.reveal('cheap-shot').end().creature('brute')).toMatchObject({ wounds: 3, y: 40_000 });
  expect(leaving.pass().end().creature('brute')).toMatchObject({ wounds: 1 });
});

test('cheap-shot: Backstabs of the opponent do not set it off, even where tactics must be revealed', () => {
  const creatures = { guard: { at: [300, 300], print: { health: 5 } }, brute: { of: 1, at: [300, 332] } } as const;
  const players = [{}, { tactics: ['cheap-shot'] }];
  const own = scene({ edition: 'ru-1', creatures, players, dice: 'axe', active: 1 }).activate('brute').move(300, 400);
  expect(own.told('tacticRevealed')).toEqual([]);
  expect(own.creature('brute')).toBeUndefined(); // it was stabbed all the same
});

const company = {
  runner: { of: 1, at: [200, 150], print: { health: 3 } },
  imp: { of: 1, kind: 'minion', at: [100, 100] },
  far: { of: 1, at: [583, 300] },
  ours: { at: [30, 250], print: { health: 3 } },
} as const;

test('turncoat: a tactic of the opponent is undone in your own turn, and somebody within XL follows you', () => {
  const players = [{ tactics: ['turncoat'] }, { tactics: ['caltrops'] }];
  const moved = scene({ creatures: company, players }).activate('ours').move(30, 300);
  const revealed = moved.reveal('caltrops');
  expect(revealed.asked('tactic').seat).toBe(0);
  expect(revealed.fitting).toEqual(['turncoat']);
  const turned = revealed.reveal('turncoat');
  expect(turned.asked('choose').seat).toBe(0);
  expect(turned.options).toEqual(['runner', 'imp']); // neither the far one nor a hero
  const end = turned.choose('imp');
  expect(end.creature('ours')).toMatchObject({ wounds: 0, y: 30_000 }); // no caltrops after all
  expect(end.creature('imp')).toMatchObject({ controller: 0 });
  expect(end.player(0).graveyard).toEqual(['turncoat']);
  expect(end.player(1).graveyard).toEqual(['caltrops']);
});

test('turncoat: it costs three buildings and answers nothing but tactics', () => {
  const laid = playing('turncoat', {
    creatures: { ours: company.ours, foe: { of: 1, at: [62, 250] } },
    dice: 'bullseye',
  });
  expect(laid.player(0).tactics).toMatchObject([{ card: 'turncoat' }]);
  expect(laid.player(0).city.every(({ tapped }) => tapped)).toBe(true);
  const end = laid.activate('ours').move(30, 300).end();
  expect(end.told('tacticRevealed')).toEqual([]);
  expect(end.player(0).tactics).toHaveLength(1);
});
