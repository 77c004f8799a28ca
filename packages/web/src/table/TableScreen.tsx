import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useWords } from '../app/use-language.ts';
import type { Sight } from '../game/contract.ts';
import { useTable } from '../game/use-table.ts';
import { TableSounds } from '../sound/TableSounds.tsx';
import { Battlefield } from './board/Battlefield.tsx';
import { City } from './city/City.tsx';
import { Curtain } from './curtain/Curtain.tsx';
import { LastRoll } from './dice/LastRoll.tsx';
import { EndBar } from './end/EndBar.tsx';
import { EndNumbers } from './end/EndNumbers.tsx';
import { Hand } from './hand/Hand.tsx';
import { handSize } from './hand/hand-size.ts';
import { Inspector } from './inspector/Inspector.tsx';
import { PhoneLayout, type Below } from './layout/PhoneLayout.tsx';
import { TableLayout, type Parts } from './layout/TableLayout.tsx';
import { usePhone } from './layout/use-phone.ts';
import { WORDS } from './layout/words.ts';
import { Log } from './log/Log.tsx';
import { PromptBar } from './prompts/PromptBar.tsx';
import { PROMPTS } from './prompts/prompt-kinds.ts';
import { hasPanel, PromptPanel } from './prompts/PromptPanel.tsx';
import { PromptProvider } from './prompts/PromptProvider.tsx';
import { TopBar } from './topbar/TopBar.tsx';

interface Props {
  /** Whoever teaches at this table speaks above the questions, and has the last word when the game is over. */
  readonly coach?: ReactNode;
  /** A word beside the question. */
  readonly tip?: ReactNode;
}

/** A game on the table at `/g/:id`: everything that is needed to play it to its end. */
export function TableScreen({ coach, tip }: Props): ReactElement {
  const words = useWords(WORDS);
  const { seats, question, isShared } = useTable().sight;
  const title = words.title(seats[0]?.name ?? '', seats[1]?.name ?? '');
  const isAsked = question !== null;

  useEffect(() => {
    document.title = `${isAsked ? `${words.yourTurn} · ` : ''}${title} – Signum`;
  }, [title, isAsked, words]);

  return (
    <PromptProvider>
      <main data-shared={isShared}>
        <h1 className="for-ears">{title}</h1>
        <Assembled coach={coach} tip={tip} />
      </main>
      <TableSounds />
      <Curtain />
    </PromptProvider>
  );
}

/** Looks at the question only, not at the answer as it stands: that changes with every movement of the pointer. */
function Assembled({ coach, tip }: Props): ReactElement {
  const { sight } = useTable();
  const { outcome, question } = sight;
  const isPhone = usePhone();
  const parts: Parts = {
    top: <TopBar />,
    inspector: <Inspector />,
    board: <Battlefield hasTools={!isPhone} />,
    panel: outcome && coach === undefined ? <EndNumbers /> : hasPanel(question) ? <PromptPanel /> : null,
    roll: <LastRoll />,
    log: <Log />,
    city: <City />,
    coach,
    tip,
    prompt: outcome === null ? <PromptBar /> : coach === undefined ? <EndBar outcome={outcome} /> : null,
    hand: <Hand />,
  };
  if (!isPhone) return <TableLayout {...parts} />;
  return <PhoneLayout {...parts} below={parts.panel === null ? belowFor(sight) : 'panel'} />;
}

/** What a phone shows below a question without a panel. An empty hand is not worth the room. */
function belowFor({ question, seat, view }: Sight): Below {
  if (question === null || question.kind === 'nextAction')
    return handSize(view.players[seat]!) > 0 ? 'hand' : 'nothing';
  return PROMPTS[question.kind].where === 'city' ? 'city' : 'nothing';
}
