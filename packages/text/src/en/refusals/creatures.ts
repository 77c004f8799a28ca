import type { AttackKind } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { keywordName } from '../linked.ts';
import { called, length } from '../speech.ts';

/** What a creature cannot do: activations, attacks, Stealth, Ruins. */
export const creatures = {
  activated: ({ creature }, roster) => `${called(roster.creature(creature))} has been activated this turn.`,
  'after-detection': ({ creature }, roster) =>
    `After a detection ${called(roster.creature(creature))} can only attack, or end its activation.`,
  'after-run': ({ creature }, roster) =>
    `${called(roster.creature(creature))} has run. After a Run its activation is over.`,
  'concentration-full': ({ creature }, roster) =>
    `${called(roster.creature(creature))} has all the ${keywordName('concentration')} tokens it can hold.`,
  engaged: ({ creature }, roster) =>
    `${called(roster.creature(creature))} is in contact with an enemy that is not hidden. Break contact first.`,
  'has-moved': ({ creature }, roster) =>
    `${called(roster.creature(creature))} has moved. This must come before a move.`,
  'one-move': ({ creature }, roster) =>
    `${called(roster.creature(creature))} has moved already. One move in an activation is allowed.`,
  'just-summoned': ({ creature }, roster) =>
    `${called(roster.creature(creature))} was summoned this turn. It can be activated in your next one.`,
  'nobody-to-control': ({ creature }, roster) =>
    `There is nobody whom ${called(roster.creature(creature))} could control.`,
  'nobody-to-heal': ({ creature }, roster) => `There is nobody whom ${called(roster.creature(creature))} could heal.`,

  'ability-missing': ({ creature, attack }, roster) =>
    `${called(roster.creature(creature))} has no ${ATTACKS[attack]}.`,
  'after-move': ({ creature, attack }, roster) =>
    `${called(roster.creature(creature))} has moved. Use ${ATTACKS[attack]} without moving first.`,
  defender: ({ target, defender }, roster) =>
    `${called(roster.creature(defender))} is a ${keywordName('defender')}: attack it before ${called(roster.creature(target))}.`,
  'line-too-long': ({ target, range, short }, roster) =>
    `The shortest free line to ${called(roster.creature(target))} is ${length(short)} longer than the range of ${length(range)}.`,
  'melee-only': ({ creature }, roster) => `${called(roster.creature(creature))} can only attack in melee now.`,
  'no-enemy': ({ target }, roster) => `${called(roster.creature(target))} is no enemy that could be attacked.`,
  'no-line-of-sight': ({ target }, roster) =>
    `There is no line of sight to ${called(roster.creature(target))}. Something stands in between.`,
  'no-strength': ({ creature }, roster) => `${called(roster.creature(creature))} has no Strength to attack with.`,
  'not-in-contact': ({ creature, target, short }, roster) =>
    `${called(roster.creature(creature))} is ${length(short)} short of contact with ${called(roster.creature(target))}.`,
  'out-of-range': ({ target, short, range }, roster) =>
    `${called(roster.creature(target))} is ${length(short)} beyond the range of ${length(range)}.`,
  'that-shot-only': ({ target }, roster) =>
    `Only the ${keywordName('magical-shot')} at ${called(roster.creature(target))} can follow its detection.`,

  'already-hidden': ({ creature }, roster) => `${called(roster.creature(creature))} is hidden already.`,
  'no-stealth': ({ creature }, roster) =>
    `${called(roster.creature(creature))} does not have ${keywordName('stealth')}.`,
  'not-hidden': ({ target }, roster) => `${called(roster.creature(target))} is not hidden. It can be attacked at once.`,
  'not-in-this-edition': () => 'This edition of the rules does not know this.',
  'one-attempt': ({ creature }, roster) =>
    `${called(roster.creature(creature))} has tried to detect somebody. One attempt in an activation is allowed.`,
  'was-shot-at': ({ creature }, roster) =>
    `${called(roster.creature(creature))} was shot at in the opponent’s last turn and cannot hide yet.`,

  'already-searched': () => 'These Ruins have been searched already.',
  'never-searches': ({ creature }, roster) => `${called(roster.creature(creature))} never searches Ruins.`,
  'no-character': ({ creature }, roster) =>
    `Only characters go into Ruins, and ${called(roster.creature(creature))} is none.`,
  'no-exit': () => 'No other searched Ruins have room for it to come out.',
  'no-ruins': ({ terrain }, roster) => `There is nothing to search in ${called(roster.terrain(terrain))}.`,
  'not-at-terrain': ({ creature, terrain, short }, roster) =>
    `${called(roster.creature(creature))} is ${length(short)} short of contact with ${called(roster.terrain(terrain))}.`,
  'not-searched': ({ terrain }, roster) =>
    `The secret entrance of ${called(roster.terrain(terrain))} opens only after a search.`,
} satisfies Partial<Messages['refusals']>;

const ATTACKS: Readonly<Record<AttackKind, string>> = {
  'melee combat': 'melee combat',
  'magical strike': keywordName('magical-strike'),
  shooting: keywordName('shooting'),
  throwing: keywordName('throwing'),
  'magical shot': keywordName('magical-shot'),
};
