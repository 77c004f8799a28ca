import type { Keyword } from '../keyword.ts';
import type { KeywordName } from '../language/index.ts';
import { agile } from './agile.ts';
import { armour } from './armour.ts';
import { aura } from './aura.ts';
import { battleMage } from './battle-mage.ts';
import { beast } from './beast.ts';
import { berserk } from './berserk.ts';
import { buckshot } from './buckshot.ts';
import { cautious } from './cautious.ts';
import { charge } from './charge.ts';
import { concentration } from './concentration.ts';
import { contract } from './contract.ts';
import { control } from './control.ts';
import { defender } from './defender.ts';
import { difficultTarget } from './difficult-target.ts';
import { disease } from './disease.ts';
import { drill } from './drill.ts';
import { executioner } from './executioner.ts';
import { exhaustion } from './exhaustion.ts';
import { expertOfAttack } from './expert-of-attack.ts';
import { expertOfDefense } from './expert-of-defense.ts';
import { firstWord } from './first-word.ts';
import { flight } from './flight.ts';
import { forged } from './forged.ts';
import { fortitude } from './fortitude.ts';
import { hammerblow } from './hammerblow.ts';
import { healer } from './healer.ts';
import { howl } from './howl.ts';
import { initiative } from './initiative.ts';
import { jump } from './jump.ts';
import { lastWord } from './last-word.ts';
import { lunge } from './lunge.ts';
import { magicalShot } from './magical-shot.ts';
import { magicalStrike } from './magical-strike.ts';
import { masterOfAttack } from './master-of-attack.ts';
import { masterOfDefense } from './master-of-defense.ts';
import { masterOfHealing } from './master-of-healing.ts';
import { masterOfMagic } from './master-of-magic.ts';
import { masterOfRitual } from './master-of-ritual.ts';
import { masterOfShooting } from './master-of-shooting.ts';
import { minusFromAttacks } from './minus-from-attacks.ts';
import { monster } from './monster.ts';
import { parasite } from './parasite.ts';
import { pathfinder } from './pathfinder.ts';
import { persecution } from './persecution.ts';
import { poison } from './poison.ts';
import { predator } from './predator.ts';
import { quick } from './quick.ts';
import { quickShooter } from './quick-shooter.ts';
import { rainOfArrows } from './rain-of-arrows.ts';
import { reckless } from './reckless.ts';
import { recruitment } from './recruitment.ts';
import { regeneration } from './regeneration.ts';
import { requiem } from './requiem.ts';
import { resurgent } from './resurgent.ts';
import { ritual } from './ritual.ts';
import { ruinsReroll } from './ruins-reroll.ts';
import { rush } from './rush.ts';
import { shieldAgainst } from './shield-against.ts';
import { shooting } from './shooting.ts';
import { slow } from './slow.ts';
import { sniper } from './sniper.ts';
import { stamina } from './stamina.ts';
import { stealth } from './stealth.ts';
import { steamEngine } from './steam-engine.ts';
import { sting } from './sting.ts';
import { surcharge } from './surcharge.ts';
import { throwing } from './throwing.ts';
import { vampirism } from './vampirism.ts';
import { veteran } from './veteran.ts';
import { vulnerability } from './vulnerability.ts';

/** What each keyword means. One alphabetical line for each. */
export const keywords: { readonly [N in KeywordName]: Keyword<N> } = {
  agile,
  armour,
  aura,
  'battle-mage': battleMage,
  beast,
  berserk,
  buckshot,
  cautious,
  charge,
  concentration,
  contract,
  control,
  defender,
  'difficult-target': difficultTarget,
  disease,
  drill,
  executioner,
  exhaustion,
  'expert-of-attack': expertOfAttack,
  'expert-of-defense': expertOfDefense,
  'first-word': firstWord,
  flight,
  forged,
  fortitude,
  hammerblow,
  healer,
  howl,
  initiative,
  jump,
  'last-word': lastWord,
  lunge,
  'magical-shot': magicalShot,
  'magical-strike': magicalStrike,
  'master-of-attack': masterOfAttack,
  'master-of-defense': masterOfDefense,
  'master-of-healing': masterOfHealing,
  'master-of-magic': masterOfMagic,
  'master-of-ritual': masterOfRitual,
  'master-of-shooting': masterOfShooting,
  'minus-from-attacks': minusFromAttacks,
  monster,
  parasite,
  pathfinder,
  persecution,
  poison,
  predator,
  quick,
  'quick-shooter': quickShooter,
  'rain-of-arrows': rainOfArrows,
  reckless,
  recruitment,
  regeneration,
  requiem,
  resurgent,
  ritual,
  'ruins-reroll': ruinsReroll,
  rush,
  'shield-against': shieldAgainst,
  shooting,
  slow,
  sniper,
  stamina,
  stealth,
  'steam-engine': steamEngine,
  sting,
  surcharge,
  throwing,
  vampirism,
  veteran,
  vulnerability,
};
