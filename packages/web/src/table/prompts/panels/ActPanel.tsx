import { plain } from '@signum/text';
import type { ReactElement } from 'react';
import { useWords } from '../../../app/use-language.ts';
import { attackChance, oddsQuestion, type AttackDeed } from '../../odds/attack-chance.ts';
import { anyWound } from '../../odds/split-odds.ts';
import { TargetOdds } from '../../odds/TargetOdds.tsx';
import { useChance } from '../../odds/use-chance.ts';
import { useOdds } from '../../odds/use-odds.ts';
import { WORDS as ODDS_WORDS } from '../../odds/words.ts';
import { isAimed } from '../kinds/Act.tsx';
import { OptionList, type Option } from '../OptionList.tsx';
import type { PromptProps } from '../prompt-kind.ts';
import styles from './Panel.module.css';

/** Everybody who can be attacked or detected, with what may come of it; the aimed one in full. */
export function ActPanel({ question, draft, roster, words, propose, say }: PromptProps<'act'>): ReactElement {
  const tell = useChance();
  const oddsWords = useWords(ODDS_WORDS);
  const aimed = question.deeds.filter(isAimed);
  const attacks = aimed.filter((deed): deed is AttackDeed => deed.do === 'attack');
  const answers = useOdds(attacks.map(deed => oddsQuestion(question.creature, deed)));
  const answerOf = (deed: AttackDeed) => answers[attacks.indexOf(deed)];
  const chanceOf = (deed: AttackDeed) => attackChance(answerOf(deed), deed.target);

  const drafted = draft && attacks.find(deed => isSame(deed, draft));
  const chance = drafted && chanceOf(drafted);
  const options = aimed.map((deed): Option => {
    const known = deed.do === 'attack' ? chanceOf(deed) : null;
    const name = roster.creature(deed.target).name;
    return {
      key: JSON.stringify(deed),
      label: say({ kind: 'act', ...deed }),
      icon: deed.do === 'detect' ? 'eye-target' : deed.attack === 'melee combat' ? 'crossed-swords' : 'high-shot',
      isPicked: draft !== null && isSame(deed, draft),
      ids: [deed.target],
      note: known && tell ? oddsWords.harms(name, tell(anyWound(known.dealt))) : undefined,
      onPick: () => propose({ kind: 'act', ...deed }),
    };
  });
  return (
    <section className={styles['panel']} aria-labelledby="targets-title">
      <h2 id="targets-title">{words.targets}</h2>
      <OptionList label={words.targets} options={options} />
      {drafted && answerOf(drafted)?.of === 'too-many-ends' && <p>{oddsWords.tooManyEnds}</p>}
      {drafted && chance && <TargetOdds chance={chance} target={plain(roster.creature(drafted.target).name)} />}
    </section>
  );
}

/** Is it this deed that is drafted? */
function isSame(deed: object, draft: object): boolean {
  return Object.entries(deed).every(([key, value]) => (draft as Record<string, unknown>)[key] === value);
}
