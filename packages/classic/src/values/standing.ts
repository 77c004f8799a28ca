import type { Seat } from '@signum/kernel';
import type { Card } from '../card.ts';
import { printOf } from '../table/creatures.ts';
import { cardOf, playerOf } from '../table/players.ts';
import type { ClassicState, Creature, Template } from '../state.ts';
import type { Text } from '../texts/text.ts';
import { traitsOf } from './traits.ts';

/** A card on the table whose text others must heed. */
export interface Standing {
  readonly print: Card;
  /** Whose words it speaks: its text without an event, with its controller of this moment. */
  readonly text: () => Text;
  readonly creature?: Readonly<Creature>;
  readonly template?: Readonly<Template>;
}

/** The texts on the table, by what they do. */
export interface Standings {
  /** Auras and texts that work all the time. */
  readonly areas: readonly Standing[];
  /** Does any of them change the Health of others? */
  readonly touchHealth: boolean;
  /** Cards with triggered abilities. */
  readonly listeners: readonly Standing[];
}

interface Found extends Standings {
  readonly key: number;
}

/**
 * Which cards on the table have such texts. Asked many times between two changes, so the last answer for a state is kept as
 * long as nothing came or went; whatever does is told at once, and with every event this is asked again. A cache and nothing
 * more: what it holds follows from the state.
 */
const found = new WeakMap<object, Found>();

export function standingsOf(state: Readonly<ClassicState>): Standings {
  const key = keyOf(state);
  const last = found.get(state);
  if (last?.key === key) return last;
  const standings = { ...standingsIn(state), key };
  found.set(state, standings);
  return standings;
}

/** Changes whenever something enters or leaves the table. */
function keyOf({ creatures, terrains, players, named }: Readonly<ClassicState>): number {
  let key = (named * 64 + creatures.length) * 64 + terrains.length;
  for (const { city, relics } of players) key = (key * 16 + city.length) * 16 + relics.length;
  return key;
}

function standingsIn(state: Readonly<ClassicState>): Standings {
  const areas: Standing[] = [];
  const listeners: Standing[] = [];
  const add = (standing: Standing): void => {
    const { isArea, awaits } = traitsOf(standing.print);
    if (isArea) areas.push(standing);
    if (awaits.size > 0) listeners.push(standing);
  };
  for (const creature of state.creatures) {
    const text = (): Text => ({
      seat: creature.controller,
      source: creature.id,
      card: creature.card,
      bearer: creature.id,
    });
    add({ print: printOf(state, creature), text, creature });
    if (creature.kind !== 'hero') continue;
    for (const { id, card } of playerOf(state, creature.owner).relics) {
      add({ print: cardOf(state, card), text: () => ({ ...text(), source: id, card, relic: id }), creature });
    }
  }
  for (const template of state.terrains) {
    const { id, card, owner } = template;
    add({ print: cardOf(state, card), text: () => ({ seat: owner, source: id, card, terrain: id }), template });
  }
  for (const [seat, { city }] of state.players.entries()) {
    for (const { card } of city) add({ print: cardOf(state, card), text: () => ofBuilding(seat, card) });
  }
  return { areas, listeners, touchHealth: areas.some(({ print }) => traitsOf(print).touchesHealth) };
}

function ofBuilding(seat: Seat, card: string): Text {
  return { seat, source: `${seat} ${card}`, card };
}
