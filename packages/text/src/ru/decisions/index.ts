import type { Messages } from '../../messages.ts';
import { actions } from './actions.ts';
import { cards } from './cards.ts';
import { choices } from './choices.ts';
import { places } from './places.ts';

/** Every question and the labels of its answers, in Russian. */
export const decisions: Messages['decisions'] = { ...actions, ...cards, ...choices, ...places };
