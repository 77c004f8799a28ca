import type { ReactElement } from 'react';
import { PlaceArea } from './PlaceArea.tsx';
import { Rulers } from './Rulers.tsx';
import { useScene } from './scene.ts';
import { TerrainMargins } from './TerrainMargins.tsx';
import { Threats } from './Threats.tsx';

/** What is measured on the ground for a question, a tool or a selection. */
export function AreaLayer(): ReactElement {
  const { question } = useScene().sight;
  return (
    <>
      <Threats />
      {question?.kind === 'place' && <PlaceArea question={question} />}
      {question?.kind === 'terrainPose' && <TerrainMargins question={question} />}
      <Rulers />
    </>
  );
}
