import { createContext, useContext } from 'react';
import type { TableGame } from './contract.ts';

/** The game on the table, for every part of its screen. */
export const TableContext = createContext<TableGame | null>(null);

export function useTable(): TableGame {
  const table = useContext(TableContext);
  if (table === null) throw new Error('this part of the screen stands on no table');
  return table;
}
