import { type BlockedArcs, noArcs } from './blocked.ts';
import { shortestWay } from './shortest.ts';
import type { Space } from './space.ts';
import { grow, plant, type Tree } from './tree.ts';
import { wayTo } from './way.ts';

/** A shortest way that was found: its length, and the last bend in the tree that knows it (-1: it is straight). */
export interface Found {
  readonly cost: number;
  readonly tree: Tree;
  readonly state: number;
  readonly x: number;
  readonly y: number;
}

/** A space with a budget, and someone who finds ways in it. */
export interface Ground {
  readonly space: Space;
  readonly budget: number;
  readonly arcs: BlockedArcs;
  /** Difficult templates are obstacles here. */
  readonly keepsOff: boolean;
  find(x: number, y: number): Found | undefined;
  /** All ways within the budget. */
  tree(): Tree;
}

/** A ground that grows the whole tree once and answers from it: for many questions about one move. */
export function grownGround(space: Space, budget: number, keepsOff: boolean): Ground {
  const tree = plant(space, budget);
  grow(tree);
  return {
    space,
    budget,
    arcs: tree.arcs,
    keepsOff,
    find(x, y) {
      const way = wayTo(tree, x, y);
      return way && { cost: way.cost, tree, state: way.state, x, y };
    },
    tree: () => tree,
  };
}

/** A ground that searches towards each point asked for: for a single question. */
export function soughtGround(space: Space, budget: number, keepsOff: boolean): Ground {
  let arcs: BlockedArcs | undefined;
  let whole: Tree | undefined;
  return {
    space,
    budget,
    get arcs() {
      return (arcs ??= noArcs(space));
    },
    keepsOff,
    find(x, y) {
      const one = shortestWay(space, budget, x, y);
      return one && { cost: one.way.cost, tree: one.tree, state: one.way.state, x, y };
    },
    tree() {
      if (whole === undefined) {
        whole = plant(space, budget);
        grow(whole);
      }
      return whole;
    },
  };
}
