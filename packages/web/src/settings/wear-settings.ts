import type { Settings } from './settings.ts';
import { useSettings } from './use-settings.ts';

/** Lets the whole page follow the settings: its style sheets read them from the root element. The language is the app's own. */
export function wearSettings(): void {
  wear(useSettings.getState());
  useSettings.subscribe(wear);
}

function wear({ theme, motion, textSize }: Settings): void {
  Object.assign(document.documentElement.dataset, { theme, motion, textSize });
}
