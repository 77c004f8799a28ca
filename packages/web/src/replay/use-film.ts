import { useEffect, useState } from 'react';
import type { Moment } from '../game/messages.ts';
import { nextScene } from './moments.ts';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a moment stays at speed 1. */
const MOMENT_MS = 1100;

export interface Film {
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly play: (isPlaying: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
}

/** Plays a recorded game by itself: moment after moment, until its end. */
export function useFilm(moments: readonly Moment[], at: number, go: (at: number) => void): Film {
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const isOver = at >= moments.length - 1;

  useEffect(() => {
    if (!isRunning || isOver) return undefined;
    const timer = setTimeout(() => go(nextScene(moments, at)), MOMENT_MS / speed);
    return () => clearTimeout(timer);
  }, [isRunning, isOver, moments, at, speed, go]);

  return {
    isPlaying: isRunning && !isOver,
    speed,
    play(isPlaying) {
      if (isPlaying && isOver) go(0);
      setRunning(isPlaying);
    },
    setSpeed,
  };
}
