import { isCreatureCard, type Creature } from '@signum/classic';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { cardOf, lookup } from '../../cards/card-of.ts';
import { STAT_ICONS } from '../../cards/card-signs.ts';
import { Marked } from '../../cards/Marked.tsx';
import { useTable } from '../../game/use-table.ts';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { useRoster } from '../use-roster.ts';
import { Gains } from './Gains.tsx';
import { Heading } from './Heading.tsx';
import styles from './Inspector.module.css';
import { KeywordLines } from './KeywordLines.tsx';
import { lengthText } from '../board/length-text.ts';
import { numbersOf } from './numbers.ts';
import { Statuses } from './Statuses.tsx';
import { WORDS } from './words.ts';

/** A creature: its numbers now and as printed, its state, what it can do and what it was given. */
export function CreatureFacts({ creature, children }: { creature: Creature; children: ReactNode }): ReactElement {
  const { sight } = useTable();
  const language = useLanguage();
  const words = useWords(WORDS);
  const roster = useRoster();
  const card = cardOf(creature.card);
  const text = useMemo(() => language.card(card, lookup), [language, card]);
  const values = sight.values[creature.id];
  if (values === undefined || !isCreatureCard(card)) throw new Error(`${card.id} is no card of a creature`);
  const { strength, health, movement, keywords } = numbersOf(values, creature, card);
  const { stats, rulers } = language.names;
  const steps = movement.ruler === null ? '–' : rulers[movement.ruler];
  return (
    <>
      <Heading card={card} seat={creature.controller} title={roster.creature(creature.id).name} type={text.type} />
      <ul className={styles['chips']}>
        <Stat icon={STAT_ICONS.strength} name={stats.strength} now={strength.now} printed={strength.printed} />
        <Stat icon={STAT_ICONS.movement} name={stats.movement} now={steps}>
          {movement.more > 0 && ` + ${words.centimetres(lengthText(language.code, movement.more))}`}
        </Stat>
        <Stat
          icon={STAT_ICONS.health}
          name={stats.health}
          now={health.now}
          printed={health.printed}
          left={health.left}
        />
      </ul>
      <Statuses creature={creature} />
      {children}
      <KeywordLines keywords={keywords} />
      <ul className={styles['lines']}>
        {text.lines
          .filter(({ about }) => about === 'ability')
          .map(line => (
            <li key={line.text}>
              <Marked text={line.text} />
            </li>
          ))}
      </ul>
      <Gains gains={creature.gains} />
    </>
  );
}

interface StatProps {
  icon: IconName;
  name: string;
  now: number | string;
  printed?: number;
  /** Of Health: what is left of it. */
  left?: number;
  children?: ReactNode;
}

function Stat({ icon, name, now, printed, left, children }: StatProps): ReactElement {
  const words = useWords(WORDS);
  const change = typeof now === 'number' && printed !== undefined ? Math.sign(now - printed) : 0;
  const tint = change > 0 ? styles['up'] : change < 0 ? styles['down'] : '';
  return (
    <li className={`${styles['chip']} ${styles['stat']}`} title={name}>
      <Icon name={icon} title={name} />
      <span className={tint}>
        {left === undefined ? now : `${left} / ${now}`}
        {children}
      </span>
      {change !== 0 && printed !== undefined && <span className={styles['printed']}>{words.printed(printed)}</span>}
    </li>
  );
}
