import { findCreature } from '../table/creatures.ts';
import { buildingOf, cardOf, playerOf, relicOf, templateOf } from '../table/players.ts';
import type { Game } from '../procedure.ts';
import type { EffectFrame } from './effect-frame.ts';
import type { Building, ClassicState, Creature, Relic, Template } from '../state.ts';
import type { Text } from './text.ts';

/** Has an ability that works once a turn worked already? */
export function isUsedUp(state: Readonly<ClassicState>, { text, usesUp }: Readonly<EffectFrame>): boolean {
  return usesUp && hasWorked(state, text);
}

/** Has this ability worked in this turn? Only those that work once a turn are counted. */
export function hasWorked(state: Readonly<ClassicState>, text: Text): boolean {
  return userOf(state, text)?.usedUp.includes(text.source) ?? false;
}

/** Counts the use of an ability at the first thing it does: one whose price was not paid has not been used. */
export function noteUse(play: Game, frame: EffectFrame): void {
  if (frame.begun) return;
  frame.begun = true;
  const user = frame.usesUp ? userOf(play.state, frame.text) : undefined;
  if (user) user.usedUp = [...user.usedUp, frame.text.source];
  markRelic(play, frame.text);
}

function userOf(
  state: Readonly<ClassicState>,
  { bearer, terrain, seat, card }: Text,
): Building | Creature | Template | undefined {
  if (bearer !== undefined) return findCreature(state, bearer);
  return terrain === undefined ? buildingOf(playerOf(state, seat), card) : templateOf(state, terrain);
}

/** A relic whose own trigger is carried out makes a mark, at most one an event (C-REL-6, C-REL-7). */
function markRelic({ state, emit }: Game, text: Text): void {
  const relic = triggeredRelic(state, text);
  if (!relic || relic.inUse) return;
  relic.marks += 1;
  relic.inUse = true;
  emit({ type: 'relicUsed', player: text.seat, relic: relic.id, mark: relic.marks }, 'C-REL-6');
}

/** The relic has served; with its last mark it leaves now. */
export function endUse(state: ClassicState, { text, begun }: Readonly<EffectFrame>): void {
  const relic = begun ? triggeredRelic(state, text) : undefined;
  if (relic) relic.inUse = false;
}

function triggeredRelic(state: Readonly<ClassicState>, { relic: id, event }: Text): Relic | undefined {
  const relic = id === undefined || event === undefined ? undefined : relicOf(state, id)?.relic;
  const print = relic && cardOf(state, relic.card);
  return print?.type === 'relic' && print.uses?.on === 'trigger' ? relic : undefined;
}
