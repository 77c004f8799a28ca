import type { ActivationDeed } from '@signum/classic';
import type { ReactElement } from 'react';
import type { IconName } from '../../../icons/Icon.tsx';
import { Confirming } from '../Confirming.tsx';
import type { PromptProps } from '../prompt-kind.ts';
import { PromptButton } from '../PromptButton.tsx';
import { usePlan } from '../use-plan.ts';
import { Planned } from './Planned.tsx';

const ICONS: Readonly<Record<ActivationDeed['do'], IconName>> = {
  attack: 'crossed-swords',
  detect: 'eye-target',
  move: 'walking-boot',
  pass: 'sands-of-time',
  run: 'run',
  search: 'magnifying-glass',
  'secret entrance': 'dungeon-gate',
  use: 'aura',
};

/**
 * What the active creature does. Attacks are aimed first, on the battlefield or in the list of targets; the first of them stands here, too,
 * and comes before everything else if it can be struck without a step.
 */
export function Act(prompt: PromptProps<'act'>): ReactElement {
  const { question, draft, words, propose, send, say } = prompt;
  const plan = usePlan();
  if (plan) return <Planned plan={plan} since={question.n} words={words} />;
  if (draft !== null) return <Confirming prompt={prompt} />;
  const aimed = question.deeds.filter(isAimed);
  const others = question.deeds.filter(deed => !isAimed(deed) && deed.do !== 'pass');
  const pass = question.deeds.filter(deed => deed.do === 'pass');
  const close = aimed.find(deed => deed.do === 'attack' && deed.attack === 'melee combat');
  const shown = [...(close ? [close, ...others] : [...others, ...aimed.slice(0, 1)]), ...pass];
  return (
    <>
      {shown.map((deed, place) => {
        const reply = { kind: 'act', ...deed } as const;
        const isPrimary = place === 0 && shown.length > 1;
        return (
          <PromptButton
            key={JSON.stringify(deed)}
            icon={ICONS[deed.do]}
            isPrimary={isPrimary}
            {...(isPrimary && { hotkey: 'Enter' })}
            onClick={() => (isAimed(deed) ? propose(reply) : send(reply))}
          >
            {say(reply)}
          </PromptButton>
        );
      })}
    </>
  );
}

/** Aimed at somebody, so that odds can be told before it is done. */
export function isAimed(deed: ActivationDeed): deed is Extract<ActivationDeed, { target: unknown }> {
  return deed.do === 'attack' || deed.do === 'detect';
}
