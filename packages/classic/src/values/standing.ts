import type { Seat } from '@signum/kernel';
import { isCreatureCard, type Card } from '../card.ts';
import { printOf } from '../table/creatures.ts';
import { cardOf, playerOf } from '../table/players.ts';
import type { ClassicState } from '../state.ts';
import type { Text } from '../texts/text.ts';
import type { Held } from './bonuses.ts';
import { traitsOf, type Gift } from './traits.ts';

/** A card on the table whose text others must heed. It knows places, not creatures, so that copies of a state share it. */
export interface Standing {
  readonly print: Card;
  /** Who bears it: its place among the creatures. */
  readonly bearer?: number;
  /** Its place among the templates. */
  readonly template?: number;
  /** Its words without an event, for each player who may be its controller. */
  readonly texts: readonly Text[];
  /** Whose it is, if it has no bearer. */
  readonly owner?: Seat;
}

/** Whose words a card speaks: those of whoever controls its bearer at this moment. */
export function textOf(state: Readonly<ClassicState>, { bearer, owner, texts }: Standing): Text {
  return texts[bearer === undefined ? owner! : state.creatures[bearer]!.controller]!;
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
  /** Keywords that somebody may have from a card that is not its own: anybody from areas, and some from relics and class buildings. */
  readonly lent: ReadonlySet<string>;
  readonly lentToHeroes: ReadonlySet<string>;
  readonly lentToMembers: ReadonlySet<string>;
  /** Which of these three have any of some keywords, for lists that were asked about. A cache and nothing more. */
  readonly lending: WeakMap<readonly string[], number>;
  /** The same for numbers, and for what somebody may not do. */
  readonly lentStats: ReadonlySet<string>;
  readonly forbids: boolean;
  /** Does any card on the table give its player something all the time: a discount, an income? */
  readonly rewards: boolean;
  /** Cards with triggered abilities, by the events that they wait for. */
  readonly awaiting: ReadonlyMap<string, readonly Standing[]>;
}

interface Found extends Standings {
  readonly key: number;
  /** Everything that was on the table, by name and in its order. */
  readonly names: readonly string[];
}

/**
 * Which cards on the table have such texts. Asked many times between two changes, so the last answer for a state is kept as
 * long as nothing came or went; whatever does is told at once, and with every event this is asked again. A cache and nothing
 * more: what it holds follows from the state.
 */
const found = new WeakMap<object, Found>();

/** A copy of a state has the same cards on the table. */
export function inheritStandings(before: Readonly<ClassicState>, copied: Readonly<ClassicState>): void {
  const known = found.get(before);
  if (known) found.set(copied, known);
}

export function standingsOf(state: Readonly<ClassicState>): Standings {
  const key = keyOf(state);
  if (last?.state === state && last.standings.key === key) return last.standings;
  const standings = foundAgain(state, key) ?? { ...standingsIn(state), key, names: namesOn(state) };
  found.set(state, standings);
  last = { state, standings };
  return standings;
}

/** What was found before, if the table is the same: names are given to spells, too, and to tactics that lie beside it. */
function foundAgain(state: Readonly<ClassicState>, key: number): Found | undefined {
  const known = found.get(state);
  if (!known || known.key === key) return known;
  const names = namesOn(state);
  const isSame = names.length === known.names.length && names.every((name, at) => name === known.names[at]);
  return isSame ? { ...known, key } : undefined;
}

function namesOn({ creatures, terrains, players }: Readonly<ClassicState>): string[] {
  const names: string[] = [];
  for (const { id } of creatures) names.push(id);
  for (const { id } of terrains) names.push(id);
  for (const { city, relics } of players) {
    names.push('');
    for (const { card } of city) names.push(card);
    for (const { id } of relics) names.push(id);
  }
  return names;
}

/** What was asked for last: nearly always it is asked for again. */
let last: { readonly state: object; readonly standings: Found } | undefined;

/** Changes whenever something enters or leaves the table. */
function keyOf({ creatures, terrains, players, named }: Readonly<ClassicState>): number {
  let key = (named * 64 + creatures.length) * 64 + terrains.length;
  for (const { city, relics } of players) key = (key * 16 + city.length) * 16 + relics.length;
  return key;
}

function standingsIn(state: Readonly<ClassicState>): Standings {
  const areas: Area[] = [];
  const awaiting = new Map<string, Standing[]>();
  const lent = new Set<string>();
  const lentToHeroes = new Set<string>();
  const lentToMembers = new Set<string>();
  const lentStats = new Set<string>();
  let lowerHealth = false;
  let forbids = false;
  let rewards = false;
  /** Notes what a card lends. Has it a text that others must heed? Most have none, and nothing is made of those. */
  const speaks = (print: Card): boolean => {
    const traits = traitsOf(print);
    if (traits.isSilent) return false;
    const { gifts, awaits } = traits;
    const isForAll = gifts.length > 0;
    if (isForAll || !isCreatureCard(print)) {
      const those = isForAll ? lent : print.type === 'relic' ? lentToHeroes : lentToMembers;
      for (const name of traits.keywords) those.add(name);
    }
    lowerHealth ||= traits.lowersHealth;
    for (const stat of traits.stats) lentStats.add(stat);
    forbids ||= traits.forbids;
    rewards ||= traits.rewards;
    return gifts.length > 0 || awaits.size > 0;
  };
  const add = (standing: Standing): void => {
    const { gifts, awaits } = traitsOf(standing.print);
    for (const gift of gifts) areas.push({ ...standing, gift, held: heldFrom(standing, gift) });
    for (const type of awaits) {
      const those = awaiting.get(type);
      if (those) those.push(standing);
      else awaiting.set(type, [standing]);
    }
  };
  const seats = [...state.players.keys()];
  const spoken = (rest: Omit<Text, 'seat'>): Text[] => seats.map(seat => ({ seat, ...rest }));
  for (const [bearer, creature] of state.creatures.entries()) {
    const { id, card, kind, owner } = creature;
    const print = printOf(state, creature);
    if (speaks(print)) add({ print, bearer, texts: spoken({ source: id, card, bearer: id }) });
    if (kind !== 'hero') continue;
    for (const { id: relic, card: borne } of playerOf(state, owner).relics) {
      const lender = cardOf(state, borne);
      if (speaks(lender))
        add({ print: lender, bearer, texts: spoken({ source: relic, card: borne, bearer: id, relic }) });
    }
  }
  for (const [template, { id, card, owner }] of state.terrains.entries()) {
    const print = cardOf(state, card);
    if (speaks(print)) add({ print, template, owner, texts: spoken({ source: id, card, terrain: id }) });
  }
  for (const [owner, { city, relics }] of state.players.entries()) {
    for (const { card } of relics) rewards ||= traitsOf(cardOf(state, card)).rewards; // a player's, whoever carries it
    for (const { card } of city) {
      const print = cardOf(state, card);
      if (speaks(print)) add({ print, owner, texts: spoken({ source: `${owner} ${card}`, card }) });
    }
  }
  const lending = new WeakMap<readonly string[], number>();
  return { areas, awaiting, lowerHealth, lending, lent, lentToHeroes, lentToMembers, lentStats, forbids, rewards };
}

function heldFrom({ texts }: Standing, { bonuses, name }: Gift): Held[] {
  const { source, bearer } = texts[0]!;
  const from = name === 'aura' ? (bearer ?? source) : source;
  return bonuses.map(bonus => ({ bonus, source: `${from} ${name}` }));
}
