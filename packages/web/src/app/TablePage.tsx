import { lazy, Suspense, useEffect, type ReactElement } from 'react';
import { setPace } from '../game/begin-game.ts';
import { GameProvider } from '../game/GameProvider.tsx';
import { loadIcons } from '../icons/icon-store.ts';
import { isGuided } from '../learn/tips/guided-games.ts';
import { useSettings } from '../settings/use-settings.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { Waiting } from './Waiting.tsx';

const GuidedTable = lazy(async () => ({ default: (await import('../learn/tips/GuidedTable.tsx')).GuidedTable }));

/** A game at its address. The table fills the window; it has a bar of its own. */
export function TablePage({ params }: { params: { readonly id: string } }): ReactElement {
  const fastComputer = useSettings(settings => settings.fastComputer);
  useEffect(() => void setPace(fastComputer ? 'fast' : 'normal'), [fastComputer]);
  useEffect(() => {
    loadIcons().catch(() => {
      // The table can be played without its pictures.
    });
  }, []);
  return (
    <GameProvider id={params.id}>
      {isGuided(params.id) ? (
        <Suspense fallback={<Waiting />}>
          <GuidedTable />
        </Suspense>
      ) : (
        <TableScreen />
      )}
    </GameProvider>
  );
}
