import type { ChoosePurpose } from '@signum/classic';
import { type Noun, nouns, thing } from '../nouns.ts';

/** What is to be chosen, and what becomes of one or of several. */
export interface PurposeWords {
  readonly noun: Noun;
  readonly one: string;
  readonly more: string;
  readonly help?: string;
}

const exit = thing('m', 'выход выхода выходу выходом выходе', 'выходы выходов выходам выходами выходах');
const victim = thing('f', 'жертва жертвы жертве жертвой жертве', 'жертвы жертв жертвам жертвами жертвах');

export const purposes: Readonly<Record<ChoosePurpose, PurposeWords>> = {
  'card to discard': { noun: nouns.card, one: ' для сброса', more: ' для сброса' },
  'card to put on top': {
    noun: nouns.card,
    one: ', которая останется сверху',
    more: ', которые останутся сверху',
    help: 'Остальные уйдут под низ колоды.',
  },
  'card to take': { noun: nouns.card, one: ', которую возьмёте', more: ', которые возьмёте' },
  'order of cards': {
    noun: nouns.card,
    one: ', которая ляжет сверху',
    more: ', которые лягут сверху',
    help: 'Остальные лягут под неё.',
  },
  'place to go': {
    noun: exit,
    one: '',
    more: '',
    help: 'Персонаж выйдет у других Руин или останется на месте.',
  },
  'relic that takes the damage': {
    noun: nouns.relic,
    one: ', которая примет урон',
    more: ', которые примут урон',
  },
  'relic to replace': { noun: nouns.relic, one: ', которую замените', more: ', которые замените' },
  target: { noun: nouns.target, one: '', more: '' },
  victim: { noun: victim, one: '', more: '', help: 'На неё начнётся охота.' },
};
