import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { useAim } from '../aim.ts';
import { useHandling } from './handling.ts';
import { placeOf } from './placing.ts';
import { useScene } from './scene.ts';
import { ToolButton } from './ToolButton.tsx';
import styles from './BoardTools.module.css';
import { usePointing } from './use-pointing.ts';
import { WORDS } from './words.ts';

/** Turns the template that is to be placed. */
export function TurnTools(): ReactElement {
  const { tools } = useWords(WORDS);
  const { frame } = useScene();
  const { aimAt } = usePointing();
  const rotate = (by: number): void => {
    const { turn, turnTo } = useHandling.getState();
    turnTo(turn + by);
    const place = placeOf(useAim.getState().draft);
    if (place) aimAt(frame.at(place));
  };
  return (
    <div className={styles['tools']}>
      <ToolButton label={tools.turnLeft} icon="anticlockwise-rotation" onClick={() => rotate(15)} />
      <ToolButton label={tools.turnRight} icon="clockwise-rotation" onClick={() => rotate(-15)} />
    </div>
  );
}
