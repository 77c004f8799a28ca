import { expect, test } from 'vitest';
import type { EditionId } from '../editions/index.ts';
import type { CreatureDesc } from '../language/index.ts';
import { character } from '../testing/cards.ts';
import { abilityOf, reading } from '../testing/reading.ts';
import type { Figure, Position, Table } from '../testing/position.ts';

const ALL: EditionId[] = ['ru-1', 'fr-1', 'en-2022', 'en-kitsune'];

/** A creature of the second player that the first commands for now, between one of each. */
const creatures: Record<string, Figure> = {
  own: { at: [100, 300], print: { health: 3 } },
  puppet: { of: 1, controller: 0, at: [300, 300], print: { health: 3 } },
  theirs: { of: 1, at: [500, 300], print: { health: 3 } },
};

/** Whom a text of the first player wounds that speaks of all of these. */
function struck(all: CreatureDesc, given: Position = { creatures }): string[] {
  return reading({ do: 'wound', whom: { all }, amount: 1 }, given)
    .told('woundsReceived')
    .map(({ who }) => who);
}

test.each(ALL)('C-GEN-9, C-MAT-93: in %s yours is whom you control, not whom you own', edition => {
  expect(struck('your character', { creatures, edition })).toEqual(['own', 'puppet']);
  expect(struck("opponent's character", { creatures, edition })).toEqual(['theirs']);
});

test.each(ALL)('C-GEN-9, C-MAT-93: in %s the owner stays the owner, whoever commands', edition => {
  const taken = reading(
    { do: 'control', whom: { choose: "opponent's character" }, until: 'end of turn' },
    { creatures: { theirs: creatures['theirs']! }, edition },
  );
  expect(taken.creature('theirs')).toMatchObject({ owner: 1, controller: 0 });
  const slain = reading(
    { do: 'eliminate', whom: { all: 'your character' } },
    { creatures: { puppet: creatures['puppet']! }, edition },
  );
  expect(slain.state.players.map(({ graveyard }) => graveyard)).toEqual([[], ['puppet']]);
});

const graveyards = (table: Table) => table.state.players.map(({ graveyard }) => graveyard);

test('C-GEN-18: a zone without an owner is that of the controller', () => {
  const cards = [character('ann'), character('bob')];
  const players = [{ graveyard: ['ann'] }, { graveyard: ['bob'] }];
  const back = { do: 'return', what: { choose: 'character card', in: 'graveyard' }, to: 'hand' } as const;
  const mine = reading(back, { cards, players });
  expect(mine.state.players[0]!.hand).toEqual(['ann']);
  expect(graveyards(mine)).toEqual([[], ['bob']]);
  // a puppet speaks for whoever commands it
  const puppet = { creatures: { puppet: creatures['puppet']! }, cards, players };
  expect(graveyards(reading(back, puppet, abilityOf('puppet')))).toEqual([[], ['bob']]);
});

test("C-GEN-18: another player's zone is touched only where the text says so", () => {
  const cards = [character('ann'), character('bob')];
  const players = [{ graveyard: ['ann'] }, { graveyard: ['bob'] }];
  const what = { choose: "opponent's character card", in: 'graveyard' } as const;
  const theirs = reading({ do: 'return', what, to: 'hand' }, { cards, players });
  expect(theirs.state.players.map(({ hand }) => hand)).toEqual([[], ['bob']]); // to its owner's hand (C-ZON-3)
  expect(graveyards(theirs)).toEqual([['ann'], []]);
});

test('C-GEN-18, C-CRD-14: if the same card lies in both Graveyards, each player takes his own', () => {
  const cards = [character('ann')];
  const players = [{ graveyard: ['ann'] }, { graveyard: ['ann'] }];
  const what = { choose: 'your character card', in: 'graveyard' } as const;
  const table = reading({ do: 'return', what, to: 'hand' }, { cards, players }, { seat: 1 });
  expect(table.state.players.map(({ hand }) => hand)).toEqual([[], ['ann']]);
  expect(graveyards(table)).toEqual([['ann'], []]);
  const summoned = reading({ do: 'summon', what, near: 'your side' }, { cards, players }, { seat: 1 });
  expect(summoned.asked('place').seat).toBe(1);
  expect(graveyards(summoned)).toEqual([['ann'], []]);
});

test.each(ALL)('C-GEN-19: in %s a creature that names itself means itself alone, not its likeness', edition => {
  const minion: Figure = { kind: 'minion', print: { health: 3 } };
  const likeness = { card: 'one' } as Figure;
  const imps = { one: { ...minion, at: [100, 300] }, two: { ...minion, ...likeness, at: [300, 300] } } as const;
  const strike = { do: 'wound', whom: 'this creature', amount: 1 } as const;
  const table = reading(strike, { creatures: imps, edition }, abilityOf('two', { card: 'one' }));
  expect(table.creature('two')?.card).toBe(table.creature('one')?.card);
  expect(table.told('woundsReceived').map(({ who }) => who)).toEqual(['two']);
});

test('C-GEN-20, C-AMB-2: a text without restrictions may be pointed at anybody of that kind, anywhere', () => {
  const table = reading(
    { do: 'wound', whom: { choose: 'creature' }, amount: 1 },
    {
      creatures: {
        near: { at: [60, 16], print: { health: 3 } },
        far: { of: 1, at: [570, 300], print: { health: 3 } },
        shade: { of: 1, at: [500, 500], hidden: true, print: { health: 3 } },
        imp: { of: 1, kind: 'minion', at: [300, 300], print: { health: 3 } },
      },
    },
  );
  expect(table.asked('choose').options).toEqual(['hero0', 'hero1', 'near', 'far', 'shade', 'imp']);
  const hit = table.answer({ chosen: ['far'] });
  expect(hit.told('woundsReceived').map(({ who }) => who)).toEqual(['far']); // one of them, not all
});
