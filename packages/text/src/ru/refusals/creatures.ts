import type { AttackKind } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { attackWays, quoted, word } from '../keyword-names.ts';
import { by, called, length, title } from '../speech.ts';

/** What a creature cannot do: activations, attacks, Stealth, Ruins. */
export const creatures = {
  activated: ({ creature }, roster) => `${called(roster.creature(creature))}: активация в этот ход уже была.`,
  'after-detection': ({ creature }, roster) =>
    `После обнаружения ${called(roster.creature(creature))} может только атаковать или закончить активацию.`,
  'after-run': ({ creature }, roster) =>
    `После Бега активация закончена: ${called(roster.creature(creature))} больше ничего не делает.`,
  'concentration-full': ({ creature }, roster) =>
    `${called(roster.creature(creature))} уже имеет все жетоны ${word('concentration', 'концентрации')}.`,
  engaged: ({ creature }, roster) =>
    `${called(roster.creature(creature))} стоит вплотную к нескрытому врагу. Сначала отойдите.`,
  'has-moved': ({ creature }, roster) =>
    `${called(roster.creature(creature))}: движение уже было. Это делают только до него.`,
  'one-move': ({ creature }, roster) =>
    `${called(roster.creature(creature))}: движение уже было. За активацию — только одно.`,
  'just-summoned': ({ creature }, roster) =>
    `${called(roster.creature(creature))} на Поле боя только с этого хода. Активация — со следующего.`,
  'nobody-to-control': ({ creature }, roster) =>
    `${called(roster.creature(creature))} никого не может взять под контроль.`,
  'nobody-to-heal': ({ creature }, roster) => `${called(roster.creature(creature))} никого не может исцелить.`,

  'ability-missing': ({ creature, attack }, roster) =>
    attack === 'melee combat'
      ? `${called(roster.creature(creature))} не может атаковать ${attackWays[attack]}.`
      : `${called(roster.creature(creature))} не имеет свойства ${ABILITIES[attack]}.`,
  'after-move': ({ creature, attack }, roster) =>
    `${called(roster.creature(creature))}: движение уже было. Атаковать ${attackWays[attack]} можно только без него.`,
  defender: ({ defender }, roster) =>
    `Рядом ${word('defender', 'Защитник')}, это ${called(roster.creature(defender))}. Атаковать можно только его.`,
  'line-too-long': ({ target, range, short }, roster) =>
    `Цель — ${called(roster.creature(target))}. Кратчайшая свободная линия до неё ${by(short)} длиннее дальности в ${length(range)}.`,
  'melee-only': ({ creature }, roster) =>
    `${called(roster.creature(creature))} сейчас может проводить только атаки ближнего боя.`,
  'no-enemy': ({ target }, roster) => `${called(roster.creature(target))} — не враг, атаковать нельзя.`,
  'no-line-of-sight': ({ target }, roster) =>
    `Цель — ${called(roster.creature(target))}. Линии видимости до неё нет: что-то мешает.`,
  'no-strength': ({ creature }, roster) => `${called(roster.creature(creature))} не имеет Силы, атаковать нечем.`,
  'not-in-contact': ({ creature, target, short }, roster) =>
    `${called(roster.creature(creature))} не стоит вплотную к цели (${called(roster.creature(target))}): не хватает ${length(short)}.`,
  'out-of-range': ({ target, short, range }, roster) =>
    `${called(roster.creature(target))} ${by(short)} дальше, чем достаёт атака: дальность — ${length(range)}.`,
  'that-shot-only': ({ target }, roster) =>
    `После этого обнаружения возможен только ${word('magical-shot', 'Магический выстрел')}, цель — ${called(roster.creature(target))}.`,

  'already-hidden': ({ creature }, roster) => `${called(roster.creature(creature))} уже скрывается.`,
  'no-stealth': ({ creature }, roster) =>
    `${called(roster.creature(creature))} не имеет свойства ${quoted('stealth')}.`,
  'not-hidden': ({ target }, roster) => `${called(roster.creature(target))} не скрывается. Атаковать можно сразу.`,
  'not-in-this-edition': () => 'В этом издании правил такого нет.',
  'one-attempt': ({ creature }, roster) =>
    `${called(roster.creature(creature))}: попытка обнаружения уже была. За активацию — только одна.`,
  'was-shot-at': ({ creature }, roster) =>
    `${called(roster.creature(creature))} пока не может скрыться: в прошлый ход противника это существо обстреляли.`,

  'already-searched': () => 'Эти Руины уже обысканы.',
  'never-searches': ({ creature }, roster) => `${called(roster.creature(creature))} не обыскивает Руины.`,
  'no-character': ({ creature }, roster) =>
    `В Руины ходят только персонажи, а ${called(roster.creature(creature))} — не персонаж.`,
  'no-exit': () => 'Нет других обысканных Руин, у которых можно выйти.',
  'no-ruins': ({ terrain }, roster) => `Местность ${title(roster.terrain(terrain))} не обыскивают.`,
  'not-at-terrain': ({ creature, terrain, short }, roster) =>
    `${called(roster.creature(creature))} не стоит вплотную к местности ${title(roster.terrain(terrain))}: не хватает ${length(short)}.`,
  'not-searched': ({ terrain }, roster) =>
    `Сначала нужно обыскать местность ${title(roster.terrain(terrain))}: тайный ход открывается после этого.`,
} satisfies Partial<Messages['refusals']>;

const ABILITIES: Readonly<Record<Exclude<AttackKind, 'melee combat'>, string>> = {
  'magical strike': quoted('magical-strike'),
  shooting: quoted('shooting'),
  throwing: quoted('throwing'),
  'magical shot': quoted('magical-shot'),
};
