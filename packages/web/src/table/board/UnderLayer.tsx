import type { ReactElement } from 'react';
import { TABLE } from './frame.ts';
import { Ground } from './Ground.tsx';
import { Paints } from './Paints.tsx';
import { PlaceArea } from './PlaceArea.tsx';
import { Reaches } from './Reaches.tsx';
import { Rulers } from './Rulers.tsx';
import { nearSeat, useScene } from './scene.ts';
import { TerrainMargins } from './TerrainMargins.tsx';
import { Terrains } from './Terrains.tsx';
import { Threats } from './Threats.tsx';

/** What lies on the table and seldom changes. */
export function UnderLayer(): ReactElement {
  const { sight } = useScene();
  const { question } = sight;
  const near = nearSeat(sight);
  return (
    <>
      <Paints />
      <clipPath id="on-table">
        <rect width={TABLE} height={TABLE} />
      </clipPath>
      <Ground own={near + 1} other={2 - near} />
      <Terrains />
      <Threats />
      <Reaches />
      {question?.kind === 'place' && <PlaceArea question={question} />}
      {question?.kind === 'terrainPose' && <TerrainMargins question={question} />}
      <Rulers />
    </>
  );
}
