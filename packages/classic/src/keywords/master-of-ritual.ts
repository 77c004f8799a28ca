import { keyword } from '../keyword.ts';

/** Master of Ritual X: may roll up to X failed dice of its Ritual again. (C-KW-MasterOfRitual) */
export const masterOfRitual = keyword('master-of-ritual', { adjust: { ritualRerolls: (dice, { x }) => dice + x } });
