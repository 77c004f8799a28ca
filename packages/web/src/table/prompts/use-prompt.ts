import { createContext, useContext } from 'react';
import type { PromptProps } from './prompt-kind.ts';

/** What is asked of this chair now, for the bar, the panel and the keys; nothing while it waits. */
export const PromptContext = createContext<PromptProps | null>(null);

export function usePrompt(): PromptProps | null {
  return useContext(PromptContext);
}
