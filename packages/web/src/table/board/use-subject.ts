import { useAim } from '../aim.ts';
import { askedCreature } from './marks.ts';
import { useScene } from './scene.ts';

/** The creature from which is measured: whose question it is, or who is selected. */
export function useSubject(): string | null {
  const { sight } = useScene();
  const selected = useAim(aim => (aim.selected?.kind === 'creature' ? aim.selected.id : null));
  return askedCreature(sight.question) ?? selected;
}
