import type { ReactElement } from 'react';
import { Distances } from './Distances.tsx';
import { MoveGhost } from './MoveGhost.tsx';
import { PlaceGhost } from './PlaceGhost.tsx';
import { useScene } from './scene.ts';
import { SightLines } from './SightLines.tsx';
import { TapeLine } from './TapeLine.tsx';
import { TerrainGhost } from './TerrainGhost.tsx';
import { Tokens } from './Tokens.tsx';

/** What stands on the table, and what is drawn above it while somebody aims. */
export function OverLayer(): ReactElement {
  const { question } = useScene().sight;
  return (
    <g>
      {question?.kind === 'terrainPose' && <TerrainGhost question={question} />}
      <SightLines layer="ground" />
      <Tokens />
      <SightLines layer="label" />
      {question?.kind === 'route' && <MoveGhost question={question} />}
      {question?.kind === 'place' && <PlaceGhost question={question} />}
      <TapeLine />
      <Distances />
    </g>
  );
}
