import type { Language } from '../app/language.ts';

const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** How long ago something was, as the language says it: "2 hours ago", "yesterday". */
export function sinceThen(then: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  const found = UNITS.find(({ ms }) => passed >= ms);
  return found ? format.format(-Math.floor(passed / found.ms), found.unit) : format.format(0, 'minute');
}
