import type { ReactElement } from 'react';
import type { AnyPromptKind, PromptProps } from './prompt-kind.ts';
import { PROMPTS } from './prompt-kinds.ts';

/** The part of a question that wants room: a split, a list, a tray. Most questions have none. */
export function panelFor(prompt: PromptProps | null): ReactElement | null {
  if (prompt === null) return null;
  const { Panel, needsPanel } = PROMPTS[prompt.question.kind] as unknown as AnyPromptKind;
  if (!Panel || needsPanel?.(prompt.question) === false) return null;
  return <Panel key={prompt.question.n} {...prompt} />;
}
