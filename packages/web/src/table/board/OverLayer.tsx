import type { ReactElement } from 'react';
import { useScene } from './scene.ts';
import { SightLines } from './SightLines.tsx';
import { TerrainGhost } from './TerrainGhost.tsx';
import { Tokens } from './Tokens.tsx';

/** What stands on the table, and what lies right below it. */
export function OverLayer(): ReactElement {
  const { question } = useScene().sight;
  return (
    <g>
      {question?.kind === 'terrainPose' && <TerrainGhost question={question} />}
      <SightLines layer="ground" />
      <Tokens />
    </g>
  );
}
