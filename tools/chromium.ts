import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from 'playwright-core';

/** Quiet, local and without a graphics card; the sandbox does not start for root. */
export const LAUNCH_ARGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const NO_CHROMIUM =
  'No Chromium or Chrome was found, and it could not be installed here. ' +
  'Install one, or name its program file in the environment variable CHROME_PATH.';

const ON_THE_PATH = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const WINDOWS = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'];
const WINDOWS_ROOTS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/** What the search looks at; handed in so that a test can describe another computer. */
export interface Computer {
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  exists: (path: string) => boolean;
}

const THIS_COMPUTER: Computer = { env: process.env, platform: process.platform, exists: existsSync };

/** The program file of a Chromium or Chrome. CHROME_PATH wins; if it is wrong, it says so rather than taking another. */
export function findChromium(computer: Computer = THIS_COMPUTER): string | undefined {
  const { env, exists } = computer;
  const named = env['CHROME_PATH'];
  if (named && !exists(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
  return named || likelyPlaces(computer).find(exists);
}

function likelyPlaces({ env, platform }: Computer): string[] {
  if (platform === 'win32') {
    const roots = WINDOWS_ROOTS.flatMap(name => env[name] ?? []);
    return roots.flatMap(root => WINDOWS.map(place => `${root}/${place}`));
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = ON_THE_PATH.flatMap(name => folders.map(folder => join(folder, name)));
  return platform === 'darwin' ? [...MAC, ...onPath] : onPath;
}

/** Installs Debian's Chromium where that needs no password; returns where it is now, if anywhere. */
export function installChromium(): string | undefined {
  if (aptGet(['--version'], 'ignore') && aptGet(['-q', 'update'], 'inherit')) {
    aptGet(['-qy', 'install', '--no-install-recommends', 'chromium'], 'inherit');
  }
  return findChromium();
}

function aptGet(args: string[], stdio: 'ignore' | 'inherit'): boolean {
  const isRoot = process.getuid?.() === 0;
  // `sudo -n` fails at once where it would ask for a password.
  const command = isRoot ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command[0]!, command.slice(1), { env, stdio, timeout: 10 * 60_000 }).status === 0;
}

/** A browser for tests. Close it when done. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(NO_CHROMIUM);
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath, args: [...LAUNCH_ARGS], headless: true });
}
