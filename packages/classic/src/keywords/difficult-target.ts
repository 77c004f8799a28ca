import { keyword } from '../keyword.ts';

/** Difficult Target: whoever shoots at it must roll every success again. (C-KW-DifficultTarget) */
export const difficultTarget = keyword('difficult-target', { adjust: { spoilsShots: () => true } });
