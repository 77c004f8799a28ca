import type { Happenings, Triggered } from '@signum/classic';
import { agree } from '../phrase.ts';
import { about, doer, of, whom } from '../roles.ts';
import type { Telling } from '../telling.ts';

/** How an event is told as the beginning of a sentence: "quand votre héros est attaqué". */
export type Occasion = (ability: Triggered, told: Telling) => string;
export type Occasions<N extends keyof Happenings> = { readonly [E in N]: Occasion };

/** "quand {who} termine un déplacement", "quand {who} subit des dommages de la part de {by}" */
export function does(words: string): Occasion {
  return (ability, told) => {
    const who = whom(ability, told);
    const by = ability.by === undefined ? undefined : doer(ability, told);
    about(told, who, by);
    return `quand ${who.words} ${words}${by ? ` de la part ${of(by)}` : ''}`;
  };
}

/** "quand {who} est soigné", "quand {who} est soigné par {by}" */
export function isDone(participle: string, behind = ''): Occasion {
  return (ability, told) => {
    const who = whom(ability, told);
    const by = ability.by === undefined ? undefined : doer(ability, told);
    about(told, who, by);
    return `quand ${who.words} est ${agree(participle, who)}${behind && ` ${behind}`}${by ? ` par ${by.words}` : ''}`;
  };
}

/** "au début de l'activation de {who}" */
export function ofWhom(before: string, behind = ''): Occasion {
  return (ability, told) => {
    const who = whom(ability, told);
    about(told, who);
    return `${before} ${of(who)}${behind && ` ${behind}`}`;
  };
}
