import type { Happening } from '../happenings.ts';
import { cardOf } from '../table/players.ts';
import { heroOf } from '../table/creatures.ts';
import type { ClassicState } from '../state.ts';
import type { Trigger } from './trigger.ts';
import { isStanding } from '../values/bonuses.ts';

/**
 * The First Word of a relic that was played from the hand, and the Last Word of one that leaves its hero for the Graveyard
 * (C-ABL-21, C-ABL-22). They are the relic's own, never lent. A relic does not come back, so each is said once.
 */
export function addRelicWords(
  state: Readonly<ClassicState>,
  event: Extract<Happening, { readonly type: 'cardToGraveyard' | 'relicEquipped' }>,
  cause: number,
  found: Trigger[],
): void {
  const { type, player: seat, card, relic } = event;
  const print = relic === undefined ? undefined : cardOf(state, card);
  if (print?.type !== 'relic' || print.keywords === undefined) return;
  const word = type === 'relicEquipped' ? 'first' : 'last';
  const bearer = heroOf(state, seat)?.id;
  for (const [index, use] of print.keywords.entries()) {
    if (use.keyword !== 'first-word' && use.keyword !== 'last-word') continue;
    if (use.keyword !== `${word}-word` || !isStanding(state, { controller: seat }, use)) continue;
    const source = `${relic} ${use.keyword} ${index}`;
    const text = { seat, source, card, event, ...(bearer !== undefined && { bearer }) };
    const { effect } = use;
    found.push({
      seat,
      source,
      card,
      keyword: use.keyword,
      optional: false,
      cause,
      frames: [{ kind: 'word', step: 'say', word, owner: seat, text, effect }],
    });
  }
}
