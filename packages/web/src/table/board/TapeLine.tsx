import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { between, written } from './frame.ts';
import { useHandling } from './handling.ts';
import { Label } from './Label.tsx';
import { lengthText } from './length-text.ts';
import { ticksPath } from './outline.ts';
import { useScene } from './scene.ts';
import { rulerFor } from './sight-between.ts';
import { tapeBetween } from './tape-between.ts';
import styles from './TapeLine.module.css';
import { WORDS } from './words.ts';

/** The measuring tape, with a tick for every centimetre. */
export function TapeLine(): ReactElement | null {
  const { board, frame, language } = useScene();
  const words = useWords(WORDS);
  const tape = useHandling(handling => handling.tape);
  if (!tape) return null;
  const { from, to, length } = tapeBetween(board, frame, tape);
  const [a, b] = [frame.at(from), frame.at(to)];
  const ruler = rulerFor(length);
  const text = words.cm(lengthText(language, length));
  const piece = { kind: 'line', x1: from.x, y1: from.y, x2: to.x, y2: to.y } as const;
  return (
    <g className={styles['tape']}>
      <path className={styles['under']} d={`M${written(a)}L${written(b)}`} />
      <path className={styles['line']} d={`M${written(a)}L${written(b)}`} />
      <path className={styles['line']} d={ticksPath(frame, [piece], length, 0)} />
      <Label at={between(a, b, 0.5)} lift={16} tone="plain" lines={[ruler ? `${text} · ${ruler}` : text]} />
    </g>
  );
}
