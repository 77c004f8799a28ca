import type { ReactElement } from 'react';
import { TABLE } from './frame.ts';
import { Ground } from './Ground.tsx';
import { Paints } from './Paints.tsx';
import { nearSeat, useScene } from './scene.ts';
import { Terrains } from './Terrains.tsx';

/** The table and what lies on it: drawn once, seldom changed. */
export function UnderLayer(): ReactElement {
  const near = nearSeat(useScene().sight);
  return (
    <>
      <Paints />
      <clipPath id="on-table">
        <rect width={TABLE} height={TABLE} />
      </clipPath>
      <Ground own={near + 1} other={2 - near} />
      <Terrains />
    </>
  );
}
