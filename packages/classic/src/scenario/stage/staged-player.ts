import type { Seat } from '@signum/kernel';
import type { Card, CardId, Catalogue } from '../../card.ts';
import type { RelicId, TacticId } from '../../ids.ts';
import type { Player, Relic } from '../../state.ts';
import type { Scenario } from '../form/scenario-form.ts';
import type { PlayerForm } from '../form/table-form.ts';
import { cardNamed, plainHero } from './printed-cards.ts';

/** One player's half of the table as the rules know it. */
export function stagedPlayer(scenario: Scenario, cards: Catalogue, seat: Seat): Player {
  const form: PlayerForm = scenario.players?.[seat] ?? {};
  const where = `players[${seat}]`;
  const card = (id: CardId, place: string, type?: Card['type']) => cardNamed(cards, id, type, `${where}.${place}`).id;
  const all = (field: 'graveyard' | 'hand' | 'pool', given: readonly CardId[] = []) =>
    given.map((id, index) => card(id, `${field}[${index}]`));
  const pool = all('pool', form.pool);
  const hero = Object.entries(scenario.creatures ?? {}).find(([id, one]) => {
    return one.of === seat + 1 && cards[one.card ?? id]?.type === 'hero';
  });
  return {
    hero: hero ? (hero[1].card ?? hero[0]) : card(form.hero ?? plainHero(seat), 'hero', 'hero'),
    minion: form.minion === undefined ? null : card(form.minion, 'minion', 'minion'),
    prosperity: form.prosperity ?? 3,
    deck: deckOf(form, card).toReversed(), // the last one is the top one
    hand: all('hand', form.hand).toSorted(),
    graveyard: all('graveyard', form.graveyard),
    removed: [],
    buildings: pool.filter(id => cards[id]?.type === 'building'),
    terrains: pool.filter(id => cards[id]?.type === 'terrain'),
    city: (form.city ?? []).map((one, index) => {
      const { card: id, tapped = false } = typeof one === 'string' ? { card: one } : one;
      return { card: card(id, `city[${index}]`, 'building'), tapped, usedUp: [] };
    }),
    relics: relicsOf(form, cards, where),
    tactics: (form.tactics ?? []).map((id, index, tactics) => {
      const paid = { buildings: [], prosperity: 0 };
      return { id: nameOf(tactics, index) as TacticId, card: card(id, `tactics[${index}]`, 'tactic'), paid };
    }),
    kills: form.kills ?? 0,
    failedDraws: form['failed draws'] ?? 0,
    spoken: [],
    lastSpoken: [],
    shown: [],
  };
}

function deckOf(form: PlayerForm, card: (id: CardId, place: string) => CardId): CardId[] {
  return (form.deck ?? []).flatMap((one, index) => {
    const { card: id, copies } = typeof one === 'string' ? { card: one, copies: 1 } : one;
    return Array.from({ length: copies }, () => card(id, `deck[${index}]`));
  });
}

function relicsOf(form: PlayerForm, cards: Catalogue, where: string): Relic[] {
  const relics = (form.relics ?? []).map(one => (typeof one === 'string' ? { card: one } : one));
  const names = relics.map(one => one.card);
  return relics.map(({ card, tokens, marks = 0, tapped = false }: RelicForm, index) => {
    const print = cardNamed(cards, card, 'relic', `${where}.relics[${index}]`);
    const durability = print.type === 'relic' ? (print.durability ?? 0) : 0;
    return { id: nameOf(names, index) as RelicId, card, tokens: tokens ?? durability, marks, inUse: false, tapped };
  });
}

interface RelicForm {
  readonly card: CardId;
  readonly tokens?: number;
  readonly marks?: number;
  readonly tapped?: boolean;
}

/** Relics and tactics are called by their cards; the second of a kind gets a number. */
function nameOf(cards: readonly CardId[], index: number): string {
  const before = cards.slice(0, index).filter(card => card === cards[index]).length;
  return before === 0 ? cards[index]! : `${cards[index]!} ${before + 1}`;
}
