import { keyword } from '../keyword.ts';

/** Persecution X: after an elimination one more fight, X times a turn. (C-KW-Persecution) */
export const persecution = keyword('persecution', { adjust: { persecutions: (_times, { x }) => x } });
