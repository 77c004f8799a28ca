import type { Keyword } from '../keyword.ts';
import type { KeywordName } from '../keyword-use.ts';
import { berserk } from './berserk.ts';
import { cautious } from './cautious.ts';
import { expertOfAttack } from './expert-of-attack.ts';
import { expertOfDefense } from './expert-of-defense.ts';
import { fortitude } from './fortitude.ts';
import { hammerblow } from './hammerblow.ts';
import { initiative } from './initiative.ts';
import { masterOfAttack } from './master-of-attack.ts';
import { masterOfDefense } from './master-of-defense.ts';
import { minusFromAttacks } from './minus-from-attacks.ts';
import { reckless } from './reckless.ts';
import { stamina } from './stamina.ts';
import { veteran } from './veteran.ts';
import { vulnerability } from './vulnerability.ts';

/** What each keyword means. One alphabetical line for each. */
export const keywords: Record<KeywordName, Keyword> = {
  berserk,
  cautious,
  'expert-of-attack': expertOfAttack,
  'expert-of-defense': expertOfDefense,
  fortitude,
  hammerblow,
  initiative,
  'master-of-attack': masterOfAttack,
  'master-of-defense': masterOfDefense,
  'minus-from-attacks': minusFromAttacks,
  reckless,
  stamina,
  veteran,
  vulnerability,
};
