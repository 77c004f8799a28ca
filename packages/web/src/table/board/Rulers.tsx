import { RANGED, RULER_LENGTH, RULERS, type Ruler } from '@signum/classic';
import type { ReactElement } from 'react';
import { useAim } from '../aim.ts';
import { cm } from './frame.ts';
import styles from './Rulers.module.css';
import { baseIn, useScene } from './scene.ts';
import { rulerFor } from './sight-between.ts';
import { useSightPair } from './use-sight-pair.ts';
import { useSubject } from './use-subject.ts';
import { gap } from '@signum/geometry';

/** Rings of the four rulers round a creature's rim, while it is measured or while it can shoot. */
export function Rulers(): ReactElement | null {
  const scene = useScene();
  const { question } = scene.sight;
  const isMeasuring = useAim(aim => aim.tool === 'measure');
  const base = baseIn(scene, useSubject());
  const pair = useSightPair();
  const shoots =
    question?.kind === 'act' && question.deeds.some(deed => deed.do === 'attack' && RANGED.includes(deed.attack));
  if (!base || !(isMeasuring || shoots)) return null;
  const at = scene.frame.at(base);
  const meant: Ruler | null = pair ? rulerFor(gap(...pair)) : null;
  return (
    <g className={styles['rulers']} clipPath="url(#on-table)">
      {RULERS.map(ruler => {
        const r = cm(base.r + RULER_LENGTH[ruler]);
        return (
          <g key={ruler} className={ruler === meant ? styles['meant'] : styles['ruler']}>
            <circle cx={at.x} cy={at.y} r={r} />
            {[-1, 1].map(side => (
              <g key={side} transform={`translate(${at.x + side * r * Math.SQRT1_2} ${at.y - r * Math.SQRT1_2})`}>
                <text
                  data-minor={ruler === 'S' || ruler === 'M' || undefined}
                >{`${ruler} ${cm(RULER_LENGTH[ruler])}`}</text>
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}
