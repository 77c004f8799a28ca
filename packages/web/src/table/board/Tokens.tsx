import { useDeferredValue, useMemo, type ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { useAim } from '../aim.ts';
import { looksOf } from './looks-of.ts';
import { marksOf } from './marks.ts';
import { baseIn, useScene } from './scene.ts';
import { spokenCreature } from './spoken.ts';
import { Token } from './Token.tsx';
import { useSubject } from './use-subject.ts';
import { useTokenHands } from './use-token-hands.ts';
import { WORDS } from './words.ts';

/** All creatures, those farther away from the looking player first. */
export function Tokens(): ReactElement {
  const scene = useScene();
  const words = useWords(WORDS);
  const hands = useTokenHands();
  const { question } = scene.sight;
  // a route or a place as a draft changes with every movement of the pointer, and marks nobody
  const chosen = useAim(aim => (aim.draft?.kind === 'choose' ? aim.draft : null));
  const selected = useAim(aim => (aim.selected?.kind === 'creature' ? aim.selected.id : null));
  const lit = useAim(aim => aim.lit);
  const hovered = useAim(aim => (aim.hovered?.kind === 'creature' ? aim.hovered.id : null));
  // what is said of everybody follows a little later: it takes measuring, and a selection is to be seen at once
  const subject = useDeferredValue(useSubject());
  const looks = looksOf(scene);
  const marks = useMemo(() => marksOf(question, chosen), [question, chosen]);
  const spoken = useMemo(() => {
    const base = baseIn(scene, subject);
    return new Map(
      looks.map(look => [look.id, spokenCreature(scene, words, look, marks.get(look.id) ?? null, base)] as const),
    );
  }, [scene, words, looks, marks, subject]);
  const first = useDeferredValue(
    (looks.find(({ id }) => id === selected) ?? looks.find(({ id }) => marks.has(id)) ?? looks[0])?.id,
  );
  return (
    <g>
      {looks.map(look => (
        <Token
          key={look.id}
          {...look}
          {...hands}
          name={scene.roster.creature(look.id).name}
          spoken={spoken.get(look.id)!}
          mark={marks.get(look.id) ?? null}
          isSelected={selected === look.id}
          isLit={lit.includes(look.id) || hovered === look.id}
          isFirst={look.id === first}
        />
      ))}
    </g>
  );
}
