import type { RelicId } from '../ids.ts';
import { cardOf, playerOf, relicOf } from '../table/players.ts';
import type { Game } from '../procedure.ts';
import type { ClassicState, Creature } from '../state.ts';
import type { UseMoment } from '../vocabulary.ts';

/** An event that relics serve: it uses at most one mark of each (C-REL-7). */
interface Served {
  used: readonly RelicId[];
}

/** Relics with Multiple Uses make their mark, without any choice, where their condition arises (C-REL-6, C-REL-8). */
export function useRelics({ state, emit }: Game, event: Served, hero: Readonly<Creature>, moment: UseMoment): void {
  if (hero.kind !== 'hero') return;
  for (const relic of playerOf(state, hero.owner).relics) {
    const print = cardOf(state, relic.card);
    if (print.type !== 'relic' || print.uses?.on !== moment) continue;
    if (event.used.includes(relic.id) || relic.marks >= print.uses.n) continue;
    relic.marks += 1;
    relic.inUse = true;
    event.used = [...event.used, relic.id];
    emit({ type: 'relicUsed', player: hero.owner, relic: relic.id, mark: relic.marks }, 'C-REL-6');
  }
}

/** The event is over: what has made its last mark leaves now, unless an event around this one still needs it (C-REL-7). */
export function releaseRelics(state: Readonly<ClassicState>, { used }: Served, around: readonly Served[]): void {
  for (const id of used) {
    const relic = relicOf(state, id)?.relic;
    if (relic) relic.inUse = around.some(outer => outer.used.includes(id));
  }
}
