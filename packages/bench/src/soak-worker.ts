import { soak, type SoakOrder } from '@signum/geometry/testing';
import type { Told } from './geometry/soak.ts';

// One process of a soak: does its order, tells how far it is, sends its rows. Begun by geometry/soak.ts alone.
const tell = (told: Told): void => {
  process.send?.(told);
};
const order = JSON.parse(process.argv[2] ?? '') as SoakOrder;
tell({ rows: soak({ ...order, report: line => tell({ line }) }) });
