import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useWords } from '../../app/use-language.ts';
import { useTable } from '../../game/use-table.ts';
import { useAim, type Subject } from '../aim.ts';
import { CardFacts } from './CardFacts.tsx';
import { CreatureFacts } from './CreatureFacts.tsx';
import styles from './Inspector.module.css';
import { Options } from './Options.tsx';
import { askedAbout, shownSubject } from './shown-subject.ts';
import { Squads } from './Squads.tsx';
import { TerrainFacts } from './TerrainFacts.tsx';
import { useRestedHover } from './use-rested-hover.ts';
import { WhyNot } from './WhyNot.tsx';
import { WORDS } from './words.ts';

/** Everything about the thing that is pointed at or selected, and everything that can be done with it. */
export function Inspector(): ReactElement {
  const { sight } = useTable();
  const words = useWords(WORDS);
  const { question, view } = sight;
  const asked = useMemo(() => askedAbout(question), [question]);
  // what the pointer rests on, else what is selected, else what the question is about
  const hovered = useRestedHover();
  const subject = useAim(({ selected }) => shownSubject(view, [hovered, selected, asked]));
  return (
    <section className={styles['panel']} aria-label={words.region}>
      {subject === null ? (
        <>
          <Squads />
          <p className={styles['nothing']}>{words.nothing}</p>
        </>
      ) : (
        <Facts subject={subject}>
          <Options subject={subject} />
          <WhyNot />
        </Facts>
      )}
      {subject === null && <WhyNot />}
    </section>
  );
}

interface Props {
  subject: Subject;
  /** Stands between the numbers and the texts: what can be done comes before what can be read. */
  children: ReactNode;
}

function Facts({ subject, children }: Props): ReactElement {
  const { sight } = useTable();
  switch (subject.kind) {
    case 'creature':
      return (
        <CreatureFacts creature={sight.view.creatures.find(({ id }) => id === subject.id)!}>{children}</CreatureFacts>
      );
    case 'terrain':
      return (
        <TerrainFacts template={sight.view.terrains.find(({ id }) => id === subject.id)!}>{children}</TerrainFacts>
      );
    case 'building':
      return (
        <CardFacts id={subject.id} building={{ seat: subject.seat }}>
          {children}
        </CardFacts>
      );
    case 'card':
      return <CardFacts id={subject.id}>{children}</CardFacts>;
  }
}
