import type { AttackKind } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { withAttack } from '../attacks.ts';
import { keyword, leadingTo } from '../keyword-mark.ts';
import { counted, de } from '../phrase.ts';
import { called, dice, player } from '../speech.ts';

/** Attacks and Backstabs, damage, healing and elimination. */
export const attacks = {
  attackDeclared: ({ who, by, attack }, roster) =>
    `${called(roster.creature(by))} ${attacking(attack, called(roster.creature(who)))}.`,
  attackCancelled: ({ who, by }, roster) =>
    `L'attaque ${de(called(roster.creature(by)))} contre ${called(roster.creature(who))} est annulée.`,
  diceAssigned: ({ who, attack, defence }, roster) => {
    const parts = [
      ...(attack > 0 || defence === 0 ? [`${counted(attack, 'dé')} en attaque`] : []),
      ...(defence > 0 ? [`${attack > 0 ? defence : counted(defence, 'dé')} en défense`] : []),
    ];
    return `${called(roster.creature(who))} met ${parts.join(' et ')}.`;
  },
  attackRolled: ({ by, faces }, roster) => `${called(roster.creature(by))} attaque : ${dice(faces)}.`,
  attackRerolled: ({ by, faces }, roster) =>
    `${called(roster.creature(by))} relance ses dés d'attaque : ${dice(faces)}.`,
  defenceRolled: ({ who, faces }, roster) => `${called(roster.creature(who))} se défend : ${dice(faces)}.`,
  defenceRerolled: ({ who, faces }, roster) =>
    `${called(roster.creature(who))} relance ses dés de défense : ${dice(faces)}.`,
  hitsDetermined: () => null,
  attackSuccessful: ({ who, by }, roster) => `${called(roster.creature(by))} touche ${called(roster.creature(who))}.`,
  attackFailed: ({ who, by }, roster) =>
    `L'attaque ${de(called(roster.creature(by)))} contre ${called(roster.creature(who))} échoue.`,
  attackEnded: () => null,

  backstabProvoked: ({ who, by }, roster) =>
    `${called(roster.creature(who))} s'expose à un ${keyword('backstab')} ${de(called(roster.creature(by)))}.`,
  backstabRolled: ({ by, faces }, roster) =>
    `${keyword('backstab')} ${de(called(roster.creature(by)))} : ${dice(faces)}.`,
  backstabHit: ({ who, by }, roster) =>
    `${called(roster.creature(by))} ${leadingTo('backstab', 'poignarde')} ${called(roster.creature(who))} dans le dos.`,

  damageIncoming: () => null,
  damageDealt: () => null,
  armourLost: ({ who, n }, roster) => `${called(roster.creature(who))} perd ${counted(n, 'marqueur')} ${ARMOUR}.`,
  armourGained: ({ who, n }, roster) => `${called(roster.creature(who))} gagne ${counted(n, 'marqueur')} ${ARMOUR}.`,
  woundsReceived: ({ who, n }, roster) => `${called(roster.creature(who))} reçoit ${counted(n, 'blessure')}.`,
  healDeclared: () => null,
  healed: ({ who, n }, roster) =>
    n === 0
      ? `${called(roster.creature(who))} n'a aucune blessure à soigner.`
      : `${called(roster.creature(who))} guérit de ${counted(n, 'blessure')}.`,
  fullyHealed: () => null,

  creatureEliminated: ({ who, by }, roster) =>
    by === undefined
      ? `${called(roster.creature(who))} est hors de combat.`
      : `${called(roster.creature(by))} élimine ${called(roster.creature(who))}.`,
  creatureRemoved: () => null,
  heroEliminated: ({ player: seat }, roster) => `${player(seat, roster).own('héros', 'm')} est tombé.`,
} satisfies Partial<Messages['events']>;

const ARMOUR = keyword('armour');

function attacking(attack: AttackKind, target: string): string {
  return attack === 'shooting'
    ? `${leadingTo(attack, 'tire')} sur ${target}`
    : `attaque ${target} ${withAttack[attack]}`;
}
