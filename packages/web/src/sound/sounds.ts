import type { Cue } from './cues.ts';

/** What the synthesiser can be told, in the order in which it is told. Times are in seconds. */
const ORDER = [
  'volume',
  'randomness',
  'frequency',
  'attack',
  'sustain',
  'release',
  'shape', // 0 sine, 1 triangle, 2 saw, 3 tangent, 4 noise
  'shapeCurve',
  'slide',
  'deltaSlide',
  'pitchJump',
  'pitchJumpTime',
  'repeatTime',
  'noise',
] as const;

/** A recipe. What it leaves out is as the synthesiser likes it. */
type Sound = Readonly<Partial<Record<(typeof ORDER)[number], number>>>;

export const SOUNDS: Readonly<Record<Cue, Sound>> = {
  move: { volume: 0.35, frequency: 140, release: 0.07, shape: 1, noise: 2 },
  hit: { volume: 0.9, frequency: 95, attack: 0.005, sustain: 0.04, release: 0.22, shape: 4, slide: -0.6, noise: 3 },
  block: { volume: 0.6, frequency: 760, release: 0.16, shape: 3, slide: -0.2, noise: 0.6 },
  card: { volume: 0.4, frequency: 320, attack: 0.02, release: 0.09, shape: 4, slide: 1.5 },
  coin: { volume: 0.4, frequency: 1180, sustain: 0.04, release: 0.16, pitchJump: 420, pitchJumpTime: 0.05 },
  turn: { volume: 0.5, frequency: 392, attack: 0.02, sustain: 0.08, release: 0.3, pitchJump: 131, pitchJumpTime: 0.11 },
  win: { volume: 0.7, frequency: 523, sustain: 0.3, release: 0.5, shape: 1, pitchJump: 262, pitchJumpTime: 0.16 },
};

export function parametersOf(sound: Sound): (number | undefined)[] {
  return ORDER.map(name => sound[name]);
}
