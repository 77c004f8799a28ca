import type { ReactElement } from 'react';
import { Distances } from './Distances.tsx';
import { AskedMove, PlannedMove } from './MoveGhost.tsx';
import { PlaceGhost } from './PlaceGhost.tsx';
import { useScene } from './scene.ts';
import { SightLines } from './SightLines.tsx';
import { TapeLine } from './TapeLine.tsx';

/** What is drawn above everything while somebody aims: it follows the pointer, so nothing else lies in its drawing. */
export function AimLayer(): ReactElement {
  const { question } = useScene().sight;
  return (
    <>
      <SightLines layer="label" />
      {question?.kind === 'route' ? <AskedMove question={question} /> : <PlannedMove />}
      {question?.kind === 'place' && <PlaceGhost question={question} />}
      <TapeLine />
      <Distances />
    </>
  );
}
