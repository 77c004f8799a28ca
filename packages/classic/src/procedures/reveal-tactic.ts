import type { Frame, Seat } from '@signum/kernel';
import type { Happening } from '../happenings.ts';
import type { CreatureId, TacticId } from '../ids.ts';
import type { Triggered } from '../language/index.ts';
import { cardOf, playerOf } from '../table/players.ts';
import { asking, steps } from '../procedure.ts';
import type { ClassicState } from '../state.ts';
import { effectOf } from '../texts/effect-frame.ts';

/** A face-down tactic answers an event: revealed, carried out, discarded (C-TAC-2). */
export interface RevealTacticFrame extends Frame {
  readonly kind: 'revealTactic';
  step: 'aim' | 'apply' | 'discard' | 'reveal' | 'which';
  readonly seat: Seat;
  readonly tactic: TacticId;
  event: Happening;
  /** What else happened together with it that the tactic could answer instead. */
  readonly others?: readonly Happening[];
  /** Another tactic has undone it (grammar: cancel that tactic). */
  cancelled: boolean;
}

export const revealTactic = steps<RevealTacticFrame>({
  reveal({ state, emit }, { seat, tactic, others }) {
    const found = playerOf(state, seat).tactics.find(({ id }) => id === tactic);
    if (!found) return 'done'; // destroyed meanwhile
    emit({ type: 'tacticRevealed', player: seat, tactic, card: found.card }, 'C-TAC-2');
    return others ? 'aim' : 'apply';
  },

  /** If what it answers happened to several creatures at once, its player says which of them is meant (C-TAC-3, C-PLY-4). */
  aim({ state }, frame) {
    const { seat, tactic, cancelled } = frame;
    const isThere = playerOf(state, seat).tactics.some(({ id }) => id === tactic);
    return isThere && !cancelled && aims(state, frame).length > 0 ? 'which' : 'apply';
  },

  which: asking<RevealTacticFrame, 'choose'>({
    decide(state, frame) {
      const { seat, tactic } = frame;
      const card = playerOf(state, seat).tactics.find(({ id }) => id === tactic)!.card;
      return { kind: 'choose', seat, purpose: 'target', card, options: aims(state, frame), least: 1, most: 1 };
    },
    take(_play, frame, { chosen: [chosen] }) {
      frame.event = [frame.event, ...frame.others!].find(event => whoIn(event) === chosen)!;
      return 'apply';
    },
  }),

  apply({ state }, { seat, tactic, event, cancelled }) {
    const found = playerOf(state, seat).tactics.find(({ id }) => id === tactic);
    if (!found) return 'done';
    if (cancelled) return 'discard';
    const ability = cardOf(state, found.card).abilities![0] as Triggered;
    const text = { seat, source: tactic, card: found.card, tactic, event };
    return { call: [effectOf(text, ability.effect)], then: 'discard' };
  },

  discard({ state, emit }, { seat, tactic }) {
    const player = playerOf(state, seat);
    const found = player.tactics.find(({ id }) => id === tactic);
    if (!found) return 'done';
    emit({ type: 'tacticResolved', player: seat, tactic, card: found.card }, 'C-TAC-2');
    player.tactics = player.tactics.filter(one => one !== found);
    player.graveyard.push(found.card);
    emit({ type: 'cardToGraveyard', player: seat, card: found.card }, 'C-TAC-2');
    return 'done';
  },
});

/** The creatures to whom it happened, as far as they are still there. */
function aims(
  { creatures }: Readonly<ClassicState>,
  { event, others = [] }: Readonly<RevealTacticFrame>,
): CreatureId[] {
  const those = new Set([event, ...others].map(whoIn));
  return creatures.flatMap(({ id }) => (those.has(id) ? [id] : []));
}

function whoIn(event: Happening): CreatureId | undefined {
  return 'who' in event ? event.who : undefined;
}
