import { isRefused } from '@signum/kernel';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import action from '../../app/Action.module.css';
import { fromHere } from '../../app/origin.ts';
import { useWords } from '../../app/use-language.ts';
import { beginFromScenario } from '../../game/from-scenario.ts';
import { Icon } from '../../icons/Icon.tsx';
import { WORDS } from '../words.ts';
import type { Example } from './example.ts';
import styles from './ExampleBox.module.css';

/** Sets an example up on the real table, where the reader plays both sides. */
export function PlayButton({ example }: { example: Example }): ReactElement {
  const words = useWords(WORDS).example;
  const [, go] = useLocation();
  const [state, setState] = useState<'beginning' | 'failed' | 'ready'>('ready');
  const play = async (): Promise<void> => {
    setState('beginning');
    const [one, other] = words.players;
    try {
      const begun = await beginFromScenario({
        text: example.text,
        seats: [
          { kind: 'person', name: one },
          { kind: 'person', name: other },
        ],
        isOpen: true,
      });
      if (isRefused(begun)) setState('failed');
      else go(`/g/${begun.id}`, fromHere());
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className={action['plain']}
        disabled={state === 'beginning'}
        onClick={() => void play()}
        title={words.playHelp}
      >
        <Icon name="crossed-swords" />
        {state === 'beginning' ? words.playing : words.play}
      </button>
      {state === 'failed' && (
        <p role="alert" className={styles['failed']}>
          {words.failed}
        </p>
      )}
    </>
  );
}
