import type { Settings } from './settings.ts';
import { useSettings } from './use-settings.ts';

/** Lets the whole page follow the settings: its style sheets read them from the root element. */
export function wearSettings(): void {
  wear(useSettings.getState());
  useSettings.subscribe(wear);
}

function wear({ language, theme, motion, textSize }: Settings): void {
  const root = document.documentElement;
  root.lang = language;
  Object.assign(root.dataset, { theme, motion, textSize });
}
