import { expect, test } from 'vitest';
import type { EditionId } from '../editions/index.ts';
import type { CreatureId } from '../ids.ts';
import type { Effect } from '../language/index.ts';
import { building, relic, spell, tactic } from '../testing/cards.ts';
import { position, type Position } from '../testing/position.ts';

const earn = (amount: number): Effect => ({ do: 'prosper', who: 'you', amount });
const mint = building('mint', {
  abilities: [
    { use: 'tap', effect: earn(2) },
    { use: 'tap', pay: { prosperity: 1 }, effect: earn(4) },
  ],
});
const useMint = (ability: number) => ({ do: 'use building', building: 'mint', ability });
const inCity = (city: string[], more: Partial<Position> = {}) =>
  position({
    ...more,
    cards: [mint, ...(more.cards ?? [])],
    players: [{ city, ...more.players?.[0] }, more.players?.[1] ?? {}],
  });

test('C-CTY-8, C-CTY-10, C-TRN-15: an untapped building is tapped for its ability, once', () => {
  const end = inCity(['mint']).answer(useMint(0));
  expect(end.state.players[0]).toMatchObject({ prosperity: 5, city: [{ card: 'mint', tapped: true }] });
  expect(end.told('buildingAbilityDeclared')).toEqual([
    { type: 'buildingAbilityDeclared', player: 0, building: 'mint' },
  ]);
  expect(end.refusal(useMint(0))).toMatchObject({ code: 'tapped', rule: 'C-CTY-8' });
  expect(end.refusal(useMint(1))).toMatchObject({ code: 'tapped', rule: 'C-CTY-8' });
});

test('C-CTY-2: a building serves in the turn in which it was constructed', () => {
  const frames = [
    { kind: 'mainPhase', step: 'ask' },
    { kind: 'construction', step: 'decide', seat: 0, less: null },
  ] as const;
  const built = inCity([], { frames, players: [{ buildings: ['mint'] }] }).answer({ building: 'mint' });
  expect(built.answer(useMint(0)).state.players[0]).toMatchObject({ prosperity: 4, city: [{ tapped: true }] });
});

test('C-CST-4: what an ability asks for is paid when it is declared', () => {
  const end = inCity(['mint']).answer(useMint(1));
  expect(end.told('costPaid')).toMatchObject([{ prosperity: 1 }]);
  expect(end.state.players[0]!.prosperity).toBe(6);
  expect(inCity(['mint'], { players: [{ prosperity: 0 }] }).refusal(useMint(1))).toMatchObject({
    code: 'too-little-prosperity',
  });
});

test('C-CTY-8: a building cannot pay for its own ability as well', () => {
  const forge = building('forge', { abilities: [{ use: 'tap', pay: { tap: ['any'] }, effect: earn(1) }] });
  const use = { do: 'use building', building: 'forge', ability: 0 };
  expect(inCity(['forge'], { cards: [forge] }).refusal(use)).toMatchObject({ code: 'buildings-missing' });
  const end = inCity(['forge', 'tavern'], { cards: [forge] }).answer(use);
  expect(end.state.players[0]!.city.every(({ tapped }) => tapped)).toBe(true);
});

test('C-CST-4: hand cards may be the price of an ability', () => {
  const press = building('press', { abilities: [{ use: 'tap', pay: { discard: 1 }, effect: earn(3) }] });
  const cards = [press, spell('one'), spell('two')];
  const use = { do: 'use building', building: 'press', ability: 0 };
  expect(inCity(['press'], { cards }).refusal(use)).toMatchObject({ code: 'too-few-hand-cards' });
  const end = inCity(['press'], { cards, players: [{ hand: ['one', 'two'] }] })
    .answer(use)
    .answer({ chosen: ['two'] });
  expect(end.state.players[0]).toMatchObject({ prosperity: 6, hand: ['one'], graveyard: ['two'] });
});

test('C-PLY-5, C-ABL-4: targets are chosen at declaration; without one it cannot be declared', () => {
  const temple = building('chapel', {
    abilities: [{ use: 'tap', effect: { do: 'heal', whom: { choose: 'your creature', is: ['wounded'] }, amount: 1 } }],
  });
  const use = { do: 'use building', building: 'chapel', ability: 0 };
  expect(inCity(['chapel'], { cards: [temple] }).refusal(use)).toMatchObject({ code: 'no-target' });
  const hurt = {
    one: { wounds: 1, print: { health: 3 } },
    two: { wounds: 2, at: [400, 300] as const, print: { health: 3 } },
  };
  const table = inCity(['chapel'], { cards: [temple], creatures: hurt }).answer(use);
  expect(table.asked('choose').options).toEqual(['one', 'two']);
  expect(table.told('buildingAbilityDeclared')).toEqual([]);
  expect(table.answer({ chosen: ['two'] }).creature('two')).toMatchObject({ wounds: 1 });
});

test('C-TIM-7, C-CST-5: a cancelled ability has been paid for and does nothing', () => {
  const audit = tactic('audit', {
    when: 'buildingAbilityDeclared',
    player: 'opponent',
    effect: { do: 'cancel', what: 'that ability' },
  });
  const end = inCity(['mint'], { cards: [audit], players: [{}, { tactics: ['audit'] }] })
    .answer(useMint(1))
    .answer({ tactic: 't10' });
  expect(end.state.players[0]).toMatchObject({ prosperity: 2, city: [{ tapped: true }] });
});

