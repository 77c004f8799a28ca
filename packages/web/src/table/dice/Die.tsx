import type { Face } from '@signum/classic';
import type { ReactElement } from 'react';
import { useLanguage } from '../../app/use-language.ts';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import styles from './Die.module.css';

/** Attack dice are warm and square, defence dice blue and round, all others ivory: told apart without colours too. */
export type DieSort = 'attack' | 'defence' | 'other';

/** How it fell: raised if it counts, lowered if not, as it lies where nobody says. */
export type DieResult = 'failure' | 'success' | 'unknown';

const SIGNS: Readonly<Record<Face, IconName>> = {
  axe: 'battle-axe',
  bullseye: 'bullseye',
  shield: 'checked-shield',
};

interface Props {
  face: Face;
  sort: DieSort;
  result?: DieResult;
  /** A die inside a line of text. */
  isSmall?: boolean;
  /** Its name, where no other word says it; without it the die is decoration. */
  title?: string;
}

/** One die as it lies on the table. */
export function Die({ face, sort, result = 'unknown', isSmall = false, title }: Props): ReactElement {
  const names = [styles['die'], styles[sort], styles[result], isSmall ? styles['small'] : ''];
  return (
    <span className={names.join(' ')}>
      <Icon name={SIGNS[face]} {...(title !== undefined && { title })} />
    </span>
  );
}

interface RowProps {
  faces: readonly Face[];
  sort: DieSort;
  /** Faces that are a success in this roll, where it is known. */
  counting?: readonly Face[] | undefined;
  isSmall?: boolean;
}

/** Dice in a row, read out as one: "Axe, Axe, Shield". */
export function Dice({ faces, sort, counting, isSmall = false }: RowProps): ReactElement {
  const { names } = useLanguage();
  const said = faces.map(face => names.faces[face]).join(', ');
  return (
    <span className={styles['row']}>
      <span className="for-ears">{said}</span>
      {faces.map((face, place) => (
        <Die key={place} face={face} sort={sort} isSmall={isSmall} result={resultOf(face, counting)} />
      ))}
    </span>
  );
}

export function resultOf(face: Face, counting: readonly Face[] | undefined): DieResult {
  if (counting === undefined) return 'unknown';
  return counting.includes(face) ? 'success' : 'failure';
}
