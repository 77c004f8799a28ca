import { describe, expect, test } from 'vitest';
import { findChromium, type Computer } from './chromium.ts';

/** A computer on which only the given files exist. */
function computer(files: string[], rest: Partial<Computer> = {}): Computer {
  return { env: { PATH: '/usr/bin:/snap/bin' }, platform: 'linux', exists: path => files.includes(path), ...rest };
}

describe('findChromium', () => {
  test('finds Chromium anywhere on the path', () => {
    expect(findChromium(computer(['/snap/bin/chromium']))).toBe('/snap/bin/chromium');
  });

  test('takes Chrome before Chromium', () => {
    const both = computer(['/usr/bin/chromium', '/usr/bin/google-chrome']);
    expect(findChromium(both)).toBe('/usr/bin/google-chrome');
  });

  test('lets CHROME_PATH win', () => {
    const env = { PATH: '/usr/bin', CHROME_PATH: '/opt/chrome' };
    expect(findChromium(computer(['/usr/bin/chromium', '/opt/chrome'], { env }))).toBe('/opt/chrome');
  });

  test('says that CHROME_PATH is wrong instead of taking another browser', () => {
    const env = { PATH: '/usr/bin', CHROME_PATH: '/opt/gone' };
    expect(() => findChromium(computer(['/usr/bin/chromium'], { env }))).toThrow('/opt/gone');
  });

  test('knows where macOS and Windows keep Chrome', () => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findChromium(computer([mac], { platform: 'darwin' }))).toBe(mac);
    const windows = 'C:/Programs/Google/Chrome/Application/chrome.exe';
    const env = { 'PROGRAMFILES(X86)': 'C:/Programs' };
    expect(findChromium(computer([windows], { platform: 'win32', env }))).toBe(windows);
  });

  test('gives nothing where there is nothing', () => {
    expect(findChromium(computer([]))).toBeUndefined();
  });
});