test('C-TIM-6: a building destroyed in between does nothing', () => {
  const fire = tactic('fire', {
    when: 'buildingAbilityDeclared',
    player: 'opponent',
    effect: { do: 'destroy', what: 'that building' },
  });
  const end = inCity(['mint'], { cards: [fire], players: [{}, { tactics: ['fire'] }] })
    .answer(useMint(0))
    .answer({ tactic: 't10' });
  expect(end.state.players[0]).toMatchObject({ prosperity: 3, city: [] });
});

// relics

const scales = relic('scales', { uses: { n: 2, on: 'tap' }, abilities: [{ use: 'tap', effect: earn(1) }] });
const useScales = { do: 'use relic', relic: 'r00', ability: 0 };

test.each(['ru-1', 'fr-1', 'en-2022', 'en-kitsune'] as EditionId[])(
  'C-REL-13, C-MAT-81, C-GEN-2: a relic is tapped for its ability, not its hero, under %s',
  edition => {
    const end = position({ edition, cards: [scales], players: [{ relics: ['scales'] }] }).answer(useScales);
    expect(end.state.players[0]).toMatchObject({ prosperity: 4, relics: [{ tapped: true, marks: 1, inUse: false }] });
    expect(end.told('relicActivated')).toEqual([{ type: 'relicActivated', player: 0, relic: 'r00' }]);
    expect(end.creature('hero0')).toMatchObject({ activated: false });
    expect(end.refusal(useScales)).toMatchObject({ code: 'tapped', rule: 'C-REL-13' });
  },
);

test('C-REL-6, C-REL-7: the last use still works, then the relic is discarded', () => {
  const table = position({ cards: [scales], players: [{ relics: ['scales'] }] });
  table.state.players[0]!.relics[0]!.marks = 1;
  const end = table.answer(useScales);
  expect(end.state.players[0]).toMatchObject({ prosperity: 4, relics: [], graveyard: ['scales'] });
  const told = end.events.map(({ event }) => event.type);
  expect(told.indexOf('relicDestroyed')).toBeGreaterThan(told.indexOf('prosperityGained'));
});

test('C-REL-13: also in the turn in which it was played', () => {
  const table = position({ cards: [scales], players: [{ hand: ['scales'] }] }).answer({ do: 'play', card: 'scales' });
  const { id } = table.state.players[0]!.relics[0]!;
  expect(table.answer({ do: 'use relic', relic: id, ability: 0 }).state.players[0]!.prosperity).toBe(4);
});

// creatures

const envoy = {
  print: { abilities: [{ use: 'free' as const, once: 'turn' as const, pay: { prosperity: 1 }, effect: earn(3) }] },
};
const useEnvoy = { do: 'use creature', creature: 'envoy', ability: 0 };

test('C-TRN-15, C-TRN-17: an ability that costs no activation is declared, paid and used once a turn', () => {
  const end = position({ creatures: { envoy: { ...envoy, hidden: true } } }).answer(useEnvoy);
  expect(end.state.players[0]!.prosperity).toBe(5);
  expect(end.told('abilityDeclared')).toMatchObject([{ who: 'envoy' }]);
  expect(end.told('abilityResolved')).toMatchObject([{ who: 'envoy' }]);
  expect(end.creature('envoy')).toMatchObject({ activated: false, hidden: true });
  expect(end.refusal(useEnvoy)).toMatchObject({ code: 'used-this-turn' });
});

const seer = {
  concentration: 2,
  print: { keywords: [{ keyword: 'concentration' as const, x: 2, tokens: 1, effect: earn(2) }] },
};
const focus = { do: 'spend concentration', creature: 'seer', ability: 0 };

test("C-KW-Concentration, C-TRN-15: tokens are spent at any time of one's own turn", () => {
  const once = position({ creatures: { seer } }).answer(focus);
  expect(once.creature('seer')).toMatchObject({ concentration: 1, activated: false });
  expect(once.told('concentrationSpent')).toEqual([{ type: 'concentrationSpent', who: 'seer', n: 1 }]);
  const twice = once.answer(focus);
  expect(twice.state.players[0]!.prosperity).toBe(7);
  expect(twice.refusal(focus)).toMatchObject({ code: 'too-few-tokens', rule: 'C-KW-Concentration' });
});

test('C-STL-5, C-TIM-2: a hidden creature gives itself away with the declaration of an activated ability', () => {
  const spy = { hidden: true, print: { abilities: [{ use: 'activation' as const, effect: earn(1) }] } };
  const text = { seat: 0, source: 'spy 0', card: 'spy', bearer: 'spy' as CreatureId };
  const frames = [
    { kind: 'useAbility' as const, step: 'begin' as const, seat: 0, text, ability: 0, picks: [], cancelled: false },
  ];
  const end = position({ frames, creatures: { spy } });
  expect(end.creature('spy')).toMatchObject({ hidden: false });
  expect(end.told('stealthLost')).toEqual([{ type: 'stealthLost', who: 'spy', because: 'ability' }]);
  expect(end.state.players[0]!.prosperity).toBe(4);
});

test('C-CRD-30: an ability after the name of a building needs that building', () => {
  const lodge = building('lodge', { kind: 'class' });
  const den = building('den', { abilities: [{ use: 'tap', needs: 'lodge', effect: earn(1) }] });
  const use = { do: 'use building', building: 'den', ability: 0 };
  expect(inCity(['den'], { cards: [lodge, den] }).refusal(use)).toMatchObject({ rule: 'C-CRD-30' });
  expect(inCity(['den', 'lodge'], { cards: [lodge, den] }).refusal(use)).toBeUndefined();
});
