import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 700px)';

/** Is the screen so narrow that City, log and card come up in sheets? */
export function usePhone(): boolean {
  return useSyncExternalStore(
    change => {
      const media = matchMedia(NARROW);
      media.addEventListener('change', change);
      return () => media.removeEventListener('change', change);
    },
    () => matchMedia(NARROW).matches,
  );
}
