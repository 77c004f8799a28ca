import type { SeenHappening } from '@signum/classic';

/** What can be heard at the table, the weightiest first: of what happens together only one is played. */
export const CUES = ['win', 'hit', 'block', 'card', 'turn', 'coin', 'move'] as const;
export type Cue = (typeof CUES)[number];

const CUE_OF: Partial<Record<SeenHappening['type'], Cue>> = {
  attackFailed: 'block',
  buildingConstructed: 'coin',
  cardDeclared: 'card',
  creatureEliminated: 'hit',
  gameEnded: 'win',
  moveDeclared: 'move',
  placed: 'move',
  prosperityGained: 'coin',
  tacticRevealed: 'card',
  tacticSet: 'card',
  terrainPlaced: 'card',
  turnStart: 'turn',
  woundsReceived: 'hit',
};

/** The cue for events that came together, or silence. */
export function cueOf(events: readonly { readonly event: SeenHappening }[]): Cue | null {
  const heard = new Set(events.map(({ event }) => CUE_OF[event.type]));
  return CUES.find(cue => heard.has(cue)) ?? null;
}
