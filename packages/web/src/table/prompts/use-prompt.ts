import { createContext, useContext, useMemo } from 'react';
import { useAim } from '../aim.ts';
import type { PromptProps } from './prompt-kind.ts';

/** A question and the ways to answer it. The answer as it stands is apart: it may change with every movement of the pointer. */
export type Asked = Omit<PromptProps, 'draft' | 'flaw'>;

/** What is asked of this chair now; nothing while it waits. */
export const PromptContext = createContext<Asked | null>(null);

/** What is asked, with the answer as it stands, for the bar, the panel and the keys. */
export function usePrompt(): PromptProps | null {
  const asked = useContext(PromptContext);
  const kind = asked?.question.kind;
  const draft = useAim(aim => (aim.draft?.kind === kind ? aim.draft : null));
  const flaw = useAim(aim => (aim.draft?.kind === kind ? aim.flaw : null));
  return useMemo(() => asked && { ...asked, draft, flaw }, [asked, draft, flaw]);
}
