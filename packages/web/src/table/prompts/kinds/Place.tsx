import type { ReactElement } from 'react';
import { Confirming } from '../Confirming.tsx';
import type { PromptProps } from '../prompt-kind.ts';

/** Where a creature is set down: the battlefield aims, this commits. */
export function Place(prompt: PromptProps<'place'>): ReactElement {
  return <Confirming prompt={prompt} label={prompt.words.placeHere} />;
}
