import { findLiving } from '../table/creatures.ts';
import type { CreatureId } from '../ids.ts';
import { verb } from '../texts/verb.ts';

/** Dice of the attack under way are rolled again, chosen by the text's controller; the new result stands (C-CMP-3). */
export const reroll = verb('reroll', ({ play: { state }, text: { seat, event }, effect, amount }) => {
  if (!event || !('attack' in event) || typeof event.attack !== 'string') return [];
  const { dice, which, whose } = effect;
  const isTheirs = (id: CreatureId) => (findLiving(state, id)?.controller === seat) === (whose === 'you');
  const { by, who } = event;
  // attack dice belong to whoever struck, defence dice to whoever was struck
  const creature = [dice === 'attack' ? by : who].find(id => findLiving(state, id) && isTheirs(id));
  if (creature === undefined) return [];
  const n = effect.amount === 'all' ? 'all' : amount(effect.amount);
  return [{ kind: 'rerollDice', step: 'begin', seat, creature, dice, which, n }];
});
