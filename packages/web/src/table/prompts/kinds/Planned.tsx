import type { ReactElement } from 'react';
import { useTable } from '../../../game/use-table.ts';
import { useAim } from '../../aim.ts';
import type { Plan } from '../../board/plan.ts';
import { PromptButton } from '../PromptButton.tsx';
import { useStanding } from '../standing.ts';
import type { Words } from '../words.ts';

interface Props {
  readonly plan: Plan;
  /** The number of the question to which the plan is the answer. */
  readonly since: number;
  readonly words: Words;
}

/** A move was planned on the battlefield: the golden button does all of it, the other one lets it go. */
export function Planned({ plan: { creature, aim }, since, words }: Props): ReactElement {
  const { id, seat, view } = useTable().sight;
  const intend = useAim(state => state.intend);
  const go = useStanding(standing => standing.go);
  const pace = aim.way.spec.run ? 'run' : 'move';
  const turn = { game: id, seat, turn: view.turn };
  return (
    <>
      <PromptButton
        isPrimary
        hotkey="Enter"
        icon={pace === 'run' ? 'run' : 'walking-boot'}
        onClick={() => go({ turn, since, creature, pace, route: aim.reply })}
      >
        {pace === 'run' ? words.runHere : words.moveHere}
      </PromptButton>
      <PromptButton hotkey="Esc" onClick={() => intend(null)}>
        {words.back}
      </PromptButton>
    </>
  );
}
