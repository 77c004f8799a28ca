import type { ClassicState } from '@signum/classic';
import type { Roster } from '@signum/text';
import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { fixed, frameFrom, TABLE } from '../../table/board/frame.ts';
import { Ground } from '../../table/board/Ground.tsx';
import { Paints } from '../../table/board/Paints.tsx';
import { terrainLook } from '../../table/board/terrain-look.ts';
import { TerrainShape } from '../../table/board/TerrainShape.tsx';
import { tokenLook } from '../../table/board/token-look.ts';
import { WORDS } from '../words.ts';
import { Figure } from './Figure.tsx';
import { labelsOf } from './labels-of.ts';
import styles from './Position.module.css';
import type { Window } from './window-of.ts';

interface Props {
  state: ClassicState;
  roster: Roster;
  window: Window;
}

const FRAME = frameFrom('south');

/** A part of the battlefield at one moment, drawn as the table draws it. */
export function Position({ state, roster, window }: Props): ReactElement {
  const words = useWords(WORDS).example;
  const looks = state.creatures
    .filter(({ dying }) => !dying)
    .map(creature => tokenLook(state, creature, FRAME))
    .toSorted((one, other) => one.y - other.y);
  const shown = looks.filter(({ x, y, r }) => isWithin(window, x, y, r));
  const labels = labelsOf(looks, id => roster.creature(id).name);
  const names = shown.map(({ id }) => roster.creature(id).name).join(', ');
  const { x, y, width, height } = window;
  return (
    <svg
      className={styles['position']}
      viewBox={[x, y, width, height].map(fixed).join(' ')}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made here has no file
      role="img"
      aria-label={words.picture(names)}
      data-theme="dark"
    >
      <Paints />
      <clipPath id="on-table">
        <rect width={TABLE} height={TABLE} />
      </clipPath>
      <Ground own={1} other={2} />
      {state.terrains.map(template => {
        const { id, ...look } = terrainLook(state, template, FRAME);
        return <TerrainShape key={id} {...look} />;
      })}
      {looks.map(look => (
        <Figure key={look.id} look={look} />
      ))}
      {labels.map(({ id, text, x: atX, y: atY }) => (
        <text key={id} className={styles['name']} x={fixed(atX)} y={fixed(atY)} aria-hidden>
          {text}
        </text>
      ))}
    </svg>
  );
}

function isWithin({ x, y, width, height }: Window, atX: number, atY: number, r: number): boolean {
  return atX + r > x && atX - r < x + width && atY + r > y && atY - r < y + height;
}
