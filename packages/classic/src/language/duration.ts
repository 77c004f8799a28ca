/** How long something lasts. Without it: until the end of the game, or until the creature leaves (C-ABL-12). */
export type Until = 'end of attack' | "end of opponent's turn" | 'end of turn';
