import { memo, useEffect, useMemo, type ReactElement } from 'react';
import { useLanguage } from '../../app/use-language.ts';
import { useTable } from '../../game/use-table.ts';
import { useRoster } from '../use-roster.ts';
import { BattlefieldStage } from './BattlefieldStage.tsx';
import { useCamera } from './camera-store.ts';
import { cm } from './frame.ts';
import { useHandling } from './handling.ts';
import { baseIn, SceneContext, sceneOf, type Scene } from './scene.ts';

interface Props {
  /** Zoom, tape and threats; a phone has a place of its own for them. */
  readonly hasTools?: boolean;
}

/**
 * The battlefield as one chair sees it: everything is measured by geometry, every rule asked of the rules. It draws itself anew
 * when the table or the aim changes, not whenever the screen round it does.
 */
export const Battlefield = memo(function Battlefield({ hasTools = true }: Props): ReactElement {
  const { sight } = useTable();
  const { code } = useLanguage();
  const roster = useRoster();
  const scene = useMemo(() => sceneOf(sight, code, roster), [sight, code, roster]);
  useFreshQuestion(scene);
  return (
    <SceneContext value={scene}>
      <BattlefieldStage hasTools={hasTools} />
    </SceneContext>
  );
});

/** A new question begins with empty hands; on a small screen whoever is to move is brought near. */
function useFreshQuestion(scene: Scene): void {
  const { question } = scene.sight;
  const hasRoom = useCamera(({ size }) => size.width > 1);
  useEffect(() => {
    useHandling.getState().pin(false);
    useHandling.getState().turnTo(0);
    const { detail, show } = useCamera.getState();
    const base = question?.kind === 'route' ? baseIn(scene, question.creature) : undefined;
    if (!hasRoom || question?.kind !== 'route' || !base || detail !== 'far') return undefined;
    const far = Math.max(...question.ways.map(({ spec }) => spec.budget));
    show(scene.frame.at(base), cm(far + 2 * base.r));
    return useCamera.getState().fit;
    // oxlint-disable-next-line react/exhaustive-deps -- once for each question, not whenever the table is looked at anew
  }, [question?.n, hasRoom]);
}
