import type { ReactElement } from 'react';
import { Confirming } from '../Confirming.tsx';
import type { PromptProps } from '../prompt-kind.ts';

/** How a template lies: the battlefield aims and turns, this commits. */
export function TerrainPose(prompt: PromptProps<'terrainPose'>): ReactElement {
  return <Confirming prompt={prompt} label={prompt.words.layHere} />;
}
