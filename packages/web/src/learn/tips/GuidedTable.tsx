import { Suspense, type ReactElement } from 'react';
import { useTable } from '../../game/use-table.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { TipBar } from './TipBar.tsx';

/** The table of a first game, with a word beside every question. When the game is over, the end has the word. */
export function GuidedTable(): ReactElement {
  const isExplained = useSettings(settings => settings.explain);
  const { outcome } = useTable().sight;
  const tip = (
    // the table does not wait for its hints
    <Suspense fallback={null}>
      <TipBar />
    </Suspense>
  );
  return <TableScreen tip={isExplained && outcome === null ? tip : undefined} />;
}
