import type { AttackKind } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { keywordName } from '../linked.ts';
import { called, dice, many, player } from '../speech.ts';
import { capital } from '../../marks.ts';

/** Attacks and Backstabs, damage, healing and elimination. */
export const attacks = {
  attackDeclared: ({ who, by, attack }, roster) =>
    `${called(roster.creature(by))} ${ATTACKS[attack](called(roster.creature(who)))}.`,
  attackCancelled: ({ who, by }, roster) =>
    `The attack of ${called(roster.creature(by))} on ${called(roster.creature(who))} is cancelled.`,
  diceAssigned: ({ who, attack, defence }, roster) =>
    `${called(roster.creature(who))} attacks with ${many(attack, 'die', 'dice')} and defends with ${defence}.`,
  attackRolled: ({ by, faces }, roster) => `${called(roster.creature(by))} attacks: ${dice(faces)}.`,
  attackRerolled: ({ by, faces }, roster) => `${called(roster.creature(by))} rerolls the attack: ${dice(faces)}.`,
  defenceRolled: ({ who, faces }, roster) => `${called(roster.creature(who))} defends: ${dice(faces)}.`,
  defenceRerolled: ({ who, faces }, roster) => `${called(roster.creature(who))} rerolls the defence: ${dice(faces)}.`,
  hitsDetermined: () => null,
  attackSuccessful: ({ who, by }, roster) => `${called(roster.creature(by))} hits ${called(roster.creature(who))}.`,
  attackFailed: ({ who, by }, roster) =>
    `${called(roster.creature(by))} does no harm to ${called(roster.creature(who))}.`,
  attackEnded: () => null,

  backstabProvoked: ({ who, by }, roster) =>
    `${called(roster.creature(who))} provokes a ${keywordName('backstab')} from ${called(roster.creature(by))}.`,
  backstabRolled: ({ by, faces }, roster) => `${called(roster.creature(by))} stabs: ${dice(faces)}.`,
  backstabHit: ({ who, by }, roster) =>
    `${called(roster.creature(by))} stabs ${called(roster.creature(who))} in the back.`,

  damageIncoming: () => null,
  damageDealt: () => null,
  armourLost: ({ who, n }, roster) =>
    `${called(roster.creature(who))} loses ${many(n, `${keywordName('armour')} token`)}.`,
  armourGained: ({ who, n }, roster) =>
    `${called(roster.creature(who))} gains ${many(n, `${keywordName('armour')} token`)}.`,
  woundsReceived: ({ who, n }, roster) => `${called(roster.creature(who))} receives ${many(n, 'wound')}.`,
  healDeclared: () => null,
  healed: ({ who, n }, roster) =>
    n === 0
      ? `${called(roster.creature(who))} has no wound to heal.`
      : `${called(roster.creature(who))} is healed of ${many(n, 'wound')}.`,
  fullyHealed: () => null,

  creatureEliminated: ({ who, by }, roster) =>
    by === undefined
      ? `${called(roster.creature(who))} is eliminated.`
      : `${called(roster.creature(by))} eliminates ${called(roster.creature(who))}.`,
  creatureRemoved: () => null,
  heroEliminated: ({ player: seat }, roster) => `${capital(player(seat, roster).whose)} hero has fallen.`,
} satisfies Partial<Messages['events']>;

const ATTACKS: Readonly<Record<AttackKind, (target: string) => string>> = {
  'melee combat': target => `attacks ${target} in melee combat`,
  'magical strike': target => `attacks ${target} with a ${keywordName('magical-strike')}`,
  shooting: target => `shoots at ${target}`,
  throwing: target => `throws at ${target}`,
  'magical shot': target => `attacks ${target} with a ${keywordName('magical-shot')}`,
};
