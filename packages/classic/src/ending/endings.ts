import type { Seat } from '@signum/kernel';
import type { Simultaneous } from '../decisions/order.ts';
import type { Gain } from '../values/gain.ts';
import type { CreatureId } from '../ids.ts';
import { turnOrder } from '../table/players.ts';
import type { Trigger } from '../reactions/trigger.ts';
import type { ClassicState, Creature } from '../state.ts';

/** One of the things that its owner puts in order at the end of a turn (C-TRN-23). */
export type Ending =
  /** A creature lent until now goes back to its owner, the lender, among whose endings it is (C-TIM-16, C-CTL-4). */
  | { readonly what: 'control'; readonly seat: Seat; readonly creature: CreatureId }
  /** All that one card or ability gave ends together. */
  | { readonly what: 'effect'; readonly seat: Seat; readonly source: string }
  | { readonly what: 'trigger'; readonly seat: Seat; readonly trigger: Trigger };

/** The endings that come next: all of one player, the active one first (C-TIM-16). */
export function nextEndings(state: Readonly<ClassicState>, triggers: readonly Trigger[]): Ending[] {
  const endings = endingsOf(state, triggers);
  for (const seat of turnOrder(state)) {
    const own = endings.filter(ending => ending.seat === seat);
    if (own.length > 0) return own;
  }
  return [];
}

function endingsOf(state: Readonly<ClassicState>, triggers: readonly Trigger[]): Ending[] {
  const endings: Ending[] = triggers.map(trigger => ({ what: 'trigger', seat: trigger.seat, trigger }));
  for (const creature of state.creatures) {
    for (const gain of creature.gains) {
      if (!isEnding(state, gain)) continue;
      const isListed = endings.some(one => one.what === 'effect' && isOf(one, gain));
      if (!isListed) endings.push({ what: 'effect', seat: gain.by, source: gain.source });
    }
  }
  for (const { id, owner, controller } of state.creatures) {
    if (controller !== owner) endings.push({ what: 'control', seat: owner, creature: id });
  }
  return endings;
}

/** What an effect gave, on each creature that has some of it. */
export function givenBy(
  state: Readonly<ClassicState>,
  effect: Extract<Ending, { what: 'effect' }>,
): { creature: Creature; gain: Gain }[] {
  return state.creatures.flatMap(creature =>
    creature.gains.filter(gain => isEnding(state, gain) && isOf(effect, gain)).map(gain => ({ creature, gain })),
  );
}

function isEnding({ turn }: Readonly<ClassicState>, { until }: Gain): boolean {
  return typeof until === 'number' && until <= turn;
}

function isOf(effect: Extract<Ending, { what: 'effect' }>, { by, source }: Gain): boolean {
  return effect.seat === by && effect.source === source;
}

/**
 * Can it be told afterwards in which order these were done? A trigger no longer has what expired before it (C-TIM-17), and
 * whoever loses Health may die, with all that follows. The rest is over by itself, and nobody is asked.
 */
export function isOrderOpen(state: Readonly<ClassicState>, endings: readonly Ending[]): boolean {
  return (
    endings.length > 1 &&
    endings.some(ending => {
      if (ending.what === 'trigger') return true;
      if (ending.what === 'control') return false;
      return givenBy(state, ending).some(({ gain: { bonus } }) => 'stat' in bonus && bonus.stat === 'health');
    })
  );
}

/** An ending as its owner is shown it. */
export function endingShown(state: Readonly<ClassicState>, ending: Ending): Simultaneous {
  switch (ending.what) {
    case 'control':
      return { source: 'control', creature: ending.creature };
    case 'effect': {
      const given = givenBy(state, ending);
      const [first, ...others] = new Set(given.map(({ creature: { id } }) => id));
      const card = given[0]?.gain.card;
      return {
        source: ending.source,
        ...(card !== undefined && { card }),
        ...(first !== undefined && others.length === 0 && { creature: first }),
      };
    }
    case 'trigger': {
      const { source, card, keyword, bearer } = ending.trigger;
      return {
        source,
        card,
        ...(keyword !== undefined && { keyword }),
        ...(bearer !== undefined && { creature: bearer }),
      };
    }
  }
}
