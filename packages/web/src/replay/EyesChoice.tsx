import type { ReactElement } from 'react';
import { useWords } from '../app/use-language.ts';
import type { ReplayEyes } from '../game/messages.ts';
import styles from './EyesChoice.module.css';
import { WORDS } from './words.ts';

interface Props {
  names: readonly string[];
  eyes: ReplayEyes;
  onChoose: (eyes: ReplayEyes) => void;
}

/** With whose eyes the game is watched: the secrets of one player, of both, or of nobody. */
export function EyesChoice({ names, eyes, onChoose }: Props): ReactElement {
  const words = useWords(WORDS);
  const choices: readonly { readonly is: ReplayEyes; readonly name: string }[] = [
    { is: 'open', name: words.open },
    ...names.map((name, seat) => ({ is: seat, name })),
    { is: 'spectator', name: words.spectator },
  ];
  return (
    <label className={styles['eyes']}>
      <span>{words.eyes}</span>
      <select
        value={String(eyes)}
        onChange={({ target }) => onChoose(choices.find(({ is }) => String(is) === target.value)?.is ?? 'open')}
      >
        {choices.map(({ is, name }) => (
          <option key={is} value={String(is)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
