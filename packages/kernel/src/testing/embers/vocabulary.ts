import type { Frame, Seat } from '../../index.ts';

/**
 * Embers, a made-up game with a little of everything that a kernel must bear: hidden hands, a shuffled deck, dice, cards
 * face down that interrupt, abilities that set each other off, and a place on a line that cannot be listed. Its rules:
 *
 * E-1  Two seats. Each has 10 fire, a shuffled deck, a hand of three, and stands on a line 1000 long.
 * E-2  Before the game each may once give its hand back and draw anew.
 * E-3  In its turn a seat draws a card, then plays one, steps, or rests. With an empty deck it loses 1 fire instead.
 * E-4  Strike reaches 400 far. It throws its power in dice; 4, 5 and 6 deal 1 damage each.
 * E-5  Wards are laid face down. A ward that fits may be shown when a strike is declared, and stops it. A wall fits any
 *      strike, a snare only those of power 3.
 * E-6  A spark stays. When its owner takes damage, it deals 1 damage to the other seat.
 * E-7  A step goes at most 300 far and keeps 50 away from the other seat.
 * E-8  Mend gives back 2 fire, up to 10.
 * E-9  Without fire a seat has lost. Both may fall together. Whoever concedes has lost.
 */
export const CARDS = ['jab', 'mend', 'snare', 'spark', 'strike', 'wall'] as const;
export type Card = (typeof CARDS)[number];

export const POWER: Partial<Record<Card, number>> = { jab: 2, strike: 3 };
export const WARDS: readonly Card[] = ['snare', 'wall'];

export const LINE = 1000;
export const STRIKE_REACH = 400;
export const STEP_REACH = 300;
export const APART = 50;
export const FULL_FIRE = 10;
export const HAND = 3;

export type EmbersKinds = {
  redraw: { shown: { hand: readonly Card[] }; taken: { redraw: boolean } };
  act: {
    shown: { hand: readonly Card[]; mayStrike: boolean };
    taken: { do: 'play'; card: Card } | { do: 'step' } | { do: 'rest' };
  };
  step: { shown: { from: number; other: number }; taken: { place: number } };
  showWard: { shown: { power: number; fitting: readonly Card[] }; taken: { card: Card | 'none' } };
  concede: { shown: object; taken: object };
};

export type EmbersEvent =
  | { type: 'turnBegan'; seat: Seat }
  | { type: 'handRedrawn'; seat: Seat; cards: readonly Card[] }
  | { type: 'cardDrawn'; seat: Seat; card: Card }
  | { type: 'deckEmpty'; seat: Seat }
  | { type: 'cardPlayed'; seat: Seat; card: Card }
  | { type: 'wardLaid'; seat: Seat; card: Card }
  | { type: 'wardShown'; seat: Seat; card: Card }
  | { type: 'strikeDeclared'; seat: Seat; power: number }
  | { type: 'diceThrown'; seat: Seat; dice: readonly number[] }
  | { type: 'damageDealt'; seat: Seat; amount: number }
  | { type: 'mended'; seat: Seat; amount: number }
  | { type: 'stepped'; seat: Seat; place: number }
  | { type: 'triggerDropped'; from: string; to: string }
  | { type: 'conceded'; seat: Seat }
  | { type: 'gameEnded'; winners: readonly Seat[] };

export interface RedrawFrame extends Frame {
  readonly kind: 'redraw';
  step: 'first' | 'second';
}
export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  step: 'draw' | 'act' | 'step' | 'next';
}
export interface StrikeFrame extends Frame {
  readonly kind: 'strike';
  step: 'declare' | 'ward' | 'throw';
  readonly by: Seat;
  readonly power: number;
}
export interface HarmFrame extends Frame {
  readonly kind: 'harm';
  step: 'suffer' | 'check';
  readonly seat: Seat;
  readonly amount: number;
}
export interface ConcedeFrame extends Frame {
  readonly kind: 'concede';
  step: 'leave';
  readonly seat: Seat;
}
export type EmbersFrame = RedrawFrame | TurnFrame | StrikeFrame | HarmFrame | ConcedeFrame;
