import { useSyncExternalStore } from 'react';

/** Upright, or lying on its side. The style sheets of the table say the same. */
const SMALL = '(max-width: 700px), (max-height: 480px)';
const LYING = '(max-height: 480px) and (orientation: landscape)';

/** Is the screen so small that City, log and card take turns below the question? */
export function usePhone(): boolean {
  return useMedia(SMALL);
}

/** Does a small screen lie on its side? Then the question has room below it that the battlefield does not want. */
export function useLying(): boolean {
  return useMedia(LYING);
}

function useMedia(wanted: string): boolean {
  return useSyncExternalStore(
    change => {
      const media = matchMedia(wanted);
      media.addEventListener('change', change);
      return () => media.removeEventListener('change', change);
    },
    () => matchMedia(wanted).matches,
  );
}
