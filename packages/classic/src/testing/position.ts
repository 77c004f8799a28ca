import { posed } from '@signum/geometry';
import {
  isRefused,
  leftOver,
  scripted,
  type Answer,
  type Decision,
  type Refusal,
  type Seat,
  type Told,
} from '@signum/kernel';
import type { Card, CardId, CharacterCard, TerrainCard } from '../card.ts';
import { findCreature } from '../table/creatures.ts';
import type { Decisions } from '../decisions/index.ts';
import { editions, type EditionId } from '../editions/index.ts';
import type { Happening, Happenings } from '../happenings.ts';
import type { CreatureId, RelicId, TacticId, TerrainId } from '../ids.ts';
import { classicMachine } from '../machine.ts';
import type { ClassicFrame } from '../procedures/index.ts';
import type { Rules } from '../rules.ts';
import type { ClassicState, Creature, Phase, Player } from '../state.ts';
import { templateShapes } from '../table/template-shapes.ts';
import { FACES, type Face } from '../vocabulary.ts';
import { basics, character, hero } from './cards.ts';

/** A creature of a test: what would be printed on its card, and what it has now. Millimetres. */
export interface Figure extends Partial<Omit<Creature, 'card' | 'id' | 'kind' | 'owner' | 'r' | 'x' | 'y'>> {
  /** Whose it is; 0 unless told. */
  readonly of?: Seat;
  readonly at?: readonly [x: number, y: number];
  readonly kind?: Creature['kind'];
  /** What is printed: Strength, Health, keywords, abilities, base … */
  readonly print?: Partial<CharacterCard>;
}

export interface Ground {
  readonly card: TerrainCard;
  readonly at: readonly [x: number, y: number];
  readonly turn?: number;
  readonly of?: Seat;
  readonly searched?: boolean;
}

export interface Position {
  readonly edition?: EditionId;
  /** Fields of the edition that this test changes. */
  readonly rules?: Partial<Rules>;
  readonly creatures?: Readonly<Record<string, Figure>>;
  /** Heroes are added in opposite corners unless this is false. */
  readonly heroes?: false;
  readonly terrains?: Readonly<Record<string, Ground>>;
  readonly players?: readonly (Partial<Omit<Player, 'city' | 'relics' | 'tactics'>> & {
    readonly city?: readonly CardId[];
    readonly relics?: readonly CardId[];
    readonly tactics?: readonly CardId[];
  })[];
  readonly cards?: readonly Card[];
  readonly active?: Seat;
  readonly turn?: number;
  readonly phase?: Phase;
  readonly lastTurn?: number;
  /** What is under way, the last one first. */
  readonly frames?: readonly ClassicFrame[];
  /** Faces in the order in which they fall. */
  readonly dice?: string;
  /** Other draws of chance come first, as numbers. */
  readonly draws?: readonly number[];
}

/** A small position with known dice, played by its answers. Every method that plays gives the next moment. */
export interface Table {
  readonly state: ClassicState;
  readonly events: readonly Told<Happening>[];
  readonly pending: Decision<Decisions> | undefined;
  /** All answers that fit, without their kind. */
  readonly answers: object[];
  /** Answers whatever is asked. Fails with the refusal if it is refused. */
  answer(taken: object, seat?: Seat): Table;
  /** The pending decision, which must be of this kind. */
  asked<N extends keyof Decisions>(kind: N): Decision<Decisions, N>;
  /** Why an answer to the pending decision is refused; nothing if it fits. */
  refusal(taken: object): Refusal | undefined;
  creature(id: string): Creature | undefined;
  /** Events of one kind, in order. */
  told<N extends keyof Happenings>(type: N): Extract<Happening, { type: N }>[];
  /** Fails if scripted dice were left over. */
  end(): Table;
}

export function position(given: Position): Table {
  const begun = classicMachine.begin(stateOf(given));
  return tableOn(begun.state, begun.events);
}

