import type { Frame, Seat } from '@signum/kernel';
import { attackUnderWay, rolesIn } from '../under-way/attack-under-way.ts';
import { findLiving } from '../table/creatures.ts';
import { placesOf, rerollDice as rollAgain } from '../dice.ts';
import type { CreatureId } from '../ids.ts';
import { asking, steps, type Game } from '../procedure.ts';
import type { ClassicState } from '../state.ts';
import { FACES, type AttackKind, type Face } from '../vocabulary.ts';

/** A text has dice of the attack under way rolled again (C-CMP-3). Its controller picks them. */
export interface RerollDiceFrame extends Frame {
  readonly kind: 'rerollDice';
  step: 'begin' | 'pick';
  readonly seat: Seat;
  /** Whose dice: of one who rolled them in this attack. */
  readonly creature: CreatureId;
  readonly dice: 'attack' | 'defence';
  readonly which: 'failed' | 'successful';
  readonly n: number | 'all';
}

export const rerollDice = steps<RerollDiceFrame>({
  begin(play, frame) {
    const places = placesIn(play.state, frame);
    if (places.length === 0) return 'done';
    if (frame.n !== 'all') return 'pick';
    roll(play, frame, places);
    return 'done';
  },

  pick: asking<RerollDiceFrame, 'reroll'>({
    decide(state, frame) {
      const { seat, creature, dice: purpose, n } = frame;
      const { faces, counting } = poolOf(state, frame)!;
      const places = placesIn(state, frame);
      const most = Math.min(Number(n), places.length);
      return { kind: 'reroll', seat, creature, purpose, faces, counting, places, most };
    },
    take(play, frame, { dice }) {
      roll(play, frame, dice);
      return 'done';
    },
  }),
});

/** Some dice of one creature: what they show, what counts, and how to lay down new ones. */
interface Pool {
  readonly faces: readonly Face[];
  readonly counting: readonly Face[];
  readonly attack: AttackKind;
  /** Whom the creature fights. */
  readonly other: CreatureId;
  lay(faces: readonly Face[]): void;
}

function poolOf(state: Readonly<ClassicState>, { creature, dice }: RerollDiceFrame): Pool | undefined {
  const frame = attackUnderWay(state);
  if (!frame || !findLiving(state, creature)) return undefined;
  const { by, who, attack } = rolesIn(frame);
  const other = creature === by ? who : by;
  const isAttack = dice === 'attack';
  const own =
    frame.kind === 'melee'
      ? frame.fighters.find(({ id }) => id === creature)
      : isAttack === (creature === by)
        ? frame
        : undefined;
  if (!own) return undefined;
  if (isAttack)
    return { faces: own.strikes, counting: own.counting, attack, other, lay: faces => void (own.strikes = faces) };
  if (!('shields' in own)) return undefined;
  return { faces: own.shields, counting: ['shield'], attack, other, lay: faces => void (own.shields = faces) };
}

function placesIn(state: Readonly<ClassicState>, frame: RerollDiceFrame): number[] {
  const pool = poolOf(state, frame);
  if (!pool) return [];
  const { faces, counting } = pool;
  return placesOf(faces, frame.which === 'successful' ? counting : FACES.filter(face => !counting.includes(face)));
}

function roll({ state, emit }: Game, frame: RerollDiceFrame, places: readonly number[]): void {
  const pool = poolOf(state, frame);
  if (!pool || places.length === 0) return;
  const { attack, other, counting } = pool;
  const faces = rollAgain(state.chance, pool.faces, places, counting);
  pool.lay(faces);
  const { creature, dice } = frame;
  if (dice === 'attack') emit({ type: 'attackRerolled', who: other, by: creature, attack, faces, counting }, 'C-CMP-3');
  else emit({ type: 'defenceRerolled', who: creature, by: other, attack, faces }, 'C-CMP-3');
}
