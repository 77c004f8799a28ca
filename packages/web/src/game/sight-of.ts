import { catalogue } from '@signum/cards';
import { closed, keywordsOf, valueOf, type ClassicSetup, type ClassicState } from '@signum/classic';
import { curtainFor, eyesOf, lookOf, type Chair } from '@signum/host';
import { oddsIn, type ClassicTable } from './classic-table.ts';
import { classic } from './classic.ts';
import type { CreatureValues, SeatPlan, Sight } from './contract.ts';
import { isOpenTable, isShared, thinkerAt, undoerAt } from './open-table.ts';
import { isScenarioSetup } from './scenario-setup.ts';
import { wordOf } from './standing-word.ts';
import { undoIn, type Windows } from './windows.ts';

/** The game as the screen may show it, with whoever sits before it; the log is told bit by bit. */
export function sightOf(id: string, table: ClassicTable, chair: Chair, windows: Windows = 'all'): Omit<Sight, 'log'> {
  const { seats, session } = table;
  const waitingFor = classic.pending(session.state)?.seat ?? null;
  const isForBoth = isShared(table, chair);
  const curtain = isForBoth ? null : curtainFor(seats, chair, waitingFor);
  const eyes = eyesOf(seats, chair, waitingFor);
  const look = lookOf(classic, table, eyes);
  return {
    id,
    edition: (session.journal.setup as ClassicSetup).edition,
    seats: seats as readonly SeatPlan[],
    odds: oddsIn(table.agreed) ?? 'off',
    ...(table.clock && { clock: { ...table.clock, running: thinkerAt(table, chair) } }),
    seat: curtain ?? chair ?? (isForBoth ? waitingFor : null) ?? 0,
    curtain,
    view: look.view,
    values: valuesIn(session.state),
    question: isForBoth && waitingFor !== null ? lookOf(classic, table, waitingFor).question : look.question,
    waitingFor,
    ...(eyes !== 'spectator' && { word: wordOf(table, eyes) }),
    closed: eyes === 'spectator' ? [] : closed(session.state, eyes),
    undoPolicy: table.undo,
    // whoever has just answered is still before the screen and may think better of it
    undo: chair === null ? look.undo : undoIn(table, undoerAt(table, chair) ?? chair, windows),
    ...cardsBrought(session),
    ...(isOpenTable(table) && { isOpen: true as const }),
    ...(isForBoth && { isShared: true as const }),
    outcome: look.outcome,
  };
}

/** A scenario has figures that no catalogue knows. They lie open, and so do their cards. */
function cardsBrought({ state, journal }: ClassicTable['session']): Pick<Sight, 'cards'> {
  if (!isScenarioSetup(journal.setup)) return {};
  return { cards: Object.values(state.cards).filter(({ id }) => !Object.hasOwn(catalogue, id)) };
}

/** What is in force on the creatures in play follows from what lies open: creatures, Cities, relics, terrain. */
export function valuesIn(state: Readonly<ClassicState>): Record<string, CreatureValues> {
  return Object.fromEntries(
    state.creatures.map(creature => [
      creature.id,
      {
        strength: valueOf('strength', creature, state),
        health: valueOf('health', creature, state),
        step: valueOf('step', creature, state),
        stride: valueOf('stride', creature, state),
        keywords: keywordsOf(state, creature).map(({ use, x }) => ({ use, x })),
      },
    ]),
  );
}
