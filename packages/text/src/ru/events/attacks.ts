import type { Messages } from '../../messages.ts';
import { attackWays, quoted, word } from '../keyword-names.ts';
import { nouns } from '../nouns.ts';
import { count } from '../numerals.ts';
import { called, dice, player } from '../speech.ts';
import { listed } from '../typography.ts';

/** Attacks and Backstabs, damage, healing and elimination. */
export const attacks = {
  attackDeclared: ({ who, by, attack }, roster) =>
    `${called(roster.creature(by))} атакует ${attackWays[attack]}, цель — ${called(roster.creature(who))}.`,
  attackCancelled: ({ who, by }, roster) =>
    `Атака отменена. Атакующее существо — ${called(roster.creature(by))}, цель — ${called(roster.creature(who))}.`,
  diceAssigned: ({ who, attack, defence }, roster) => {
    const parts = [
      ...(attack > 0 || defence === 0 ? [`${count(attack, nouns.die)} атаке`] : []),
      ...(defence > 0 ? [`${attack > 0 ? defence : count(defence, nouns.die)} защите`] : []),
    ];
    return `${called(roster.creature(who))} отдаёт ${listed(parts)}.`;
  },
  attackRolled: ({ by, faces }, roster) => `${called(roster.creature(by))} атакует: ${dice(faces)}.`,
  attackRerolled: ({ by, faces }, roster) =>
    `${called(roster.creature(by))} перебрасывает кубики атаки: ${dice(faces)}.`,
  defenceRolled: ({ who, faces }, roster) => `${called(roster.creature(who))} защищается: ${dice(faces)}.`,
  defenceRerolled: ({ who, faces }, roster) =>
    `${called(roster.creature(who))} перебрасывает кубики защиты: ${dice(faces)}.`,
  hitsDetermined: () => null,
  attackSuccessful: ({ who, by }, roster) =>
    `${called(roster.creature(by))} попадает, цель — ${called(roster.creature(who))}.`,
  attackFailed: ({ who, by }, roster) =>
    `${called(roster.creature(by))} атакует неудачно, цель — ${called(roster.creature(who))}.`,
  attackEnded: () => null,

  backstabProvoked: ({ who, by }, roster) =>
    `${called(roster.creature(who))} провоцирует ${quoted('backstab')}, бьёт ${called(roster.creature(by))}.`,
  backstabRolled: ({ by, faces }, roster) =>
    `${called(roster.creature(by))} бьёт ${word('backstab', 'в спину')}: ${dice(faces)}.`,
  backstabHit: ({ who }, roster) => `${called(roster.creature(who))} получает ${quoted('backstab')}.`,

  damageIncoming: () => null,
  damageDealt: () => null,
  armourLost: ({ who, n }, roster) => `${called(roster.creature(who))} теряет ${count(n, nouns.token)} ${ARMOUR}.`,
  armourGained: ({ who, n }, roster) => `${called(roster.creature(who))} получает ${count(n, nouns.token)} ${ARMOUR}.`,
  woundsReceived: ({ who, n }, roster) => `${called(roster.creature(who))} получает ${count(n, nouns.wound)}.`,
  healDeclared: () => null,
  healed: ({ who, n }, roster) =>
    n === 0
      ? `${called(roster.creature(who))}: исцелять нечего.`
      : `${called(roster.creature(who))} исцеляется на ${n}.`,
  fullyHealed: () => null,

  creatureEliminated: ({ who, by }, roster) =>
    by === undefined
      ? `${called(roster.creature(who))} погибает.`
      : `${called(roster.creature(by))} одерживает верх: ${called(roster.creature(who))} погибает.`,
  creatureRemoved: () => null,
  heroEliminated: ({ player: seat }, roster) => `${player(seat, roster).own('ваш', 'герой')} пал.`,
} satisfies Partial<Messages['events']>;

const ARMOUR = word('armour', 'брони');
