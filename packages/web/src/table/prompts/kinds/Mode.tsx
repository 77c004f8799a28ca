import type { ReactElement } from 'react';
import type { PromptProps } from '../prompt-kind.ts';
import { Confirming } from '../Confirming.tsx';

/** One of the effects that the panel lists. */
export function Mode(prompt: PromptProps<'mode'>): ReactElement {
  return <Confirming prompt={prompt} label={prompt.words.confirm} />;
}
