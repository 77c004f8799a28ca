import { placesOf } from '../dice.ts';
import type { ClassicFrame } from '../procedures/index.ts';
import type { MeleeFrame } from '../procedures/melee.ts';
import type { ClassicState } from '../state.ts';

/**
 * A name that two states share if the same can come of them. Left out is what follows from the setup or from the rest, what only
 * counts (answers, events and the numbers by which events name each other), and chance: whoever reckons odds writes it down.
 */
export function whatMatters(state: Readonly<ClassicState>): string {
  const {
    cards: _cards,
    rules: _rules,
    answerable: _answerable,
    chance: _chance,
    told: _told,
    answered: _answered,
    frames,
    terrains,
    ...rest
  } = state;
  const lying = terrains.map(({ pieces: _pieces, ...template }) => template);
  return JSON.stringify([rest, lying]) + JSON.stringify(frames.map(withHits), withoutNumbers);
}

function withoutNumbers(key: string, value: unknown): unknown {
  return key === 'cause' ? undefined : value;
}

/** Have all dice of an exchange been thrown, and is its damage next? */
export function isThrown({ step }: Readonly<MeleeFrame>): boolean {
  return step === 'harm';
}

/** Of dice that have all been thrown only the hits count, and whether somebody strikes at all (C-MEL-23). */
function withHits(frame: Readonly<ClassicFrame>): unknown {
  if (frame.kind !== 'melee' || !isThrown(frame)) return frame;
  const [attacker, defender] = frame.fighters;
  const fighters = [[attacker, defender] as const, [defender, attacker] as const].map(([striker, struck]) => {
    const { strikes, shields: _shields, counting, attack, defence, dice, ...fighter } = striker;
    const hits = placesOf(strikes, counting).length - placesOf(struck.shields, ['shield']).length;
    const blow = { ...fighter, hits: Math.max(0, hits), strikes: attack > 0 };
    return frame.exchanges.length > 0 ? { ...blow, attack, defence, dice } : blow; // they will throw dice again
  });
  return { ...frame, fighters };
}
