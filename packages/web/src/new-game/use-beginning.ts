import { isRefused } from '@signum/kernel';
import { plain, refusalText } from '@signum/text';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../app/use-language.ts';
import { beginGame } from '../game/begin-game.ts';
import type { NewGame } from '../game/contract.ts';
import { cardRoster } from './deck-judgement.ts';

interface Beginning {
  readonly state: 'beginning' | 'ready';
  /** Why the last attempt came to nothing, in words. */
  readonly refusal: string | null;
  readonly begin: (plan: NewGame) => Promise<void>;
}

/** Begins a game and goes to its table. */
export function useBeginning(): Beginning {
  const language = useLanguage();
  const [, go] = useLocation();
  const [state, setState] = useState<Beginning['state']>('ready');
  const [refusal, setRefusal] = useState<string | null>(null);
  const begin = async (plan: NewGame): Promise<void> => {
    setState('beginning');
    setRefusal(null);
    try {
      const begun = await beginGame(plan);
      if (!isRefused(begun)) go(`/g/${begun.id}`);
      else setRefusal(plain(refusalText(language.messages, begun.refused, cardRoster(language))));
    } catch (error) {
      setRefusal(String(error));
    } finally {
      setState('ready');
    }
  };
  return { state, refusal, begin };
}
