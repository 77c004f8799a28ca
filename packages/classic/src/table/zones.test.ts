import { expect, test } from 'vitest';
import { outOfHand } from './players.ts';
import { spell, tactic } from '../testing/cards.ts';
import { position } from '../testing/position.ts';

const mm = (x: number, y: number) => ({ x: x * 100, y: y * 100 });

test("C-ZON-1: a hand has no order: a card's place tells nothing", () => {
  const cards = ['ash', 'birch', 'cedar'].map(id => spell(id, { effect: { do: 'draw', who: 'you', amount: 1 } }));
  const end = position({ cards, players: [{ hand: ['cedar'], deck: ['birch', 'ash'] }] }).answer({
    do: 'play',
    card: 'cedar',
  });
  expect(end.state.players[0]!.hand).toEqual(['ash']);
  const next = end.answer({ do: 'play', card: 'ash' });
  expect(next.state.players[0]).toMatchObject({ hand: ['birch'], graveyard: ['cedar', 'ash'] }); // kept as discarded
});

test('C-ZON-2, C-CTL-7: a card goes to the Graveyard of its owner, whoever commands it', () => {
  const zap = spell('zap', { effect: { do: 'wound', whom: { choose: 'character' }, amount: 3 } });
  const puppet = { of: 1, controller: 0, at: [300, 300], wounds: 0, armour: 3 } as const;
  const end = position({ cards: [zap], players: [{ hand: ['zap'] }], creatures: { puppet } }).answer({
    do: 'play',
    card: 'zap',
  });
  expect(end.state.players.map(({ graveyard }) => graveyard)).toEqual([['zap'], ['puppet']]);
});

test('C-ZON-3: a deck into which a card returned is shuffled at once', () => {
  const back = spell('back', { effect: { do: 'return', what: { choose: 'character' }, to: 'deck' } });
  const end = position({
    cards: [back, spell('one')],
    draws: [0],
    players: [{ hand: ['back'] }, { deck: ['one'] }],
    creatures: { foe: { of: 1 } },
  })
    .answer({ do: 'play', card: 'back' })
    .end();
  expect(end.state.players[1]!.deck.toSorted()).toEqual(['foe', 'one']);
  expect(end.told('deckShuffled')).toEqual([{ type: 'deckShuffled', player: 1 }]);
});

test('C-ZON-2, C-ZON-3, C-CMP-36: whoever comes again comes without tokens and gained effects', () => {
  const home = spell('home', { effect: { do: 'return', what: { choose: 'your character' }, to: 'hand' } });
  const gains = [{ bonus: { stat: 'strength', by: 1 }, source: 's1', by: 0 }] as const;
  const table = position({
    cards: [home],
    players: [{ hand: ['home'] }],
    creatures: { ann: { wounds: 1, armour: 2, hidden: true, poisoned: true, gains, print: { health: 3 } } },
  }).answer({ do: 'play', card: 'home' });
  expect(table.state.players[0]!.hand).toEqual(['ann']);
  const end = table.answer({ do: 'play', card: 'ann' }).answer(mm(300, 16));
  const again = end.state.creatures.find(({ card }) => card === 'ann')!;
  expect(again).toMatchObject({ wounds: 0, armour: 0, hidden: false, poisoned: false, gains: [] });
  expect(again.id).not.toBe('ann');
});

test('C-ZON-4: a tactic in a deck or hand answers nothing', () => {
  const trap = tactic('trap', { when: 'spellResolved', effect: { do: 'prosper', who: 'you', amount: 9 } });
  const alms = spell('alms', { effect: { do: 'prosper', who: 'you', amount: 1 } });
  const end = position({
    cards: [trap, alms],
    players: [{ hand: ['alms'] }, { deck: ['trap'], hand: ['trap'] }],
  }).answer({ do: 'play', card: 'alms' });
  expect(end.asked('nextAction').seat).toBe(0);
  expect(end.state.players[1]!.prosperity).toBe(3);
});

test('C-ZON-1: a card that is not in the hand cannot leave it', () => {
  const { state } = position({});
  expect(() => outOfHand(state.players[0]!, 'nothing')).toThrow('not in the hand');
});
