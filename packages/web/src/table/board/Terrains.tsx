import type { TerrainId } from '@signum/classic';
import { useMemo, type KeyboardEvent, type ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { useAim } from '../aim.ts';
import { marksOf } from './marks.ts';
import { useScene } from './scene.ts';
import { terrainLook, TRAIT_TERMS } from './terrain-look.ts';
import styles from './Terrains.module.css';
import { TerrainShape } from './TerrainShape.tsx';
import { usePointing } from './use-pointing.ts';
import { WORDS } from './words.ts';

/** All templates on the table. */
export function Terrains(): ReactElement {
  const scene = useScene();
  const { keyword } = useLanguage();
  const words = useWords(WORDS);
  const { pointAt } = usePointing();
  const { question, view } = scene.sight;
  const draft = useAim(aim => (aim.draft?.kind === 'choose' ? aim.draft : null));
  const lit = useAim(aim => aim.lit);
  const selected = useAim(aim => (aim.selected?.kind === 'terrain' ? aim.selected.id : null));
  const marks = useMemo(() => marksOf(question, draft), [question, draft]);
  const looks = useMemo(
    () => view.terrains.map(template => terrainLook(scene.state, template, scene.frame)),
    [scene, view],
  );
  const hover = useAim(aim => aim.hover);
  const onKeyDown = (event: KeyboardEvent<SVGGElement>): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    pointAt(event.currentTarget.getAttribute('data-terrain')!);
    event.nativeEvent.stopPropagation();
  };
  return (
    <g>
      {looks.map(({ id, ...look }) => {
        const mark = marks.get(id);
        const traits = look.traits.map(trait => keyword(TRAIT_TERMS[trait]).name);
        const name = scene.roster.terrain(id).name;
        return (
          <g
            key={id}
            className={styles['terrain']}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no button of its own
            role="button"
            tabIndex={mark ? 0 : -1}
            aria-label={words.terrain(name, traits, mark === 'candidate' || mark === 'target', mark === 'chosen')}
            aria-pressed={mark === 'chosen' || selected === id}
            data-terrain={id}
            data-mark={mark}
            data-lit={lit.includes(id) || selected === id || undefined}
            onKeyDown={onKeyDown}
            onPointerEnter={() => hover({ kind: 'terrain', id: id as TerrainId })}
            onPointerLeave={() => hover(null)}
          >
            <TerrainShape {...look} />
            <path className={styles['mark']} d={look.outline} />
          </g>
        );
      })}
    </g>
  );
}
