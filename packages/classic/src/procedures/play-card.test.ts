import { expect, test } from 'vitest';
import type { Card } from '../card.ts';
import type { EditionId } from '../editions/index.ts';
import { building, character, hero, relic, spell, tactic } from '../testing/cards.ts';
import { position, type Position, type Table } from '../testing/position.ts';

const mm = (x: number, y: number) => ({ x: x * 100, y: y * 100 });

/** The first player has this card in hand and plays it. */
function playing(card: Card, more: Partial<Position> = {}): Table {
  const [own = {}, other = {}] = more.players ?? [];
  const players = [{ ...own, hand: [card.id, ...(own.hand ?? [])].toSorted() }, other];
  return position({ ...more, cards: [card, ...(more.cards ?? [])], players }).answer({ do: 'play', card: card.id });
}

const bolt = spell('bolt', {
  cost: { buildings: ['arena', 'any'], prosperity: 1 },
  effect: { do: 'damage', whom: { choose: 'character' }, amount: 2 },
});
const victims = { foe: { of: 1, at: [300, 300], print: { health: 4 } }, friend: { at: [200, 300] } } as const;

test('C-PLY-1, C-CST-4, C-CST-2, C-TRN-17: a card is declared with its targets, paid at once, carried out and put away', () => {
  const table = playing(bolt, { creatures: victims, players: [{ city: ['arena', 'tavern', 'temple'] }] });
  expect(table.asked('choose')).toMatchObject({ seat: 0, options: ['foe', 'friend'] });
  const paying = table.answer({ chosen: ['foe'] });
  expect(paying.told('cardDeclared')).toEqual([]); // nothing has been said or paid yet
  expect(paying.asked('payment')).toMatchObject({ cost: { buildings: ['arena', 'any'], prosperity: 1 } });
  const end = paying.answer({ buildings: ['arena', 'temple'] });
  expect(end.told('cardDeclared')).toEqual([{ type: 'cardDeclared', player: 0, card: 'bolt', targets: ['foe'] }]);
  expect(end.told('costPaid')).toMatchObject([{ buildings: ['arena', 'temple'], prosperity: 1 }]);
  expect(end.state.players[0]).toMatchObject({ prosperity: 2, hand: [], graveyard: ['bolt'] });
  expect(end.state.players[0]!.city.map(({ tapped }) => tapped)).toEqual([true, false, true]);
  expect(end.creature('foe')).toMatchObject({ wounds: 2 });
  const told = end.events.map(({ event }) => event.type);
  const inOrder = [
    'cardDeclared',
    'costPaid',
    'damageDealt',
    'spellResolved',
    'cardToGraveyard',
    'cardPlayed',
  ] as const;
  expect(told.filter(type => (inOrder as readonly string[]).includes(type))).toEqual(inOrder);
});

test('C-CST-1: the only way to pay is taken without a question', () => {
  const end = playing(bolt, { creatures: victims, players: [{ city: ['arena', 'tavern'] }] }).answer({
    chosen: ['foe'],
  });
  expect(end.state.players[0]!.city.every(({ tapped }) => tapped)).toBe(true);
});

test('C-TV-56, C-GEN-8: a spell for characters cannot be pointed at a hero', () => {
  const table = playing({ ...bolt, cost: { buildings: [], prosperity: 0 } }, { creatures: victims });
  expect(table.asked('choose').options).not.toContain('hero1');
  expect(table.refusal({ chosen: ['hero1'] })).toBeDefined();
});

test('C-SPL-1, C-SPL-2, C-SPL-3, C-STL-3: a spell acts at once, at any distance, out of sight and on the hidden', () => {
  const cheap = { ...bolt, cost: { buildings: [], prosperity: 0 } };
  const table = playing(cheap, { creatures: { spy: { of: 1, at: [580, 300], hidden: true }, near: { of: 1 } } });
  const end = table.answer({ chosen: ['spy'] });
  expect(end.creature('spy')).toBeUndefined();
  expect(end.state.players[1]!.graveyard).toEqual(['spy']); // C-ZON-2: each card to its own player's Graveyard
  expect(end.state.players[0]!.graveyard).toEqual(['bolt']);
});

