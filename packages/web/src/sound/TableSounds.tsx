import { useEffect, useRef } from 'react';
import { useTable } from '../game/use-table.ts';
import { cueOf } from './cues.ts';
import { playCue } from './play-cue.ts';

/** Not so many sounds at once that they become noise. */
const APART_MS = 120;

/** Lets what happens at the table be heard. Draws nothing. */
export function TableSounds(): null {
  const { log } = useTable().sight;
  const heard = useRef(log.length);
  const last = useRef(0);

  useEffect(() => {
    const news = log.slice(heard.current);
    heard.current = log.length;
    const cue = cueOf(news);
    const now = performance.now();
    if (cue === null || now - last.current < APART_MS) return;
    last.current = now;
    playCue(cue).catch(() => {
      // Without sound the game goes on.
    });
  }, [log]);

  return null;
}
