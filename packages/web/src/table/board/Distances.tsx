import type { ReactElement } from 'react';
import { useAim } from '../aim.ts';
import { cm } from './frame.ts';
import { useHandling } from './handling.ts';
import { Label } from './Label.tsx';
import { lengthText } from './length-text.ts';
import { placeOf } from './placing.ts';
import { baseIn, useScene } from './scene.ts';
import { distancesFrom } from './tape-between.ts';
import { useSubject } from './use-subject.ts';

/** As long as the key is held: how far everybody is from the creature that acts, or from where it would stand. */
export function Distances(): ReactElement | null {
  const scene = useScene();
  const isShown = useHandling(handling => handling.showsDistances);
  const draft = useAim(aim => aim.draft);
  const base = baseIn(scene, useSubject());
  if (!isShown || !base) return null;
  const { board, frame, language } = scene;
  const away = distancesFrom(board, { ...base, ...placeOf(draft) });
  return (
    <>
      {board.bases.map(other => {
        const length = away.get(other.id);
        const at = frame.at(other);
        if (length === undefined) return null;
        return (
          <Label
            key={other.id}
            at={{ x: at.x, y: at.y - cm(other.r) }}
            lift={2}
            below={2 * cm(other.r)}
            tone={other.team === base.team ? 'plain' : 'sight'}
            lines={[lengthText(language, length)]}
          />
        );
      })}
    </>
  );
}
