import type { Board, Edge, Length, MoveSpec, Point } from '@signum/geometry';

/** A measured position and what is asked about it. Lengths are hundredths of a millimetre, as everywhere in geometry. */
export interface Position {
  readonly title?: string;
  readonly board: Board;
  readonly reach?: AskedReach;
  /** Routes of the reach's mover. */
  readonly routes: readonly Goal[];
  readonly sights: readonly AskedSight[];
  /** Pairs whose distance is to be told: bases, templates or edges of the table. */
  readonly margins: readonly (readonly [string, string])[];
  readonly summon?: AskedSummon;
}

export interface AskedReach {
  readonly of: string;
  readonly spec: MoveSpec;
}

export type Goal = Point | { readonly enemy: string };

export interface AskedSight {
  readonly from: string;
  readonly to: string;
  readonly range?: Length;
}

export interface AskedSummon {
  readonly team: number;
  readonly side: Edge;
  readonly r: Length;
}

/** The rulers (C-CMP-4). */
export const RULERS = { S: 8000, M: 10000, L: 15000, XL: 25000 } as const;

/** Diameters of bases, in millimetres (C-CMP-7). */
export const DIAMETERS = [32, 50, 60, 80] as const;

/** What a template can do (C-TER-11), with the field of `Terrain` that says so. */
export const ABILITIES = {
  impassable: 'impassable',
  difficult: 'difficult',
  'blocks-sight': 'blocksSight',
  cover: 'cover',
} as const;
export type Ability = keyof typeof ABILITIES;
export const ABILITY_NAMES = Object.keys(ABILITIES) as readonly Ability[];
