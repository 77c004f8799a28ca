import { createContext, useContext } from 'react';

/** In a replay a line leads to the moment at which it happened, by the number of its event. */
export const MomentContext = createContext<((n: number) => void) | null>(null);

export function useMoment(): ((n: number) => void) | null {
  return useContext(MomentContext);
}
