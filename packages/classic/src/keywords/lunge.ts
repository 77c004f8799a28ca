import { keyword } from '../keyword.ts';

/** Lunge: fights at a distance of S, too. (C-KW-Lunge) */
export const lunge = keyword('lunge', { adjust: { lunges: () => true } });
