import type { Messages } from '../../messages.ts';
import { names } from '../names.ts';
import { called } from '../speech.ts';

/** Answers that come at the wrong time or to the wrong question. */
export const moments = {
  'already-answered': () => 'This question has been answered already.',
  'game-over': () => 'The game is over.',
  malformed: () => 'This answer could not be read. Please try again.',
  'not-asked': () => 'You are not asked just now. Wait for your turn to answer.',
  'not-offered': () => 'This is not among the possible answers. Choose one of those offered.',
  'not-yet-asked': () => 'This question has not been asked yet.',
  'other-question': () => 'Something else is asked just now. Answer that first.',

  'action-under-way': () => 'Another action is under way. Finish it first.',
  'activation-under-way': ({ creature }, roster) =>
    `${called(roster.creature(creature))} is being activated. Finish its activation first.`,
  'draw-offered-already': () => 'You have offered a draw already. You can offer one again next turn.',
  'not-possible': () => 'This is not possible now.',
  'not-your-turn': () => 'It is not your turn.',
  'other-phase': ({ phase }) => `This belongs to the ${names.phases.activation}; now it is the ${PHASES[phase]}.`,

  'illegal-deck': ({ seat, reasons }, roster) => {
    const { name, isYou } = roster.player(seat);
    const broken = reasons.length === 1 ? 'one rule' : `${reasons.length} rules`;
    return `${isYou ? 'Your' : `${name}’s`} deck breaks ${broken} of deck building. Mend it before the game begins.`;
  },
  'no-deck': ({ seat }, roster) => {
    const { name, isYou } = roster.player(seat);
    return isYou ? 'You have no deck yet. Choose one.' : `${name} has no deck yet.`;
  },
  'no-seed': () => 'The game has no seed for its dice. Begin it again.',
  'no-such-edition': () => 'This edition of the rules does not exist. Choose another.',
  'no-such-limit': () => 'The last turn must be a whole number above 0.',
  'not-two-decks': () => 'A duel needs exactly two decks.',
} satisfies Partial<Messages['refusals']>;

const PHASES: typeof names.phases = {
  setup: 'setup',
  beginning: 'beginning of the turn',
  construction: names.phases.construction,
  activation: names.phases.activation,
  end: 'end of the turn',
};
