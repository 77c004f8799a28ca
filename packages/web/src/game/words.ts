import type { LanguageCode } from '@signum/text';

export interface Words {
  readonly opening: string;
  readonly missing: string;
  readonly broken: string;
  readonly home: string;
}

export const WORDS: Readonly<Record<LanguageCode, Words>> = {
  en: {
    opening: 'The table is being laid …',
    missing: 'There is no such game in this browser. Perhaps it was deleted, or it was played on another device.',
    broken: 'This game cannot be opened. What was found wrong with it:',
    home: 'To the start page',
  },
  fr: {
    opening: 'On dresse la table…',
    missing:
      'Cette partie n’est pas dans ce navigateur. Elle a peut-être été supprimée, ou jouée sur un autre appareil.',
    broken: 'Cette partie ne peut pas être ouverte. Voici ce qui ne va pas :',
    home: 'Vers la page d’accueil',
  },
  ru: {
    opening: 'Накрываем стол…',
    missing: 'Такой партии в этом браузере нет. Возможно, её удалили или играли на другом устройстве.',
    broken: 'Эту партию не удаётся открыть. Вот что с ней не так:',
    home: 'На главную страницу',
  },
};
