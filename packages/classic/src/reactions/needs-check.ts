import { printOf } from '../table/creatures.ts';
import { cardOf } from '../table/players.ts';
import { hasGainedAura } from '../values/may-have.ts';
import { standingsOf } from '../values/standing.ts';
import type { ClassicState, Creature, Relic } from '../state.ts';
import { valueOf } from '../values/values.ts';

/** Is there anything for a state check to do (C-TIM-11)? */
export function needsCheck(state: Readonly<ClassicState>): boolean {
  return isSomebodyAmiss(state) || isARelicSpent(state);
}

function isSomebodyAmiss(state: Readonly<ClassicState>): boolean {
  const lowerHealth = standingsOf(state).lowerHealth || hasGainedAura(state);
  for (const creature of state.creatures) {
    if (creature.dying) continue;
    // nothing on it and nothing against it: most creatures, most of the time
    if (!lowerHealth && creature.wounds === 0 && creature.concentration === 0 && creature.gains.length === 0) continue;
    if (creature.concentration > 0 && surplusConcentration(state, creature) > 0) return true;
    if (isSafe(state, creature, lowerHealth)) continue;
    if (creature.wounds >= Math.max(0, valueOf('health', creature, state))) return true; // C-ELM-1, C-DMG-11
  }
  return false;
}

function isARelicSpent(state: Readonly<ClassicState>): boolean {
  for (const { relics } of state.players) {
    // one with tokens and without a mark is not: no need to look at its card
    for (const relic of relics) if ((relic.tokens <= 0 || relic.marks > 0) && isSpent(state, relic)) return true;
  }
  return false;
}

/** Fewer wounds than are printed, and nothing at hand that could make the Health less. */
function isSafe(state: Readonly<ClassicState>, creature: Readonly<Creature>, lowerHealth: boolean): boolean {
  if (lowerHealth || (creature.wounds > 0 && creature.wounds >= printOf(state, creature).health)) return false;
  for (const { bonus } of creature.gains) {
    if ('stat' in bonus && bonus.stat === 'health' && bonus.by < 0) return false;
  }
  return true;
}

/** A relic that is used up: no Durability token left, or all marks made and the event over (C-REL-6, C-REL-11). */
export function isSpent(state: Readonly<ClassicState>, { card, tokens, marks, inUse }: Readonly<Relic>): boolean {
  const print = cardOf(state, card);
  if (print.type !== 'relic') return false;
  if (print.durability !== undefined && tokens <= 0) return true;
  return print.uses !== undefined && marks >= print.uses.n && !inUse;
}

/** Concentration tokens above X, where there is a limit (C-TIM-11, C-KW-Concentration). */
export function surplusConcentration(state: Readonly<ClassicState>, creature: Readonly<Creature>): number {
  if (creature.concentration === 0 || state.rules.concentration === 'gain X by activation') return 0;
  const most = Math.max(0, ...valueOf('concentration', creature, state).map(({ x }) => x));
  return Math.max(0, creature.concentration - most);
}