test('C-PLY-5, C-AMB-35: a spell needs a target, a character with an idle First Word does not', () => {
  const effect = { do: 'damage', whom: { choose: "opponent's character" }, amount: 2 } as const;
  const cards = [spell('aimless', { effect }), character('talker', { keywords: [{ keyword: 'first-word', effect }] })];
  const table = position({ cards, players: [{ hand: ['aimless', 'talker'] }] });
  expect(table.refusal({ do: 'play', card: 'aimless' })).toMatchObject({ rule: 'C-PLY-5' });
  const end = table.answer({ do: 'play', card: 'talker' }).answer(mm(300, 16));
  expect(end.asked('nextAction').seat).toBe(0);
});

test('C-PLY-4: whoever plays the card makes its choices', () => {
  const two = spell('two', {
    effect: {
      do: 'choose one',
      of: [
        { do: 'prosper', who: 'you', amount: 1 },
        { do: 'draw', who: 'you', amount: 1 },
      ],
    },
  });
  const end = playing(two, { players: [{ deck: ['two'] }] }).answer({ mode: 1 });
  expect(end.state.players[0]!.hand).toEqual(['two']);
  expect(end.told('cardDeclared')).toMatchObject([{ targets: [] }]);
});

test('C-PLY-2: only the active player plays cards from the hand', () => {
  const cards = [spell('alms', { effect: { do: 'prosper', who: 'you', amount: 1 } })];
  const table = position({ cards, players: [{}, { hand: ['alms'] }] });
  expect(table.refusal({ do: 'play', card: 'alms' })).toBeDefined();
  expect(() => table.answer({ do: 'play', card: 'alms' }, 1)).toThrow('refused');
});

// cancelling

const bribe = tactic('bribe', {
  when: 'summonDeclared',
  player: 'opponent',
  effect: { do: 'cancel', what: 'that summoning', to: 'deck' },
});
const interdict = tactic('interdict', {
  when: 'cardDeclared',
  player: 'opponent',
  card: 'spell card',
  effect: { do: 'cancel', what: 'that card' },
});

test('C-TV-48, C-CST-5, C-ZON-3, C-ABL-25: a summoning bought off: card into the deck, cost gone, no First Word', () => {
  const recruit = character('recruit', {
    cost: { buildings: ['tavern'], prosperity: 2 },
    keywords: [{ keyword: 'first-word', effect: { do: 'prosper', who: 'you', amount: 9 } }],
  });
  const table = playing(recruit, {
    cards: [bribe],
    players: [{ city: ['tavern'] }, { tactics: ['bribe'] }],
    draws: [],
  });
  const end = table.answer({ tactic: 't10' });
  expect(end.state.players[0]).toMatchObject({ prosperity: 1, hand: [], deck: ['recruit'], graveyard: [] });
  expect(end.state.players[0]!.city[0]!.tapped).toBe(true);
  expect(end.told('deckShuffled')).toHaveLength(1);
  expect(end.told('creatureSummoned')).toEqual([]);
  expect(end.told('cardPlayed')).toEqual([]);
});

test('C-CST-5, C-TIM-7: a cancelled spell goes to the Graveyard and does nothing', () => {
  const cheap = { ...bolt, cost: { buildings: [], prosperity: 1 } };
  const table = playing(cheap, { cards: [interdict], creatures: victims, players: [{}, { tactics: ['interdict'] }] });
  const end = table.answer({ chosen: ['foe'] }).answer({ tactic: 't10' });
  expect(end.creature('foe')).toMatchObject({ wounds: 0 });
  expect(end.state.players[0]).toMatchObject({ prosperity: 2, graveyard: ['bolt'] });
  expect(end.told('cardCancelled')).toHaveLength(1);
  expect(end.told('spellResolved')).toEqual([]);
});

