import { useEffect, type ReactElement } from 'react';
import { useWords } from '../app/use-language.ts';
import { useTable } from '../game/use-table.ts';
import { TableSounds } from '../sound/TableSounds.tsx';
import { Battlefield } from './board/Battlefield.tsx';
import { City } from './city/City.tsx';
import { Curtain } from './curtain/Curtain.tsx';
import { LastRoll } from './dice/LastRoll.tsx';
import { EndBar } from './end/EndBar.tsx';
import { EndNumbers } from './end/EndNumbers.tsx';
import { Hand } from './hand/Hand.tsx';
import { Inspector } from './inspector/Inspector.tsx';
import { PhoneLayout, type Below } from './layout/PhoneLayout.tsx';
import { TableLayout, type Parts } from './layout/TableLayout.tsx';
import { usePhone } from './layout/use-phone.ts';
import { WORDS } from './layout/words.ts';
import { Log } from './log/Log.tsx';
import { PromptBar } from './prompts/PromptBar.tsx';
import { panelFor } from './prompts/panel-for.tsx';
import type { PromptProps } from './prompts/prompt-kind.ts';
import { PROMPTS } from './prompts/prompt-kinds.ts';
import { PromptProvider } from './prompts/PromptProvider.tsx';
import { usePrompt } from './prompts/use-prompt.ts';
import { TopBar } from './topbar/TopBar.tsx';

/** A game on the table at `/g/:id`: everything that is needed to play it to its end. */
export function TableScreen(): ReactElement {
  const words = useWords(WORDS);
  const { seats, question } = useTable().sight;
  const title = words.title(seats[0]?.name ?? '', seats[1]?.name ?? '');
  const isAsked = question !== null;

  useEffect(() => {
    document.title = `${isAsked ? `${words.yourTurn} · ` : ''}${title} – Signum`;
  }, [title, isAsked, words]);

  return (
    <PromptProvider>
      <main>
        <h1 className="for-ears">{title}</h1>
        <Assembled />
      </main>
      <TableSounds />
      <Curtain />
    </PromptProvider>
  );
}

function Assembled(): ReactElement {
  const { outcome } = useTable().sight;
  const prompt = usePrompt();
  const isPhone = usePhone();
  const parts: Parts = {
    top: <TopBar />,
    inspector: <Inspector />,
    board: <Battlefield />,
    panel: outcome ? <EndNumbers /> : panelFor(prompt),
    roll: <LastRoll />,
    log: <Log />,
    city: <City />,
    prompt: outcome ? <EndBar outcome={outcome} /> : <PromptBar />,
    hand: <Hand />,
  };
  if (!isPhone) return <TableLayout {...parts} />;
  return <PhoneLayout {...parts} below={parts.panel === null ? belowFor(prompt) : 'panel'} />;
}

/** What a phone shows below a question without a panel. */
function belowFor(prompt: PromptProps | null): Below {
  if (prompt === null || prompt.question.kind === 'nextAction') return 'hand';
  return PROMPTS[prompt.question.kind].where === 'city' ? 'city' : 'nothing';
}
