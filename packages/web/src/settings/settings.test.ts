import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settingsFrom, TEXT_SIZES, THEMES } from './settings.ts';

test('a first visit has the language of the browser, the dark table, silence and explanations', () => {
  expect(settingsFrom(null, ['fr-CA'])).toEqual({
    language: 'fr',
    theme: 'dark',
    motion: 'system',
    sound: false,
    volume: 60,
    fastComputer: false,
    allWindows: false,
    explain: true,
    textSize: 'normal',
  });
});

test('what was chosen comes back', () => {
  const chosen = {
    ...settingsFrom(null, []),
    language: 'ru',
    theme: 'parchment',
    sound: true,
    volume: 5,
    explain: false,
  };
  expect(settingsFrom(JSON.stringify(chosen), ['en'])).toEqual(chosen);
});

test('a field that is no longer known is as at first, and the others stay', () => {
  const { theme, volume, sound } = settingsFrom('{"theme":"neon","volume":900,"sound":true}', []);
  expect([theme, volume, sound]).toEqual(['dark', 60, true]);
});

test('whatever lies in the storage, the settings can be used', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), stored => {
      const settings = settingsFrom(stored, []);
      expect(THEMES).toContain(settings.theme);
      expect(TEXT_SIZES).toContain(settings.textSize);
      expect(settings.volume).toBeGreaterThanOrEqual(0);
      expect(settings.volume).toBeLessThanOrEqual(100);
    }),
  );
});
