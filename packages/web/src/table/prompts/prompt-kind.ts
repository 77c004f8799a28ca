import type { Decisions } from '@signum/classic';
import type { Answer, Decision, Refusal } from '@signum/kernel';
import type { Roster } from '@signum/text';
import type { FunctionComponent } from 'react';
import type { Words } from './words.ts';

/** What every part of a question needs. */
export interface PromptProps<K extends keyof Decisions = keyof Decisions> {
  readonly question: Decision<Decisions, K>;
  /** The answer as it stands, if it answers this question. */
  readonly draft: Answer<Decisions, K> | null;
  /** Why the draft would not be taken. */
  readonly flaw: Refusal | null;
  readonly roster: Roster;
  readonly words: Words;
  /** Considers an answer, without giving it. */
  readonly propose: (reply: Answer<Decisions, K> | null) => void;
  /** Gives an answer. Soon after the question has come nothing is sent: a second click was meant for the one before. */
  readonly send: (reply: Answer<Decisions, K>) => void;
  /** The label of an answer, without marks: it stands on a button. */
  readonly say: (reply: Answer<Decisions, K>) => string;
}

/** How a kind of question is put: buttons in the bar, and a panel beside the table where it needs room. */
export interface PromptKind<K extends keyof Decisions> {
  readonly Buttons: FunctionComponent<PromptProps<K>>;
  readonly Panel?: FunctionComponent<PromptProps<K>>;
  /** Without it the panel is always shown. */
  readonly needsPanel?: (question: Decision<Decisions, K>) => boolean;
  /** Where the answer is aimed, if not in the bar: a phone opens that part. */
  readonly where?: 'battlefield' | 'city';
  /** The moment of a tactic looks different from everything else. */
  readonly tone?: 'violet';
}

export type PromptKinds = { readonly [K in keyof Decisions]: PromptKind<K> };

/** A question of any kind, once its kind has been looked up. */
export type AnyPromptKind = PromptKind<keyof Decisions>;
