import { keyword } from '../keyword.ts';

/** Flight: moves above creatures and terrain. (C-KW-Flight) */
export const flight = keyword('flight', { adjust: { flies: () => true } });
