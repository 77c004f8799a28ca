import type { Triggered } from '@signum/classic';
import { anAttack, anAttackRoll, withAttack } from '../attacks.ts';
import { about, doer, of, unnamed, whom, type Cast } from '../roles.ts';
import { agree } from '../phrase.ts';
import type { Telling } from '../telling.ts';
import { does, type Occasion, type Occasions } from './teller.ts';

/** Whoever of the two the event leaves out is still known as the target or the attacker. */
function sides(ability: Triggered, told: Telling): { by?: Cast; who?: Cast } {
  const by = ability.by === undefined ? undefined : doer(ability, told);
  const who = ability.who === undefined ? undefined : whom(ability, told);
  if (!by) unnamed('the other creature', "l'assaillant", 'm', told);
  if (!who) unnamed('that creature', 'la cible', 'f', told);
  return { ...(by && { by }), ...(who && { who }) };
}

/** The subject is whoever attacks; without one, whoever is attacked. */
function told(by: Cast | undefined, who: Cast | undefined, telling: Telling): void {
  const subject = by ?? who;
  if (subject) about(telling, subject, by && who);
}

const attackDeclared: Occasion = (ability, telling) => {
  const { by, who } = sides(ability, telling);
  told(by, who, telling);
  const how = ability.attack ? ` ${withAttack[ability.attack]}` : '';
  if (by) return `quand ${by.words} attaque${who ? ` ${who.words}` : ''}${how}`;
  return who ? `quand ${who.words} est ${agree('attaqué', who)}${how}` : `quand une attaque est déclarée`;
};

/** "après une attaque de {by}", "après un jet d'attaque contre {who}" */
function after(what: (ability: Triggered) => string): Occasion {
  return (ability, telling) => {
    const { by, who } = sides(ability, telling);
    told(by, who, telling);
    return `après ${what(ability)}${by ? ` ${of(by)}` : ''}${who ? ` contre ${who.words}` : ''}`;
  };
}

/** "quand {by} réussit une attaque", "quand une attaque contre {who} réussit" */
function outcome(active: string, passive: string): Occasion {
  return (ability, telling) => {
    const { by, who } = sides(ability, telling);
    told(by, who, telling);
    const what = attackIn(ability);
    const against = who ? ` contre ${who.words}` : '';
    return by ? `quand ${by.words} ${active} ${what}${against}` : `quand ${what}${against} ${passive}`;
  };
}

function attackIn({ attack }: Triggered): string {
  return attack ? anAttack[attack] : 'une attaque';
}

function rollIn({ attack }: Triggered): string {
  return attack ? anAttackRoll[attack] : "un jet d'attaque";
}

/** The steps of an attack. */
export const attacks: Occasions<
  | 'attackCancelled'
  | 'attackDeclared'
  | 'attackEnded'
  | 'attackFailed'
  | 'attackRerolled'
  | 'attackRolled'
  | 'attackSuccessful'
  | 'defenceRerolled'
  | 'defenceRolled'
  | 'diceAssigned'
  | 'hitsDetermined'
> = {
  attackDeclared,
  attackCancelled: outcome('voit annuler', 'est annulée'),
  diceAssigned: does('répartit ses dés'),
  attackRolled: after(rollIn),
  attackRerolled: after(ability => rollIn(ability).replace('un jet', 'une relance')),
  defenceRolled: after(() => 'un jet de défense'),
  defenceRerolled: after(() => 'une relance de défense'),
  hitsDetermined: outcome('touche par', 'touche'),
  attackSuccessful: outcome('réussit', 'réussit'),
  attackFailed: outcome('rate', 'échoue'),
  attackEnded: after(attackIn),
};
