import type { Refusals } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { keywordName } from '../linked.ts';
import { called, length, thing } from '../speech.ts';

/** Moves, places on the Battlefield, and templates. */
export const places = {
  'in-contact': ({ creature, enemy }, roster) =>
    `${called(roster.creature(creature))} cannot do this while in contact with ${called(roster.creature(enemy))}.`,
  'longest-movement': ({ creature }, roster) =>
    `${called(roster.creature(creature))} has Movement XL already. There is nothing longer to run.`,
  'never-runs': ({ creature }, roster) =>
    `${called(roster.creature(creature))} is ${keywordName('slow')}: it never runs.`,
  'no-movement': ({ creature }, roster) => `${called(roster.creature(creature))} has no Movement.`,
  'no-such-way': ({ mode }) => `This creature cannot ${MODES[mode]} now.`,
  'nobody-near': ({ creature }, roster) =>
    `There is no enemy whom ${called(roster.creature(creature))} could reach within S.`,
  'not-into-contact': () => 'This move must end in contact with another enemy.',
  stayed: ({ creature }, roster) =>
    `${called(roster.creature(creature))} has begun to move and stayed too often. It cannot move any more in this activation.`,

  'no-move': () => 'It stands there already. Choose another place.',
  'in-contact-already': ({ id }, roster) => `It is in contact with ${thing(id, roster)} already.`,
  'no-way': () => 'No way leads there. Something blocks it on all sides.',
  'no-way-into-contact': ({ id }, roster) =>
    id === undefined
      ? 'No free way leads into this contact.'
      : `No free way leads into contact with ${thing(id, roster)}.`,
  unreachable: () => 'This place cannot be reached.',
  'too-far': ({ short }) => `That is ${length(short)} too far.`,
  'too-far-in-difficult': ({ short }) =>
    `That is ${length(short)} too far: through ${keywordName('difficult')} terrain a move is S at most.`,
  'run-from-difficult': () => `It stands in ${keywordName('difficult')} terrain and cannot run. It can move.`,
  'runs-through-difficult': ({ over }) =>
    `A Run stops at ${keywordName('difficult')} terrain, ${length(over)} before this place.`,
  'stops-at-difficult': ({ over }) =>
    `The move stops at ${keywordName('difficult')} terrain, ${length(over)} before this place.`,
  'stops-at-enemy': ({ id }, roster) => `The move would end in contact with ${thing(id, roster)} on the way.`,
  'crosses-base': ({ id }, roster) => `${thing(id, roster)} stands in the way.`,
  'crosses-impassable': ({ id }, roster) =>
    `${keywordName('impassable')} terrain lies in the way: ${thing(id, roster)}.`,
  'leaves-table': () => 'This way leads off the Battlefield.',
  'unknown-turn': () => 'This way goes round something that is not there. Draw it anew.',
  'not-taut': () => 'This way is not the straightest one round its corners. Draw it anew.',

  'off-grid': () => 'This is no place on the Battlefield.',
  'off-table': ({ short }) =>
    short === undefined
      ? 'It is too big for the Battlefield.'
      : `It sticks out ${length(short)} over the edge of the Battlefield.`,
  'overlaps-base': ({ id, short }, roster) => `It overlaps ${thing(id, roster)} by ${length(short)}.`,
  'on-impassable': ({ id }, roster) =>
    `It cannot stand on ${thing(id, roster)}: this terrain is ${keywordName('impassable')}.`,
  'into-contact': ({ id, short }, roster) =>
    `It may not come into contact with ${thing(id, roster)}.${short === undefined ? '' : ` Move it ${length(short)} away.`}`,
  'out-of-contact': ({ id, short }, roster) => `It is ${length(short)} short of contact with ${thing(id, roster)}.`,
  'enemy-too-near': ({ id, short }, roster) =>
    `That is ${length(short)} too near to ${thing(id, roster)}: keep S away from enemies.`,
  'off-side': () => 'It must touch your own side of the Battlefield.',
  'no-place': () => 'There is no room for it.',

  'base-too-near': ({ id, short }, roster) => tooNear(thing(id, roster), { id, short }),
  'template-too-near': ({ id, short }, roster) =>
    `${tooNear(thing(id, roster), { id, short })} Templates keep S apart.`,
  'own-side-too-near': facts => `${tooNear('your own side', facts)} A template keeps S away from it.`,
  'side-too-near': facts => `${tooNear('the opponent’s side', facts)} A template keeps M away from it.`,
} satisfies Partial<Messages['refusals']>;

function tooNear(what: string, { short }: Refusals['base-too-near']): string {
  return `That is ${length(short)} too near to ${what}.`;
}

const MODES: Readonly<Record<Refusals['no-such-way']['mode'], string>> = {
  flight: 'fly',
  jump: 'jump',
  walk: 'go on foot',
};
