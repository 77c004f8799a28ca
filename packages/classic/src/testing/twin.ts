import { copy, draw, shuffle, type Chance, type Viewer } from '@signum/kernel';
import type { CardId } from '../card.ts';
import { openTactics } from '../hidden/open-tactics.ts';
import { classicMachine } from '../machine.ts';
import type { ClassicState, Player } from '../state.ts';

/**
 * Another world that this viewer cannot tell from the first: hands, decks, face-down tactics and unplayed buildings that it
 * may not know are dealt anew. While somebody looks at cards of its own, those stay as they are.
 */
export function twinOf(state: Readonly<ClassicState>, viewer: Viewer, chance: Chance): ClassicState {
  const { cards, rules, ...rest } = state;
  const twin = { ...copy(rest), cards, rules } as ClassicState;
  const asked = classicMachine.pending(state);
  for (const [seat, player] of twin.players.entries()) {
    const isLooking = asked?.kind === 'choose' && asked.seat === seat && asked.purpose.includes('card');
    if (isLooking) continue;
    if (seat === viewer) shuffle(chance, player.deck);
    else dealAnew(twin, player, chance);
  }
  return twin;
}

function dealAnew(state: ClassicState, player: Player, chance: Chance): void {
  const { cards, frames } = state;
  // a card that is being played is known to the procedure that plays it, so it stays where it is
  const underWay = JSON.stringify(frames);
  const isBound = (card: CardId): boolean => underWay.includes(JSON.stringify(card));
  const open = openTactics(state);
  const bound = player.hand.filter(isBound);
  const free = player.hand.filter(card => !isBound(card));
  const down = player.tactics.filter(({ id, card }) => !isBound(card) && !open.has(id)).map(({ card }) => card);
  const unseen: CardId[] = [...free, ...player.deck, ...down];
  shuffle(chance, unseen);
  player.tactics = player.tactics.map(({ id, paid, card }) => {
    if (isBound(card) || open.has(id)) return { id, paid, card };
    const at = unseen.findIndex(one => cards[one]?.type === 'tactic');
    return { id, paid, card: unseen.splice(at, 1)[0]! };
  });
  player.hand = [...bound, ...unseen.splice(0, free.length)].toSorted();
  player.deck = unseen;
  player.buildings = player.buildings.filter(card => isBound(card) || draw(chance, 2) === 0);
}
