import type { CostSymbol, Payment } from '@signum/classic';
import { mark } from '../marks.ts';
import { names } from './names.ts';
import { costGender } from './nouns.ts';
import { counted, listed, the } from './phrase.ts';
import { conjugations, type VerbForms } from './conjugations.ts';

/** A payment in the form that its sentence needs: "payez 1 Prospérité", "payer …", "paie …". */
export function payment({ prosperity, discard, tap = [] }: Payment, form: keyof VerbForms): string {
  return listed([
    ...(prosperity === undefined ? [] : [`${conjugations.payer[form]} ${prosperity} Prospérité`]),
    ...(discard === undefined ? [] : [`${conjugations.défausser[form]} ${counted(discard, 'carte')}`]),
    ...(tap.length === 0 ? [] : [`${conjugations.engager[form]} ${listed(tap.map(tapped))}`]),
  ]);
}

function tapped(symbol: CostSymbol): string {
  if (symbol === 'any') return 'un bâtiment';
  if (symbol === 'unique') return 'un bâtiment unique';
  return the(mark('building', symbol, names.costs[symbol]), costGender[symbol]);
}
