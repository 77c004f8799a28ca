import { catalogue } from '@signum/cards';
import { canPlace, MILLIMETRE, type Base } from '@signum/geometry';
import {
  asBase,
  boardOf,
  isCreatureCard,
  TABLE,
  type Card,
  type ClassicState,
  type Creature,
  type Template,
  type TerrainCard,
} from '@signum/classic';
import { stateOf } from '@signum/classic/testing';
import { copy, draw, type Chance } from '@signum/kernel';
import { moments, whims } from './recorded-games.ts';

/**
 * The middle of a game with as many creatures as one likes, real cards all of them, in free places at random: each player's
 * in their own two thirds of the table, so that they meet in the middle, among the same four templates always.
 */
export function crowded(creatures: number): ClassicState {
  const before = { ...quietMoment(), terrains: templates() };
  const board = boardOf({ ...before, creatures: [] });
  const bases: Base[] = [];
  const chance = whims(0);
  const heroes = before.creatures.filter(({ kind }) => kind === 'hero');
  const crowd: Creature[] = heroes.map(one => creature(before.cards[one.card]!, one.owner, one.id));
  const cards = Object.values(before.cards).filter(({ type }) => type === 'character');
  for (let index = 0; crowd.length < creatures; index += 1) {
    crowd.push(creature(cards[index % cards.length]!, index % 2, `c${1000 + index}` as Creature['id']));
  }
  for (const one of crowd) {
    do {
      one.x = placeAlong(TABLE, one.r, chance);
      one.y = placeAlong((2 * TABLE) / 3, one.r, chance);
      if (one.owner !== before.first) one.y = TABLE - one.y;
    } while (!canPlace({ ...board, bases }, one));
    bases.push(asBase(one));
  }
  return { ...before, frames: before.frames.map(copy), creatures: crowd };
}

/** A player's main phase in the middle of a game. */
function quietMoment(): ClassicState {
  for (const { state, decision } of moments(0)) if (decision.n > 300 && decision.kind === 'nextAction') return state;
  throw new Error('the game of the bench ends too early');
}

function templates(): Template[] {
  return stateOf({
    terrains: {
      t1: laid('forest', 150, 200),
      t2: laid('rocks', 430, 220),
      t3: laid('ruins', 290, 320),
      t4: laid('hill', 170, 440),
    },
  }).terrains;
}

function laid(card: string, ...at: [x: number, y: number]) {
  return { card: catalogue[card] as TerrainCard, at };
}

function placeAlong(length: number, r: number, chance: Chance): number {
  return r + draw(chance, length - 2 * r);
}

export function creature(card: Card, seat: number, id: Creature['id']): Creature {
  if (!isCreatureCard(card)) throw new Error(`${card.id} is no card of a creature`);
  return {
    id,
    card: card.id,
    kind: card.type,
    owner: seat,
    controller: seat,
    r: (card.base * MILLIMETRE) / 2,
    x: 0,
    y: 0,
    wounds: 0,
    armour: 0,
    hidden: false,
    poisoned: false,
    diseased: false,
    concentration: 0,
    victim: null,
    gains: [],
    woundedBy: null,
    dying: false,
    since: 1,
    activated: false,
    skips: false,
    moved: false,
    defended: false,
    persecutions: 0,
    usedUp: [],
    shotAt: 0,
  };
}
