import { firstLanguage, type Language } from '../app/language.ts';

export const THEMES = ['dark', 'parchment'] as const;
export const MOTIONS = ['system', 'full', 'still'] as const;
export const TEXT_SIZES = ['small', 'normal', 'large', 'huge'] as const;

/** What a player has chosen for this browser. Nothing of it belongs to a game. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  /** Whether things move: as the system wishes, always, or never. */
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  /** From 0 to 100. */
  readonly volume: number;
  /** The computer acts without the pauses that let one follow it. */
  readonly fastComputer: boolean;
  /** Against a computer: asked about every window for a tactic, also when none of the own ones fits. */
  readonly allWindows: boolean;
  /** A word of advice stands beside every question of the first games. */
  readonly explain: boolean;
  readonly textSize: (typeof TEXT_SIZES)[number];
}

/** Settings out of what was stored, field by field: what is missing or no longer known is as at first. */
export function settingsFrom(stored: string | null, askedLanguages: readonly string[]): Settings {
  const kept = fieldsOf(stored);
  const language = kept['language'];
  return {
    language: firstLanguage(typeof language === 'string' ? language : null, askedLanguages),
    theme: oneOf(THEMES, kept['theme'], 'dark'),
    motion: oneOf(MOTIONS, kept['motion'], 'system'),
    sound: kept['sound'] === true,
    volume: volumeFrom(kept['volume']),
    fastComputer: kept['fastComputer'] === true,
    allWindows: kept['allWindows'] === true,
    explain: kept['explain'] !== false,
    textSize: oneOf(TEXT_SIZES, kept['textSize'], 'normal'),
  };
}

function fieldsOf(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(list: readonly T[], value: unknown, first: T): T {
  return list.find(one => one === value) ?? first;
}

const FIRST_VOLUME = 60;

function volumeFrom(value: unknown): number {
  return typeof value === 'number' && value >= 0 && value <= 100 ? Math.round(value) : FIRST_VOLUME;
}
