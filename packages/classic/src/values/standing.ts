import type { Seat } from '@signum/kernel';
import { isCreatureCard, type Card } from '../card.ts';
import { printOf } from '../table/creatures.ts';
import { cardOf, playerOf } from '../table/players.ts';
import type { ClassicState, Creature, Template } from '../state.ts';
import type { Text } from '../texts/text.ts';
import type { Held } from './bonuses.ts';
import { traitsOf, type Gift } from './traits.ts';

/** A card on the table whose text others must heed. */
export interface Standing {
  readonly print: Card;
  /** Whose words it speaks: its text without an event, with its controller of this moment. */
  readonly text: () => Text;
  readonly creature?: Readonly<Creature>;
  readonly template?: Readonly<Template>;
}

/** Something that a card on the table gives to others. */
export interface Area extends Standing {
  readonly gift: Gift;
  /** What whoever it reaches has from it. */
  readonly held: readonly Held[];
}

/** The texts on the table, by what they do. */
export interface Standings {
  /** Auras and texts that work all the time. */
  readonly areas: readonly Area[];
  /** Does any of them make the Health of others less? */
  readonly lowerHealth: boolean;
  /** Keywords that somebody may have from a card that is not its own: from areas, relics and class buildings. */
  readonly lent: ReadonlySet<string>;
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
  const areas: Area[] = [];
  const listeners: Standing[] = [];
  const lent = new Set<string>();
  let lowerHealth = false;
  const add = (standing: Standing): void => {
    const { gifts, keywords, awaits, lowersHealth } = traitsOf(standing.print);
    if (gifts.length > 0 || !isCreatureCard(standing.print)) for (const name of keywords) lent.add(name);
    for (const gift of gifts) areas.push({ ...standing, gift, held: heldFrom(standing, gift) });
    if (awaits.size > 0) listeners.push(standing);
    lowerHealth ||= lowersHealth;
  };
  for (const creature of state.creatures) {
    const text = spokenBy(creature, { source: creature.id, card: creature.card, bearer: creature.id });
    add({ print: printOf(state, creature), text, creature });
    if (creature.kind !== 'hero') continue;
    for (const { id, card } of playerOf(state, creature.owner).relics) {
      const ofRelic = spokenBy(creature, { source: id, card, bearer: creature.id, relic: id });
      add({ print: cardOf(state, card), text: ofRelic, creature });
    }
  }
  for (const template of state.terrains) {
    const { id, card, owner } = template;
    const text: Text = { seat: owner, source: id, card, terrain: id };
    add({ print: cardOf(state, card), text: () => text, template });
  }
  for (const [seat, { city }] of state.players.entries()) {
    for (const { card } of city) {
      const text = ofBuilding(seat, card);
      add({ print: cardOf(state, card), text: () => text });
    }
  }
  return { areas, listeners, lowerHealth, lent };
}

function heldFrom({ text, creature }: Standing, { bonuses, name }: Gift): Held[] {
  const { source } = text();
  const from = name === 'aura' ? (creature?.id ?? source) : source;
  return bonuses.map(bonus => ({ bonus, source: `${from} ${name}` }));
}

/** The text of a creature, made anew only when somebody else commands it. */
function spokenBy(creature: Readonly<Creature>, rest: Omit<Text, 'seat'>): () => Text {
  let text: Text = { seat: creature.controller, ...rest };
  return () => (text.seat === creature.controller ? text : (text = { seat: creature.controller, ...rest }));
}

function ofBuilding(seat: Seat, card: string): Text {
  return { seat, source: `${seat} ${card}`, card };
}
