import type { CreatureId } from '../ids.ts';
import { whyNotEnter, whyNotSummon } from '../legality/summon.ts';
import { takeCard, zoneOwner } from '../texts/take-card.ts';
import { verb } from '../texts/verb.ts';

/** A character enters without being played: no cost, no First Word (C-ABL-26). Without room its card stays where it is. */
export const summon = verb('summon', ({ play: { state }, text: { seat }, effect, ids }) => {
  const [card] = ids('what');
  const isOnSide = effect.near === undefined || effect.near === 'your side';
  const near = isOnSide ? 'own side' : (ids('near')[0] as CreatureId | undefined);
  if (card === undefined || near === undefined) return [];
  if (whyNotSummon(state, seat) ?? whyNotEnter(state, seat, card, near)) return [];
  // nobody summons another player's characters: their cards stay with their owner (C-GEN-9)
  if (zoneOwner(seat, effect.what) !== seat || takeCard(state, seat, card, effect.what) === undefined) return [];
  return [{ kind: 'enter', step: 'begin', seat, card, how: 'by an effect', near }];
});