export function stateOf(given: Position): ClassicState {
  const printed: Record<CardId, Card> = {};
  for (const card of [...basics, ...(given.cards ?? [])]) printed[card.id] = card;
  const players = [0, 1].map(seat => playerFor(given, seat));
  const creatures: Creature[] = [];
  if (given.heroes !== false) {
    for (const seat of [0, 1]) {
      const id = `hero${seat}`;
      if (given.creatures?.[id]) continue;
      printed[id] = hero(id);
      creatures.push(figure(id, { of: seat, kind: 'hero', at: seat === 0 ? [30, 16] : [570, 584] }, 1600));
    }
  }
  for (const [id, one] of Object.entries(given.creatures ?? {})) {
    const kind = one.kind ?? 'character';
    const base = one.print?.base ?? 32;
    const card = {
      ...character(id, one.print),
      ...(kind === 'hero' && { relicSlots: ['melee', 'armour', 'shield'] }),
      type: kind,
    };
    printed[id] = card as Card;
    creatures.push(figure(id, one, base * 50));
  }
  const terrains = Object.entries(given.terrains ?? {}).map(([id, ground]) => {
    printed[ground.card.id] = ground.card;
    const pose = { x: ground.at[0] * 100, y: ground.at[1] * 100, turn: ground.turn ?? 0 };
    const { of = 0, searched = false, card } = ground;
    const pieces = posed(templateShapes(card), pose);
    return { id: id as TerrainId, card: card.id, owner: of, pose, pieces, searched, usedUp: [] };
  });
  const tactics = Object.values(printed).filter(({ type }) => type === 'tactic');
  return {
    frames: [...(given.frames ?? [{ kind: 'mainPhase', step: 'ask' }])],
    chance: scripted([...(given.draws ?? []), ...facesIn(given.dice ?? '').map(face => 2 * FACES.indexOf(face))]),
    answered: 0,
    told: 0,
    chain: [],
    rules: { ...editions[given.edition ?? 'en-kitsune'], ...given.rules },
    cards: printed,
    answerable: [
      ...new Set(tactics.flatMap(({ abilities }) => abilities!.flatMap(one => ('when' in one ? one.when : [])))),
    ],
    ownTurnTactics: tactics.some(({ abilities }) => abilities!.some(one => 'anyTurn' in one)),
    lastTurn: given.lastTurn ?? null,
    first: 0,
    turn: given.turn ?? 3,
    active: given.active ?? 0,
    phase: given.phase ?? 'activation',
    acting: null,
    terrainPlayed: false,
    players,
    creatures,
    terrains,
    drawOffer: null,
    named: 100,
    losers: [],
  };
}

function playerFor(given: Position, seat: Seat): Player {
  const { city = [], relics = [], tactics = [], ...rest } = given.players?.[seat] ?? {};
  return {
    hero: `hero${seat}`,
    minion: null,
    prosperity: 3,
    deck: [],
    hand: [],
    graveyard: [],
    removed: [],
    buildings: [],
    terrains: [],
    kills: 0,
    failedDraws: 0,
    spoken: [],
    lastSpoken: [],
    shown: [],
    ...rest,
    city: city.map(card => ({ card, tapped: false, usedUp: [] })),
    relics: relics.map((card, index) => {
      const print = given.cards?.find(({ id }) => id === card);
      const tokens = print?.type === 'relic' ? (print.durability ?? 0) : 0;
      return { id: `r${seat}${index}` as RelicId, card, tokens, marks: 0, inUse: false, tapped: false };
    }),
    tactics: tactics.map((card, index) => ({
      id: `t${seat}${index}` as TacticId,
      card,
      paid: { buildings: [], prosperity: 0 },
    })),
  };
}

function figure(
  id: string,
  { of = 0, at = [300, 300], kind = 'character', print: _print, ...now }: Figure,
  r: number,
): Creature {
  return {
    id: id as CreatureId,
    card: id,
    kind,
    owner: of,
    controller: of,
    r,
    x: at[0] * 100,
    y: at[1] * 100,
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
    ...now,
  };
}

export function facesIn(text: string): Face[] {
  const words = text.split(/\s+/).filter(word => word !== '');
  const strange = words.find(word => !(FACES as readonly string[]).includes(word));
  if (strange) throw new Error(`no die shows '${strange}'`);
  return words as Face[];
}

export function tableOn(state: ClassicState, events: readonly Told<Happening>[]): Table {
  const pending = classicMachine.pending(state);
  return {
    state,
    events,
    pending,
    get answers() {
      if (!pending) throw new Error('nobody is asked anything');
      return classicMachine.answers(pending).map(({ kind: _kind, ...taken }) => taken);
    },
    answer(taken, seat = pending?.seat) {
      if (!pending || seat === undefined) throw new Error('nobody is asked anything');
      const answer = { kind: pending.kind, ...taken } as Answer<Decisions>;
      const result = classicMachine.answer(state, { to: pending.n, seat, answer });
      if (isRefused(result))
        throw new Error(`refused: ${JSON.stringify(result.refused)} of ${JSON.stringify(pending)}`);
      return tableOn(result.state, [...events, ...result.events]);
    },
    asked(kind) {
      if (pending?.kind !== kind) throw new Error(`not '${kind}' is asked but ${JSON.stringify(pending)}`);
      return pending as never;
    },
    refusal: taken => pending && classicMachine.judge(pending, { kind: pending.kind, ...taken }),
    creature: id => findCreature(state, id as CreatureId),
    told: type => events.map(({ event }) => event).filter(event => event.type === type) as never,
    end() {
      if (leftOver(state.chance).length > 0)
        throw new Error(`dice were left over: ${leftOver(state.chance).join(' ')}`);
      return this;
    },
  };
}
