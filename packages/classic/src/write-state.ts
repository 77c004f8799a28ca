import { spelling, type Spelling, type Writer } from '@signum/kernel';
import {
  copyBuilding,
  copyCreature,
  copyRelic,
  copyTemplate,
  isSameBuilding,
  isSameCreature,
  isSameRelic,
  isSameTemplate,
} from './copy-state.ts';
import type { Building, ClassicState, Creature, Player, Relic, Tactic, Template } from './state.ts';
import { playerTexts, textsOf, type PlayerTexts, type Written } from './written-texts.ts';

/**
 * Writes down what changes in the course of a game: what JSON.stringify gives for it, byte for byte, field by field in the order
 * of the state's copier. A journal checks every state by its text, though from one answer to the next hardly anything changes:
 * so whatever is as it was when its place was written last is not spelt again. A field that is written otherwise than JSON
 * would write it is found by the battery.
 */
export function writeState(state: Readonly<ClassicState>, to: Writer): void {
  const { frames, chance, chain, players, creatures, terrains } = state;
  const texts = textsOf(state);
  to.write(STATE.frames.alone);
  to.text(JSON.stringify(frames));
  to.write(STATE.chance.alone);
  to.text(JSON.stringify(chance));
  count(to, STATE.answered, state.answered);
  count(to, STATE.told, state.told);
  to.write(STATE.chain.alone);
  to.text(chain.length === 0 ? '[]' : JSON.stringify(chain));
  flag(to, STATE.ownTurnTactics, state.ownTurnTactics);
  count(to, STATE.lastTurn, state.lastTurn);
  count(to, STATE.first, state.first);
  count(to, STATE.turn, state.turn);
  count(to, STATE.active, state.active);
  whole(to, STATE.phase, state.phase);
  whole(to, STATE.acting, state.acting);
  flag(to, STATE.terrainPlayed, state.terrainPlayed);
  to.write(STATE.players.alone);
  for (let seat = 0; seat < players.length; seat += 1) {
    to.write(seat === 0 ? OPEN : COMMA);
    writePlayer(to, players[seat]!, (texts.players[seat] ??= playerTexts()));
  }
  to.write(CLOSE);
  records(to, STATE.creatures, creatures, texts.creatures, CREATURES);
  count(to, STATE.drawOffer, state.drawOffer);
  count(to, STATE.named, state.named);
  whole(to, STATE.losers, state.losers);
  if (state.outcome) whole(to, STATE.outcome, state.outcome);
  records(to, STATE.terrains, terrains, texts.terrains, TEMPLATES);
  to.write(END);
}

function writePlayer(to: Writer, player: Readonly<Player>, texts: PlayerTexts): void {
  whole(to, PLAYER.hero, player.hero);
  whole(to, PLAYER.minion, player.minion);
  count(to, PLAYER.prosperity, player.prosperity);
  names(to, PLAYER.deck, player.deck, texts.deck);
  names(to, PLAYER.hand, player.hand, texts.hand);
  names(to, PLAYER.graveyard, player.graveyard, texts.graveyard);
  names(to, PLAYER.removed, player.removed, texts.removed);
  names(to, PLAYER.buildings, player.buildings, texts.buildings);
  names(to, PLAYER.terrains, player.terrains, texts.terrains);
  records(to, PLAYER.city, player.city, texts.city, BUILDINGS);
  records(to, PLAYER.relics, player.relics, texts.relics, RELICS);
  records(to, PLAYER.tactics, player.tactics, texts.tactics, TACTICS);
  count(to, PLAYER.kills, player.kills);
  count(to, PLAYER.failedDraws, player.failedDraws);
  names(to, PLAYER.spoken, player.spoken, texts.spoken);
  names(to, PLAYER.lastSpoken, player.lastSpoken, texts.lastSpoken);
  whole(to, PLAYER.shown, player.shown);
  to.write(END);
}

/** How records of one kind are kept, known again and shown. */
interface Kind<T> {
  readonly copy: (record: T) => T;
  readonly isSame: (one: T, other: T) => boolean;
  readonly shown?: (record: T) => object;
}

const CREATURES: Kind<Creature> = { copy: copyCreature, isSame: isSameCreature };
const BUILDINGS: Kind<Building> = { copy: copyBuilding, isSame: isSameBuilding };
const RELICS: Kind<Relic> = { copy: copyRelic, isSame: isSameRelic };
/** Tactics never change: copies of a state share them. */
const TACTICS: Kind<Tactic> = { copy: tactic => tactic, isSame: (one, other) => one === other };
/** The shape of a template follows from its card and its pose, so it is left out. */
const TEMPLATES: Kind<Template> = {
  copy: copyTemplate,
  isSame: isSameTemplate,
  shown: ({ id, card, owner, pose, searched, usedUp }) => ({ id, card, owner, pose, searched, usedUp }),
};

const [END, OPEN, CLOSE, COMMA] = [spelling('}'), spelling('['), spelling(']'), spelling(',')];

/** A field as it stands before its value, alone and together with the values it nearly always has. */
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

/** A name, or something small that hardly ever is there. */
function whole(to: Writer, key: Key, value: string | object | null): void {
  if (value === null) return to.write(key.none);
  if (Array.isArray(value) && value.length === 0) return to.write(key.empty);
  to.write(key.alone);
  to.text(JSON.stringify(value));
}

/** A list of records: all but those that changed since are written as they were then. */
function records<T extends object>(
  to: Writer,
  key: Key,
  list: readonly T[],
  texts: Written<T>[],
  { copy, isSame, shown }: Kind<T>,
): void {
  if (list.length === 0) return to.write(key.empty);
  to.write(key.alone);
  for (let at = 0; at < list.length; at += 1) {
    const record = list[at]!;
    let text = texts[at];
    if (!text || !isSame(record, text.copy))
      text = texts[at] = { copy: copy(record), piece: spelling(JSON.stringify(shown ? shown(record) : record)) };
    to.write(at === 0 ? OPEN : COMMA);
    to.write(text.piece);
  }
  to.write(CLOSE);
}

/** A list of cards: as it was written last, unless one came, went or changed its place. */
function names(to: Writer, key: Key, list: readonly string[], texts: Written<readonly string[]>[]): void {
  if (list.length === 0) return to.write(key.empty);
  let text = texts[0];
  if (!text || !isSameList(list, text.copy))
    text = texts[0] = { copy: list.slice(), piece: spelling(JSON.stringify(list)) };
  to.write(key.alone);
  to.write(text.piece);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}
