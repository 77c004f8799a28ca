import { keyword } from '../keyword.ts';

/** Veteran: whoever strikes it must roll every success again. (C-KW-Veteran) */
export const veteran = keyword('veteran', { adjust: { spoilsStrikes: () => true } });
