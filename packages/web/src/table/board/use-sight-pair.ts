import type { Base } from '@signum/geometry';
import { useAim } from '../aim.ts';
import { placingQuestion } from './placing.ts';
import { baseIn, useScene } from './scene.ts';
import { useSubject } from './use-subject.ts';

/** Who looks at whom: from the creature that acts or is selected to the one aimed or pointed at. */
export function useSightPair(): readonly [Base, Base] | null {
  const scene = useScene();
  const subject = useSubject();
  const aimed = useAim(({ draft, hovered }) => {
    if (draft?.kind === 'act' && 'target' in draft) return draft.target;
    return hovered?.kind === 'creature' ? hovered.id : null;
  });
  const isMeasuring = useAim(aim => aim.tool === 'measure');
  if (isMeasuring || placingQuestion(scene.sight.question) || aimed === subject) return null;
  const [one, other] = [baseIn(scene, subject), baseIn(scene, aimed)];
  return one && other ? [one, other] : null;
}
