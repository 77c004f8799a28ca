import { keyword } from '../keyword.ts';

/** Quick Shooter: Shooting and Throwing after a move. (C-KW-QuickShooter) */
export const quickShooter = keyword('quick-shooter', {
  adjust: { shootsAfterMove: kinds => [...kinds, 'shooting', 'throwing'] },
});
