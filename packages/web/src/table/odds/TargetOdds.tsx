import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { Chips, type Chip } from './Chips.tsx';
import { OddsBars } from './OddsBars.tsx';
import { anyWound } from './split-odds.ts';
import type { AttackChance } from './attack-chance.ts';
import { useChance } from './use-chance.ts';
import { WORDS } from './words.ts';

/** What may come of the attack that is aimed at. */
export function TargetOdds({ chance, target }: { chance: AttackChance; target: string }): ReactElement | null {
  const words = useWords(WORDS);
  const tell = useChance();
  if (tell === null) return null;
  const { dealt, suffered } = chance;
  const chips: Chip[] = [
    { sort: 'dealt', text: words.harms(target, tell(anyWound(dealt))) },
    { sort: 'dealt', text: words.kills(target, tell(dealt.dies)) },
    ...(suffered && anyWound(suffered) > 0
      ? [{ sort: 'suffered' as const, text: words.youTake(tell(anyWound(suffered))) }]
      : []),
  ];
  return (
    <>
      <OddsBars harm={dealt} label={target} sort="dealt" />
      <Chips chips={chips} />
    </>
  );
}
