import type { Action } from '@signum/classic';
import { plain, refusalText } from '@signum/text';
import type { ReactElement } from 'react';
import { useLanguage } from '../../../app/use-language.ts';
import { useTable } from '../../../game/use-table.ts';
import type { IconName } from '../../../icons/Icon.tsx';
import { useAim } from '../../aim.ts';
import { actionsOn } from '../actions-on.ts';
import type { PromptProps } from '../prompt-kind.ts';
import { PromptButton } from '../PromptButton.tsx';

const ICONS: Readonly<Partial<Record<Action['do'], IconName>>> = {
  activate: 'walking-boot',
  play: 'poker-hand',
  'play terrain': 'peaks',
  'use building': 'castle',
};

/** What can be done with whatever is selected; or, if that is nothing, why not. */
export function ForSelected({ question, roster, propose, send, say }: PromptProps<'nextAction'>): ReactElement | null {
  const { seat } = useTable().sight;
  const { messages } = useLanguage();
  const selected = useAim(aim => aim.selected);
  const open = actionsOn(selected, question.actions, seat);
  if (open.length > 0) {
    return (
      <>
        {open.map(action => {
          const reply = { kind: 'nextAction', ...action } as const;
          // an activation only leads to the next question; what spends something is aimed at first, never by a stray Enter
          const isAtOnce = action.do === 'activate';
          const icon = ICONS[action.do];
          return (
            <PromptButton
              key={JSON.stringify(action)}
              isPrimary={isAtOnce}
              isMinor={!isAtOnce && open.length > 1}
              {...(icon && { icon })}
              {...(isAtOnce && { hotkey: 'Enter' })}
              onClick={() => (isAtOnce ? send : propose)(reply)}
            >
              {say(reply)}
            </PromptButton>
          );
        })}
      </>
    );
  }
  const closed = question.closed.find(({ action }) => actionsOn(selected, [action], seat).length > 0);
  if (!closed) return null;
  const why = plain(refusalText(messages, closed.refusal, roster));
  return (
    <PromptButton closed={why} note={why} onClick={() => undefined}>
      {say({ kind: 'nextAction', ...closed.action })}
    </PromptButton>
  );
}
