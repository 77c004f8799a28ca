import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { useTable } from '../../game/use-table.ts';
import { Dice } from '../dice/Die.tsx';
import type { PromptProps } from '../prompts/prompt-kind.ts';
import { splitOf } from '../prompts/split-of.ts';
import { Chips, type Chip } from './Chips.tsx';
import { fightOf } from './fight-of.ts';
import { OddsBars } from './OddsBars.tsx';
import { anyWound, expectedOf, splitOdds, type Cell } from './split-odds.ts';
import { SplitMatrix } from './SplitMatrix.tsx';
import styles from './SplitPanel.module.css';
import { useChance } from './use-chance.ts';
import { useOdds } from './use-odds.ts';
import { WORDS } from './words.ts';

/** How many dice attack and how many defend, with what is to be expected of it. */
export function SplitPanel({ question, draft, roster, propose }: PromptProps<'assignDice'>): ReactElement {
  const words = useWords(WORDS);
  const tell = useChance();
  const fight = fightOf(useTable().sight.log, question.creature);
  const [answer] = useOdds(fight === null ? [] : [{ of: 'melee', attacker: fight.attacker, defender: fight.defender }]);
  const { dice, least, most } = question;
  const attack = splitOf(question, draft);
  const take = (n: number): void => propose({ kind: 'assignDice', attack: n });
  const other = fight === null ? '' : roster.creature(fight.other).name;
  const odds = fight !== null && answer?.of === 'melee' ? splitOdds(answer.odds, fight) : null;
  const cell = odds && expectedOf(odds, attack);
  return (
    <section className={styles['split']} aria-labelledby="split-title">
      <h2 id="split-title">{words.split(dice)}</h2>
      {fight !== null && (
        <p className={styles['other']}>
          {fight.chosen
            ? words.hasChosen(other, fight.chosen.attack, fight.chosen.defence)
            : fight.own === fight.defender && words.answersBest(other)}
        </p>
      )}
      <div className={styles['sides']}>
        <div>
          <h3>
            {words.attack} {attack}
          </h3>
          <Dice faces={Array.from({ length: attack }, () => 'axe')} sort="attack" />
        </div>
        <div>
          <h3>
            {words.defence} {dice - attack}
          </h3>
          <Dice faces={Array.from({ length: dice - attack }, () => 'shield')} sort="defence" />
        </div>
      </div>
      {most > least && (
        <input
          type="range"
          className={styles['slider']}
          aria-label={words.attackDice}
          min={least}
          max={most}
          value={attack}
          onChange={event => take(Number(event.target.value))}
        />
      )}
      {tell !== null && fight !== null && cell === null && (
        <p className={styles['other']}>{answer?.of === 'too-many-ends' ? words.tooManyEnds : words.reckoning}</p>
      )}
      {cell && tell !== null && (
        <>
          <OddsBars harm={cell.dealt} label={other} sort="dealt" />
          <Chips chips={chipsOf(cell, other, tell, words)} />
        </>
      )}
      {odds && tell !== null && <SplitMatrix odds={odds} other={other} attack={attack} onTake={take} />}
    </section>
  );
}

type Tell = (chance: number) => string;
type Words = (typeof WORDS)['en'];

function chipsOf({ dealt, suffered }: Cell, other: string, tell: Tell, words: Words): Chip[] {
  return [
    { sort: 'dealt', text: words.kills(other, tell(dealt.dies)) },
    { sort: 'suffered', text: words.youTake(tell(anyWound(suffered))) },
    ...(suffered.dies > 0 ? [{ sort: 'suffered' as const, text: words.youFall(tell(suffered.dies)) }] : []),
  ];
}