test('C-TAC-3: a tactic that answers may be kept', () => {
  const cheap = { ...bolt, cost: { buildings: [], prosperity: 1 } };
  const table = playing(cheap, { cards: [interdict], creatures: victims, players: [{}, { tactics: ['interdict'] }] });
  const end = table.answer({ chosen: ['foe'] }).answer({ tactic: 'pass' });
  expect(end.creature('foe')).toMatchObject({ wounds: 2 });
});

// relics

const lord = hero('lord', { relicSlots: ['melee', 'melee', 'shield'] });
const blade = relic('blade', { keywords: [{ keyword: 'initiative' }], durability: 2 });

function arming(card: Card, relics: string[]): Table {
  const cards = [lord, blade, relic('axe'), relic('dirk'), card];
  return playing(card, { cards, players: [{ hero: 'lord', relics }] });
}

test("C-REL-1, C-REL-2, C-REL-9, C-CRD-25: a relic goes to a free slot of one's own hero, with its Durability", () => {
  const end = arming(blade, ['axe']);
  expect(end.state.players[0]!.relics).toMatchObject([
    { card: 'axe', tokens: 0 },
    { card: 'blade', tokens: 2, marks: 0, tapped: false },
  ]);
  expect(end.told('relicEquipped')).toMatchObject([{ player: 0, card: 'blade' }]);
  expect(end.told('relicReplaced')).toEqual([]); // free slots are filled first (C-AMB-41)
});

test('C-REL-3, C-REL-4, C-REL-5: with all slots taken, one relic of the same type makes room and is discarded', () => {
  const table = arming(blade, ['axe', 'dirk']);
  expect(table.asked('choose')).toMatchObject({ purpose: 'relic to replace', options: ['r00', 'r01'] });
  const end = table.answer({ chosen: ['r01'] });
  expect(end.state.players[0]!.relics.map(({ card }) => card)).toEqual(['axe', 'blade']);
  expect(end.state.players[0]!.graveyard).toEqual(['dirk']);
  expect(end.told('relicReplaced')).toMatchObject([{ card: 'dirk', relic: 'r01' }]);
});

test('C-REL-2, C-CRD-24, C-CRD-25: a type that the hero does not show cannot be carried', () => {
  const cards = [lord, relic('mask', { slot: 'helmet' })];
  const table = position({ cards, players: [{ hero: 'lord', hand: ['mask'] }] });
  expect(table.refusal({ do: 'play', card: 'mask' })).toMatchObject({
    code: 'no-slot',
    rule: 'C-REL-2',
    facts: { slot: 'helmet' },
  });
});

// tactics

const ambush = tactic(
  'ambush',
  { when: 'damageDealt', effect: { do: 'prosper', who: 'you', amount: 1 } },
  { cost: { buildings: ['any'], prosperity: 1 } },
);

test('C-TAC-1, C-TAC-10, C-CMP-34: a tactic is paid openly and laid face down; what was paid is kept', () => {
  const table = playing(ambush, { players: [{ city: ['tavern', 'arena'], tactics: ['ambush', 'ambush'] }] });
  const end = table.answer({ buildings: ['arena'] });
  expect(end.state.players[0]!.tactics.at(-1)).toMatchObject({
    card: 'ambush',
    paid: { buildings: ['arena'], prosperity: 1 },
  });
  expect(end.state.players[0]!.tactics).toHaveLength(3);
  expect(end.told('costPaid')).toMatchObject([{ buildings: ['arena'], prosperity: 1 }]);
  expect(end.told('tacticSet')).toHaveLength(1);
});

test('C-TAC-10, C-TIM-22: no window shows the other player which tactic was laid', () => {
  const nosy = tactic('nosy', {
    when: 'cardDeclared',
    player: 'opponent',
    effect: { do: 'prosper', who: 'you', amount: 1 },
  });
  const end = playing(
    { ...ambush, cost: { buildings: [], prosperity: 0 } },
    { cards: [nosy], players: [{}, { tactics: ['nosy'] }] },
  );
  expect(end.asked('nextAction').seat).toBe(0);
  expect(end.told('cardDeclared')).toEqual([]);
});

