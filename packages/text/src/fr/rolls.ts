import type { Choose, Effect, Face, FaceTable, RollMany, VerbEffect } from '@signum/classic';
import type { Piece } from './clause.ts';
import { names } from './names.ts';
import { counted, listed } from './phrase.ts';
import { chosen, described } from './selectors.ts';
import { inOneBreath } from './sentences.ts';
import { rewound, type Telling } from './telling.ts';

/** How the effects of a result are told; handed in, because they may roll again. */
type TellPieces = (effect: Effect, told: Telling) => Piece[];

/** "lancez un dé. Hache ou Bouclier : …" */
export function rollOne(table: FaceTable, told: Telling, tell: TellPieces): Piece[] {
  const effects = Object.entries(table);
  const [only] = effects;
  if (effects.length !== 1 || !only || !isAimed(only[1]))
    return [{ sentences: ['lancez un dé', ...results(table, told, tell)] }];
  const [faces, effect] = only;
  // whatever the result does, its target is chosen before the roll (C-ABL-4)
  const { words } = chosen(effect.whom, told);
  const result = { [faces]: { ...effect, whom: 'the chosen creature' } } as FaceTable;
  return [{ sentences: [`choisissez ${words}, puis lancez un dé`, ...results(result, told, tell)] }];
}

type Aimed = VerbEffect & { readonly whom: Choose };

function isAimed(effect: Effect): effect is Aimed {
  return 'whom' in effect && typeof effect.whom === 'object' && 'choose' in effect.whom;
}

/** What each face brings; faces that bring the same are told together. */
export function results(table: FaceTable, told: Telling, tell: TellPieces): string[] {
  const byEffect = new Map<string, { faces: Face[]; effect: Effect }>();
  for (const [faces, effect] of Object.entries(table)) {
    const same = byEffect.get(JSON.stringify(effect));
    if (same) same.faces.push(...(faces.split('|') as Face[]));
    else byEffect.set(JSON.stringify(effect), { faces: faces.split('|') as Face[], effect });
  }
  return [...byEffect.values()].map(
    rewound(told, ({ faces, effect }) => `${either(faces)} : ${inOneBreath(tell(effect, told))}`),
  );
}

/** "choisissez une autre créature et lancez 2 dés (réussite : Mire)", then failures, then successes. */
export function rollMany({ dice, whom, success, effect, fail }: RollMany, told: Telling, tell: TellPieces): Piece[] {
  const roll = `lancez ${counted(dice, 'dé')} (réussite : ${either(success)})`;
  const who = whom && ('choose' in whom ? chosen(whom, told) : described(whom, 'each', told));
  return [
    { sentences: [who ? `choisissez ${who.words}, puis ${roll}` : roll] },
    ...(fail === undefined ? [] : tell(fail, told)),
    ...tell(effect, told),
  ];
}

function either(faces: readonly Face[]): string {
  return listed(
    faces.map(face => names.faces[face]),
    'ou',
  );
}
