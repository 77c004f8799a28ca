import { packHash, type CardPack } from '@signum/classic';
import { packFaults } from '@signum/cards/schema';
import type { Flaw, Journal } from '@signum/kernel';

/** What is wrong with the cards that a replay brings along, with its place: more than the one word with which a game refuses them. */
export function carriedFaults({ game, setup }: Journal): Flaw[] {
  const pack = (setup as { readonly cards?: Partial<CardPack> } | null)?.cards;
  if (game !== 'classic' || typeof pack !== 'object' || pack === null || !Array.isArray(pack.cards)) return [];
  const where = 'setup.cards';
  if (pack.hash !== packHash(pack as CardPack))
    return [{ where, what: 'has another hash than its cards: one of them was changed' }];
  return packFaults(pack.cards).map(fault => ({
    where: `${where}.${fault.where}`,
    what: `(${fault.card ?? '?'}) ${fault.what}`,
  }));
}