test("C-CRD-13, C-TAC-9, C-AMB-11: a card that names a hero is played in that hero's squad only", () => {
  const cards = [tactic('secret', { when: 'damageDealt', effect: [] }, { hero: 'lord' }), lord];
  const of = (name: string) =>
    position({ cards, players: [{ hero: name, hand: ['secret'] }] }).refusal({ do: 'play', card: 'secret' });
  expect(of('hero0')).toMatchObject({ code: 'other-hero', rule: 'C-CRD-13' });
  expect(of('lord')).toBeUndefined();
});

// Surcharge

const smith = character('smith', {
  cost: { buildings: ['any'], prosperity: 0 },
  keywords: [
    { keyword: 'surcharge', pay: { tap: ['smithy'] }, effect: { do: 'armour', whom: 'this creature', amount: 2 } },
  ],
});

test.each(['ru-1', 'fr-1', 'en-2022', 'en-kitsune'] as EditionId[])(
  'C-KW-Surcharge, C-MAT-76, C-GEN-2: more may be paid at declaration for more, under %s',
  edition => {
    const table = playing(smith, { edition, players: [{ city: ['smithy', 'tavern'] }] });
    expect(table.asked('may')).toMatchObject({ purpose: 'surcharge', card: 'smith', pay: { tap: ['smithy'] } });
    const dear = table.answer({ yes: true }).answer(mm(300, 16));
    expect(dear.state.players[0]!.city.map(({ tapped }) => tapped)).toEqual([true, true]);
    expect(dear.state.creatures.at(-1)).toMatchObject({ card: 'smith', armour: 2 });
    const plain = table
      .answer({ yes: false })
      .answer({ buildings: ['smithy'] })
      .answer(mm(300, 16));
    expect(plain.state.creatures.at(-1)).toMatchObject({ armour: 0 });
  },
);

test('C-KW-Surcharge, C-CST-4: it is not offered if both together cannot be paid', () => {
  const table = playing(smith, { players: [{ city: ['smithy'] }] });
  expect(table.asked('place').card).toBe('smith');
});

test('C-KW-Surcharge: hand cards may be the price', () => {
  const reader = character('reader', {
    keywords: [
      {
        keyword: 'surcharge',
        pay: { discard: 1 },
        effect: { do: 'gain', whom: 'this creature', bonus: [{ keyword: 'rush' }] },
      },
    ],
  });
  const table = playing(reader, { cards: [bolt, ambush], players: [{ hand: ['bolt', 'ambush'] }] }).answer({
    yes: true,
  });
  expect(table.asked('choose')).toMatchObject({
    purpose: 'card to discard',
    options: ['ambush', 'bolt'],
    least: 1,
    most: 1,
  });
  const end = table.answer({ chosen: ['bolt'] }).answer(mm(300, 16));
  expect(end.state.players[0]).toMatchObject({ hand: ['ambush'], graveyard: ['bolt'] });
  expect(end.state.creatures.at(-1)).toMatchObject({ activated: false }); // Rush came in time
});

test('C-ABL-8: two copies of one spell are two sources', () => {
  const rage = spell('rage', { effect: { do: 'gain', whom: 'your hero', bonus: [{ stat: 'strength', by: 1 }] } });
  const end = playing(rage, { players: [{ hand: ['rage'] }] }).answer({ do: 'play', card: 'rage' });
  const sources = end.creature('hero0')!.gains.map(({ source }) => source);
  expect(new Set(sources).size).toBe(2);
});

test('C-CST-1: what was paid is what the card cost when it was declared, whatever happens to a discount', () => {
  const thrift = building('thrift', {
    abilities: [{ always: [{ discount: 'tactic', by: 1 }], if: { prosperity: 'your', than: 'more' } }],
  });
  const plot = { ...ambush, cost: { buildings: [], prosperity: 3 } };
  const end = playing(plot, { cards: [thrift], players: [{ city: ['thrift'], prosperity: 4 }, { prosperity: 3 }] });
  expect(end.state.players[0]).toMatchObject({ prosperity: 2, tactics: [{ paid: { prosperity: 2 } }] });
});
