import type { Roster } from '@signum/text';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { useTable } from '../../game/use-table.ts';
import { useRoster } from '../use-roster.ts';
import { Dice } from './Die.tsx';
import { blocksOf, lastRoll, successesOf, type Blow, type LastRoll as Roll } from './last-roll.ts';
import styles from './LastRoll.module.css';
import { WORDS, type Words } from './words.ts';

/** The dice that were rolled last, and what they did: never a roll without its effect. */
export function LastRoll(): ReactElement {
  const words = useWords(WORDS);
  const roll = lastRoll(useTable().sight.log);
  return (
    <section className={styles['roll']} aria-labelledby="roll-title">
      <h2 id="roll-title">{words.title}</h2>
      {roll === null ? <p className={styles['nothing']}>{words.nothingYet}</p> : <Told key={roll.n} roll={roll} />}
    </section>
  );
}

function Told({ roll }: { roll: Roll }): ReactElement {
  const { names } = useLanguage();
  const words = useWords(WORDS);
  const roster = useRoster();
  if (roll.of === 'dice') {
    const { player, who, card } = roll;
    const thrower = player === undefined ? undefined : roster.player(player).name;
    const name = who === undefined ? thrower : roster.creature(who).name;
    const what = card === undefined ? words.reasons[roll.why] : roster.card(card).name;
    return (
      <>
        <p className={styles['about']}>{[...new Set([name, what])].filter(Boolean).join(' · ')}</p>
        <Dice faces={roll.faces} sort="other" />
      </>
    );
  }
  const attack = roll.attack === 'backstab' ? words.backstab : names.attacks[roll.attack];
  return (
    <>
      {roll.blows.map(blow => (
        <div key={`${blow.by} ${blow.who}`} className={styles['blow']}>
          <p className={styles['about']}>
            {roster.creature(blow.by).name} → {roster.creature(blow.who).name} · {attack}
          </p>
          <p className={styles['dice']}>
            <Dice faces={blow.strikes} sort="attack" counting={blow.counting} />
            {blow.shields.length > 0 && (
              <>
                <span className={styles['against']}>{words.against}</span>
                <Dice faces={blow.shields} sort="defence" counting={['shield']} />
              </>
            )}
          </p>
          {blow.hits !== undefined && <p>{sentence(blow, roster, words)}</p>}
        </div>
      ))}
    </>
  );
}

/** "3 hits − 1 block − 1 held off = 1 damage to Web Guard · 1 wound". */
function sentence(blow: Blow, roster: Roster, words: Words): ReactElement {
  const { hits = 0, damage, wounds, armourLost, falls } = blow;
  const { name } = roster.creature(blow.who);
  const successes = successesOf(blow);
  const blocks = blocksOf(blow);
  const dealt = Math.max(damage, wounds, hits > 0 ? armourLost : 0);
  const effects = [
    ...(armourLost > 0 ? [words.armourLost(armourLost)] : []),
    ...(wounds > 0 ? [words.wounds(wounds)] : []),
    ...(falls ? [words.falls(name)] : []),
  ];
  if (successes === undefined) return <>{words.allBlocked}</>;
  // whatever keeps off damage without dice, such as "−1 from attacks"
  const spared = falls ? 0 : successes - blocks - dealt;
  return (
    <>
      {words.hits(successes)}
      {blocks > 0 && ` − ${words.blocks(blocks)}`}
      {spared > 0 && ` − ${words.spared(spared)}`}
      {' = '}
      <b>{dealt > 0 ? words.damage(dealt, name) : words.noDamage(name)}</b>
      {effects.length > 0 && ` · ${effects.join(', ')}`}
    </>
  );
}
