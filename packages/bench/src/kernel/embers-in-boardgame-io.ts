import { createRequire } from 'node:module';
import { draw, shuffle, type Answer, type Chance } from '@signum/kernel';
import {
  drawCard,
  firstState,
  FULL_FIRE,
  HAND,
  POWER,
  takeFromHand,
  WARDS,
  type Card,
  type EmbersKinds,
  type EmbersSetup,
  type Player,
} from '@signum/kernel/testing';

/**
 * Embers as one would write it for boardgame.io: moves that change `G`, and nothing asked of the framework that it could
 * be slow at (no turn order, no events, no undo, dice from our own stream). Dice fall as on the kernel, so both can be
 * compared decision by decision.
 */
export interface EmbersG {
  asked: 'redraw' | 'act' | 'step' | 'showWard' | 'nothing';
  seat: number;
  active: number;
  strike: { by: number; power: number };
  players: Player[];
  chance: Chance;
}

type Move = Answer<EmbersKinds>;

/** Takes an answer by changing the state it is given: the rules, without any framework. */
export function answerInG(g: EmbersG, answer: Move): void {
  switch (answer.kind) {
    case 'redraw':
      return redraw(g, answer.redraw);
    case 'step':
      g.players[g.active]!.place = answer.place;
      return nextTurn(g);
    case 'showWard':
      return showWard(g, answer.card);
    case 'act':
      if (answer.do === 'rest') return nextTurn(g);
      if (answer.do === 'play') return play(g, answer.card);
      g.asked = 'step';
      return undefined;
    case 'concede':
      g.asked = 'nothing';
      return undefined;
  }
}

function redraw(g: EmbersG, isWanted: boolean): void {
  const player = g.players[g.seat]!;
  if (isWanted) {
    player.deck.push(...player.hand);
    player.hand = [];
    shuffle(g.chance, player.deck);
    for (let count = 0; count < HAND; count += 1) drawCard(player);
  }
  if (g.seat === 1) return beginTurn(g, 0);
  g.seat = 1;
}

function beginTurn(g: EmbersG, seat: number): void {
  g.active = seat;
  g.seat = seat;
  g.asked = 'act';
  if (!drawCard(g.players[seat]!)) harm(g, seat, 1);
}

function nextTurn(g: EmbersG): void {
  if (g.asked !== 'nothing') beginTurn(g, 1 - g.active);
}

function play(g: EmbersG, card: Card): void {
  const player = g.players[g.active]!;
  takeFromHand(player, card);
  if (WARDS.includes(card)) player.wards.push(card);
  else if (card === 'spark') player.sparks += 1;
  else {
    player.ashes.push(card);
    if (card === 'mend') player.fire = Math.min(FULL_FIRE, player.fire + 2);
    else return strike(g, POWER[card] ?? 0);
  }
  nextTurn(g);
}

function strike(g: EmbersG, power: number): void {
  g.strike = { by: g.active, power };
  if (g.players[1 - g.active]!.wards.length === 0) return throwDice(g);
  g.asked = 'showWard';
  g.seat = 1 - g.active;
}

function showWard(g: EmbersG, card: Card | 'none'): void {
  if (card === 'none') return throwDice(g);
  const defender = g.players[1 - g.strike.by]!;
  defender.wards.splice(defender.wards.indexOf(card), 1);
  defender.ashes.push(card);
  nextTurn(g);
}

function throwDice(g: EmbersG): void {
  const dice = Array.from({ length: g.strike.power }, () => 1 + draw(g.chance, 6));
  const amount = dice.filter(die => die >= 4).length;
  if (amount > 0) harm(g, 1 - g.strike.by, amount);
  nextTurn(g);
}

/** Damage, and the sparks that answer it. A pair of sparks answers each other once, a strike counting as a third (C-TIM-9). */
function harm(g: EmbersG, seat: number, amount: number): void {
  const seen = new Set<string>();
  let [victim, source] = [seat, ''];
  for (let hurt = amount; hurt > 0; hurt = 1) {
    const player = g.players[victim]!;
    player.fire = Math.max(0, player.fire - hurt);
    const link = `${source}>${victim}`;
    if (player.sparks === 0 || seen.has(link)) break;
    seen.add(link);
    source = String(victim);
    victim = 1 - victim;
  }
  if (g.players.some(({ fire }) => fire === 0)) g.asked = 'nothing';
}

export function firstG(setup: EmbersSetup, seed: string): EmbersG {
  const { players, chance } = firstState(setup, seed);
  return { asked: 'redraw', seat: 0, active: 0, strike: { by: 0, power: 0 }, players, chance };
}

/** What is used of boardgame.io: its reducer, as its own server and client use it. */
interface Internals {
  CreateGameReducer(options: { game: object }): (state: BgioState, action: object) => BgioState;
  InitializeGame(options: { game: object; numPlayers: number }): BgioState;
}
export interface BgioState {
  readonly G: EmbersG;
  readonly ctx: object;
}

const internals = createRequire(import.meta.url)('boardgame.io/internal') as Internals;

export interface BgioEmbers {
  begin(): BgioState;
  answer(state: BgioState, seat: number, answer: Move): BgioState;
}

export function bgioEmbers(setup: EmbersSetup, seed: string): BgioEmbers {
  const game = {
    name: 'embers',
    disableUndo: true,
    setup: () => firstG(setup, seed),
    moves: { answer: ({ G }: { G: EmbersG }, answer: Move) => answerInG(G, answer) },
    turn: { activePlayers: { all: '' } },
  };
  const reduce = internals.CreateGameReducer({ game });
  return {
    begin: () => internals.InitializeGame({ game, numPlayers: 2 }),
    answer: (state, seat, answer) =>
      reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'answer', args: [answer], playerID: String(seat), credentials: undefined },
      }),
  };
}
