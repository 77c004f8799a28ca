import { spelling, type Spelling, type Writer } from '@signum/kernel';
import type { Building, ClassicState, Creature, Player, Relic, Tactic, Template } from './state.ts';

/**
 * Writes down what changes in the course of a game: what JSON.stringify gives for it, byte for byte, field by field in the order
 * of the state's copier. A journal checks every state by its text, and to name the fields is many times quicker than to look
 * for them. A field that is written otherwise than JSON would write it is found by the battery.
 */
export function writeState(state: Readonly<ClassicState>, to: Writer): void {
  to.write(STATE.frames.alone);
  to.text(JSON.stringify(state.frames));
  to.write(STATE.chance.alone);
  to.text(JSON.stringify(state.chance));
  count(to, STATE.answered, state.answered);
  count(to, STATE.told, state.told);
  to.write(STATE.chain.alone);
  to.text(state.chain.length === 0 ? '[]' : JSON.stringify(state.chain));
  flag(to, STATE.ownTurnTactics, state.ownTurnTactics);
  count(to, STATE.lastTurn, state.lastTurn);
  count(to, STATE.first, state.first);
  count(to, STATE.turn, state.turn);
  count(to, STATE.active, state.active);
  name(to, STATE.phase, state.phase);
  name(to, STATE.acting, state.acting);
  flag(to, STATE.terrainPlayed, state.terrainPlayed);
  list(to, STATE.players, state.players, writePlayer);
  list(to, STATE.creatures, state.creatures, writeCreature);
  count(to, STATE.drawOffer, state.drawOffer);
  count(to, STATE.named, state.named);
  lasting(to, STATE.losers, state.losers);
  if (state.outcome) lasting(to, STATE.outcome, state.outcome);
  list(to, STATE.terrains, state.terrains, writeTemplate);
  to.write(END);
}

function writePlayer(to: Writer, player: Readonly<Player>): void {
  name(to, PLAYER.hero, player.hero);
  name(to, PLAYER.minion, player.minion);
  count(to, PLAYER.prosperity, player.prosperity);
  names(to, PLAYER.deck, player.deck);
  names(to, PLAYER.hand, player.hand);
  names(to, PLAYER.graveyard, player.graveyard);
  names(to, PLAYER.removed, player.removed);
  names(to, PLAYER.buildings, player.buildings);
  names(to, PLAYER.terrains, player.terrains);
  list(to, PLAYER.city, player.city, writeBuilding);
  list(to, PLAYER.relics, player.relics, writeRelic);
  list(to, PLAYER.tactics, player.tactics, writeTactic);
  count(to, PLAYER.kills, player.kills);
  count(to, PLAYER.failedDraws, player.failedDraws);
  names(to, PLAYER.spoken, player.spoken);
  names(to, PLAYER.lastSpoken, player.lastSpoken);
  lasting(to, PLAYER.shown, player.shown);
  to.write(END);
}

function writeBuilding(to: Writer, { card, tapped, usedUp }: Readonly<Building>): void {
  name(to, BUILDING.card, card);
  flag(to, BUILDING.tapped, tapped);
  lasting(to, BUILDING.usedUp, usedUp);
  to.write(END);
}

function writeRelic(to: Writer, { id, card, tokens, marks, inUse, tapped }: Readonly<Relic>): void {
  name(to, RELIC.id, id);
  name(to, RELIC.card, card);
  count(to, RELIC.tokens, tokens);
  count(to, RELIC.marks, marks);
  flag(to, RELIC.inUse, inUse);
  flag(to, RELIC.tapped, tapped);
  to.write(END);
}

function writeTactic(to: Writer, { id, card, paid }: Readonly<Tactic>): void {
  name(to, TACTIC.id, id);
  name(to, TACTIC.card, card);
  lasting(to, TACTIC.paid, paid);
  to.write(END);
}

function writeCreature(to: Writer, creature: Readonly<Creature>): void {
  name(to, CREATURE.id, creature.id);
  name(to, CREATURE.card, creature.card);
  name(to, CREATURE.kind, creature.kind);
  count(to, CREATURE.owner, creature.owner);
  count(to, CREATURE.controller, creature.controller);
  count(to, CREATURE.r, creature.r);
  count(to, CREATURE.x, creature.x);
  count(to, CREATURE.y, creature.y);
  count(to, CREATURE.wounds, creature.wounds);
  count(to, CREATURE.armour, creature.armour);
  flag(to, CREATURE.hidden, creature.hidden);
  flag(to, CREATURE.poisoned, creature.poisoned);
  flag(to, CREATURE.diseased, creature.diseased);
  count(to, CREATURE.concentration, creature.concentration);
  name(to, CREATURE.victim, creature.victim);
  lasting(to, CREATURE.gains, creature.gains);
  lasting(to, CREATURE.woundedBy, creature.woundedBy);
  flag(to, CREATURE.dying, creature.dying);
  count(to, CREATURE.since, creature.since);
  flag(to, CREATURE.activated, creature.activated);
  flag(to, CREATURE.skips, creature.skips);
  flag(to, CREATURE.moved, creature.moved);
  flag(to, CREATURE.defended, creature.defended);
  count(to, CREATURE.persecutions, creature.persecutions);
  lasting(to, CREATURE.usedUp, creature.usedUp);
  count(to, CREATURE.shotAt, creature.shotAt);
  to.write(END);
}

