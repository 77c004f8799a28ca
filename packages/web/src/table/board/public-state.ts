import { editions, type CardId, type ClassicState, type ClassicView } from '@signum/classic';
import { allCards } from '../../cards/card-of.ts';
import type { Sight } from '../../game/contract.ts';

const known = new WeakMap<ClassicView, ClassicState>();

/**
 * What a chair sees, in the form that the rules' own questions about values and the board take: "how strong is it now?" is
 * answered by the rules and by nobody else. Cards that the chair does not see are blanks; nothing may be played from here.
 */
export function publicState({ view, edition }: Pick<Sight, 'edition' | 'view'>): Readonly<ClassicState> {
  const before = known.get(view);
  if (before) return before;
  const { players, outcome: _outcome, ...table } = view;
  const state = {
    ...table,
    rules: editions[edition],
    cards: allCards(),
    frames: [],
    named: view.creatures.length + view.terrains.length,
    players: players.map(player => ({ ...player, hand: cardsIn(player.hand), deck: cardsIn(player.deck) })),
  } as unknown as ClassicState;
  known.set(view, state);
  return state;
}

function cardsIn(cards: readonly CardId[] | number): readonly CardId[] {
  return typeof cards === 'number' ? Array.from({ length: cards }, () => '') : cards;
}
