import type { LanguageCode } from '@signum/text';

export interface Words {
  readonly pass: (name: string) => string;
  readonly look: (other: string) => string;
  readonly hold: string;
  /** Where there are keys. */
  readonly holdOrEnter: string;
  readonly iAm: (name: string) => string;
  /** Where there is a clock. */
  readonly clockWaits: (time: string) => string;
  /** After a tap that was too short. */
  readonly longer: string;
}

export const WORDS: Readonly<Record<LanguageCode, Words>> = {
  en: {
    pass: name => `Pass the screen to ${name}`,
    look: other => `What comes next is not for the eyes of ${other}.`,
    hold: 'Hold the button.',
    holdOrEnter: 'Hold the button, or press Enter.',
    iAm: name => `I am ${name}`,
    clockWaits: time => `You have ${time} left. Your clock runs once you are here.`,
    longer: 'A little longer: keep holding.',
  },
  fr: {
    pass: name => `Passez l’écran à ${name}`,
    look: other => `La suite ne regarde pas ${other}.`,
    hold: 'Gardez le doigt sur le bouton.',
    holdOrEnter: 'Maintenez le bouton, ou appuyez sur Entrée.',
    iAm: name => `C’est moi, ${name}`,
    clockWaits: time => `Il vous reste ${time}. Votre pendule repart quand vous êtes là.`,
    longer: 'Encore un peu : gardez le doigt appuyé.',
  },
  ru: {
    pass: name => `Экран — игроку по имени ${name}`,
    look: other => `Дальше — не для глаз противника (${other}).`,
    hold: 'Удерживайте кнопку.',
    holdOrEnter: 'Удерживайте кнопку или нажмите Enter.',
    iAm: name => `Это я, ${name}`,
    clockWaits: time => `Осталось ${time}. Ваши часы пойдут, когда вы сядете за стол.`,
    longer: 'Ещё немного: не отпускайте.',
  },
};
