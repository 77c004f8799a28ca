import type { ReactElement } from 'react';
import type { Question } from '../../game/contract.ts';
import type { AnyPromptKind } from './prompt-kind.ts';
import { PROMPTS } from './prompt-kinds.ts';
import { usePrompt } from './use-prompt.ts';

/** Does the question want room beside the table? Most do not. */
export function hasPanel(question: Question | null): boolean {
  if (question === null) return false;
  const { Panel, needsPanel } = PROMPTS[question.kind] as unknown as AnyPromptKind;
  return Panel !== undefined && needsPanel?.(question) !== false;
}

/** The part of a question that wants room: a split, a list, a tray. */
export function PromptPanel(): ReactElement | null {
  const prompt = usePrompt();
  if (prompt === null || !hasPanel(prompt.question)) return null;
  const { Panel } = PROMPTS[prompt.question.kind] as unknown as AnyPromptKind;
  return Panel ? <Panel key={prompt.question.n} {...prompt} /> : null;
}
