import type { ReactElement } from 'react';
import { TABLE } from './frame.ts';
import { Ground } from './Ground.tsx';
import { Paints } from './Paints.tsx';
import { PlaceArea } from './PlaceArea.tsx';
import { Reaches } from './Reaches.tsx';
import { Rulers } from './Rulers.tsx';
import { useScene } from './scene.ts';
import { TerrainMargins } from './TerrainMargins.tsx';
import { Terrains } from './Terrains.tsx';
import { Threats } from './Threats.tsx';

/** What lies on the table and seldom changes. */
export function UnderLayer(): ReactElement {
  const { sight } = useScene();
  const { question, seat } = sight;
  return (
    <>
      <Paints />
      <clipPath id="on-table">
        <rect width={TABLE} height={TABLE} />
      </clipPath>
      <Ground own={seat + 1} other={2 - seat} />
      <Terrains />
      <Threats />
      <Reaches />
      {question?.kind === 'place' && <PlaceArea question={question} />}
      {question?.kind === 'terrainPose' && <TerrainMargins question={question} />}
      <Rulers />
    </>
  );
}