/** The shape of a template follows from its card and its pose, so it is left out. */
function writeTemplate(to: Writer, { id, card, owner, pose, searched, usedUp }: Readonly<Template>): void {
  name(to, TEMPLATE.id, id);
  name(to, TEMPLATE.card, card);
  count(to, TEMPLATE.owner, owner);
  lasting(to, TEMPLATE.pose, pose);
  flag(to, TEMPLATE.searched, searched);
  lasting(to, TEMPLATE.usedUp, usedUp);
  to.write(END);
}

const [END, OPEN, CLOSE, COMMA] = [spelling('}'), spelling('['), spelling(']'), spelling(',')];

/** A field as it stands before its value, alone and together with the values it nearly always has: that saves half of the writing. */
interface Key {
  readonly alone: Spelling;
  readonly counts: readonly Spelling[];
  readonly yes: Spelling;
  readonly no: Spelling;
  readonly none: Spelling;
  readonly empty: Spelling;
}

/** The fields of a record, in their order. */
function keys<N extends string>(...names: readonly N[]): Readonly<Record<N, Key>> {
  return Object.fromEntries(names.map((name, at) => [name, key(`${at === 0 ? '{' : ','}"${name}":`)])) as Record<
    N,
    Key
  >;
}

function key(text: string): Key {
  const counts = Array.from({ length: 10 }, (_, n) => spelling(`${text}${n}`));
  const [yes, no, none] = [spelling(`${text}true`), spelling(`${text}false`), spelling(`${text}null`)];
  return { alone: spelling(text), counts, yes, no, none, empty: spelling(`${text}[]`) };
}

const STATE = keys(
  'frames',
  'chance',
  'answered',
  'told',
  'chain',
  'ownTurnTactics',
  'lastTurn',
  'first',
  'turn',
  'active',
  'phase',
  'acting',
  'terrainPlayed',
  'players',
  'creatures',
  'drawOffer',
  'named',
  'losers',
  'outcome',
  'terrains',
);
const PLAYER = keys(
  'hero',
  'minion',
  'prosperity',
  'deck',
  'hand',
  'graveyard',
  'removed',
  'buildings',
  'terrains',
  'city',
  'relics',
  'tactics',
  'kills',
  'failedDraws',
  'spoken',
  'lastSpoken',
  'shown',
);
const BUILDING = keys('card', 'tapped', 'usedUp');
const RELIC = keys('id', 'card', 'tokens', 'marks', 'inUse', 'tapped');
const TACTIC = keys('id', 'card', 'paid');
const CREATURE = keys(
  'id',
  'card',
  'kind',
  'owner',
  'controller',
  'r',
  'x',
  'y',
  'wounds',
  'armour',
  'hidden',
  'poisoned',
  'diseased',
  'concentration',
  'victim',
  'gains',
  'woundedBy',
  'dying',
  'since',
  'activated',
  'skips',
  'moved',
  'defended',
  'persecutions',
  'usedUp',
  'shotAt',
);
const TEMPLATE = keys('id', 'card', 'owner', 'pose', 'searched', 'usedUp');

function list<T>(to: Writer, key: Key, things: readonly T[], write: (to: Writer, thing: T) => void): void {
  if (things.length === 0) return to.write(key.empty);
  to.write(key.alone);
  for (let index = 0; index < things.length; index += 1) {
    to.write(index === 0 ? OPEN : COMMA);
    write(to, things[index]!);
  }
  to.write(CLOSE);
}

function names(to: Writer, key: Key, ids: readonly string[]): void {
  list(to, key, ids, writeName);
}

function writeName(to: Writer, id: string): void {
  to.write(quoted(id));
}

function name(to: Writer, key: Key, id: string | null): void {
  if (id === null) return to.write(key.none);
  to.write(key.alone);
  to.write(quoted(id));
}

function count(to: Writer, key: Key, n: number | null): void {
  if (n === null) return to.write(key.none);
  const known = key.counts[n];
  if (known) return to.write(known);
  to.write(key.alone);
  to.count(n);
}

function flag(to: Writer, key: Key, is: boolean): void {
  to.write(is ? key.yes : key.no);
}

/** What is replaced and never edited, so that copies of a state share it, has one text for good. */
function lasting(to: Writer, key: Key, thing: object | null): void {
  if (thing === null) return to.write(key.none);
  if (Array.isArray(thing) && thing.length === 0) return to.write(key.empty);
  to.write(key.alone);
  to.write(spelt(thing));
}

/** A cache and nothing more. */
const lastingOnes = new WeakMap<object, Spelling>();

function spelt(thing: object): Spelling {
  const before = lastingOnes.get(thing);
  if (before) return before;
  const piece = spelling(JSON.stringify(thing));
  lastingOnes.set(thing, piece);
  return piece;
}

/** A name between quotation marks. The same few hundred come again and again, so their spelling is kept. */
function quoted(id: string): Spelling {
  const before = inQuotes.get(id);
  if (before) return before;
  if (inQuotes.size >= MOST_NAMES) inQuotes.clear(); // a server plays many games
  const piece = spelling(JSON.stringify(id));
  inQuotes.set(id, piece);
  return piece;
}

const inQuotes = new Map<string, Spelling>();
const MOST_NAMES = 5000;
