import { useSyncExternalStore } from 'react';

/** Upright, or lying on its side. The style sheets of the table say the same. */
const SMALL = '(max-width: 700px), (max-height: 480px)';

/** Is the screen so small that City, log and card take turns below the question? */
export function usePhone(): boolean {
  return useSyncExternalStore(
    change => {
      const media = matchMedia(SMALL);
      media.addEventListener('change', change);
      return () => media.removeEventListener('change', change);
    },
    () => matchMedia(SMALL).matches,
  );
}
