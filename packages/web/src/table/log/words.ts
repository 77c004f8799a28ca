import type { LanguageCode } from '@signum/text';
import type { LogFilter } from './deeds-of.ts';

export interface Words {
  readonly title: string;
  readonly filters: Readonly<Record<LogFilter, string>>;
  readonly filter: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly setup: string;
  readonly turn: (turn: number, name: string | null) => string;
  /** Under a closed turn or deed: how much there is to read. */
  readonly lines: (n: number) => string;
  readonly nothing: Readonly<Record<LogFilter, string>>;
  readonly newest: string;
  /** Said of the last lines, where they stand by themselves. */
  readonly open: string;
  readonly details: (line: string) => string;
  readonly rule: string;
  readonly source: string;
  readonly because: string;
  readonly dice: string;
  readonly moment: string;
  /** After the lines that were read aloud. */
  readonly andMore: (n: number) => string;
}

export const WORDS: Readonly<Record<LanguageCode, Words>> = {
  en: {
    title: 'Log',
    filters: { all: 'All', rolls: 'Rolls', mine: 'Mine' },
    filter: 'Show in the log',
    copy: 'Copy as text',
    copied: 'Copied',
    notCopied: 'The browser does not allow copying',
    setup: 'Before the game',
    turn: (turn, name) => (name === null ? `Turn ${turn} · you` : `Turn ${turn} · ${name}`),
    lines: n => (n === 1 ? '1 line' : `${n} lines`),
    nothing: {
      all: 'Nothing has happened yet.',
      rolls: 'No dice have been rolled yet.',
      mine: 'You have done nothing yet.',
    },
    newest: 'Newest lines',
    open: 'Open the log',
    details: line => `Details: ${line}`,
    rule: 'Rule',
    source: 'Through',
    because: 'Because',
    dice: 'Dice',
    moment: 'Go to this moment',
    andMore: n => (n === 1 ? 'And one more line.' : `And ${n} more lines.`),
  },
  fr: {
    title: 'Journal',
    filters: { all: 'Tout', rolls: 'Dés', mine: 'À moi' },
    filter: 'Afficher dans le journal',
    copy: 'Copier en texte',
    copied: 'Copié',
    notCopied: 'Le navigateur interdit la copie',
    setup: 'Avant la partie',
    turn: (turn, name) => (name === null ? `Tour ${turn} · vous` : `Tour ${turn} · ${name}`),
    lines: n => (n < 2 ? `${n} ligne` : `${n} lignes`),
    nothing: {
      all: 'Il ne s’est encore rien passé.',
      rolls: 'Aucun dé n’a encore été lancé.',
      mine: 'Vous n’avez encore rien fait.',
    },
    newest: 'Dernières lignes',
    open: 'Ouvrir le journal',
    details: line => `Détails : ${line}`,
    rule: 'Règle',
    source: 'Par',
    because: 'Parce que',
    dice: 'Dés',
    moment: 'Aller à ce moment',
    andMore: n => (n < 2 ? 'Et une autre ligne.' : `Et ${n} autres lignes.`),
  },
  ru: {
    title: 'Журнал',
    filters: { all: 'Всё', rolls: 'Броски', mine: 'Моё' },
    filter: 'Показывать в журнале',
    copy: 'Скопировать текстом',
    copied: 'Скопировано',
    notCopied: 'Браузер не разрешает копировать',
    setup: 'До игры',
    turn: (turn, name) => (name === null ? `Ход ${turn} · вы` : `Ход ${turn} · ${name}`),
    lines: n => `${n} ${plural(n, 'строка', 'строки', 'строк')}`,
    nothing: {
      all: 'Пока ничего не произошло.',
      rolls: 'Кубики ещё не бросали.',
      mine: 'Вы пока ничего не сделали.',
    },
    newest: 'К последним строкам',
    open: 'Открыть журнал',
    details: line => `Подробности: ${line}`,
    rule: 'Правило',
    source: 'Через',
    because: 'Потому что',
    dice: 'Кубики',
    moment: 'К этому моменту',
    andMore: n => `И ещё ${n} ${plural(n, 'строка', 'строки', 'строк')}.`,
  },
};

function plural(n: number, one: string, few: string, many: string): string {
  const form = new Intl.PluralRules('ru').select(n);
  return form === 'one' ? one : form === 'few' ? few : many;
}
