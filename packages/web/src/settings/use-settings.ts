import { create } from 'zustand';
import { settingsFrom, type Settings } from './settings.ts';

const KEY = 'signum.settings';

interface SettingsStore extends Settings {
  readonly change: (part: Partial<Settings>) => void;
}

/** The settings of this browser: `const theme = useSettings(({ theme }) => theme)`; outside of components `useSettings.getState()`. */
export const useSettings = create<SettingsStore>((set, get) => ({
  ...settingsFrom(stored(), navigator.languages),
  change: part => {
    set(part);
    const { change: _change, ...settings } = get();
    store(JSON.stringify(settings));
  },
}));

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Storage may be forbidden; then a choice holds until the page is left.
  }
}
