import type { CreatureId, TerrainId } from '@signum/classic';
import { parts, type Mark } from '@signum/text';
import { memo, type ReactElement } from 'react';
import { useAim, type Subject } from '../table/aim.ts';
import { CardMark } from './CardMark.tsx';
import { KeywordMark } from './KeywordMark.tsx';
import styles from './Marked.module.css';
import { WayBeside } from './WayBeside.tsx';
import { withTails, type TailedPart } from './with-tails.ts';

interface Props {
  /** A text with marks, as every text of the game comes. */
  text: string;
  /** Inside a button nothing else can be pressed: keywords are bold, and that is all. */
  quiet?: boolean;
}

/** A text whose names lead somewhere: a keyword explains itself, a card opens, a creature lights up on the battlefield. */
export const Marked = memo(function Marked({ text, quiet = false }: Props): ReactElement {
  return (
    <>
      {withTails(parts(text)).map((part, place) => (
        // The same text is always cut into the same parts.
        // eslint-disable-next-line react/no-array-index-key
        <Stretch key={place} part={part} quiet={quiet} />
      ))}
    </>
  );
});

function Stretch({ part, quiet }: { part: TailedPart; quiet: boolean }): ReactElement {
  const bare = <Bare part={part} quiet={quiet} />;
  if (part.head + part.tail === '') return bare;
  // what cannot be pressed is text, and no box
  if (quiet) {
    return (
      <>
        {part.head}
        {bare}
        {part.tail}
      </>
    );
  }
  return (
    <span className={styles['joined']}>
      {part.head !== '' && <span className={styles['head']}>{part.head}</span>}
      {bare}
      {part.tail}
    </span>
  );
}

function Bare({ part: { text, mark }, quiet }: { part: TailedPart; quiet: boolean }): ReactElement {
  if (mark === undefined) return <>{text}</>;
  if (quiet) return mark.kind === 'keyword' ? <b>{text}</b> : <>{text}</>;
  switch (mark.kind) {
    case 'keyword':
      return <KeywordMark id={mark.id}>{text}</KeywordMark>;
    case 'building':
    case 'card':
      return <CardMark id={mark.id}>{text}</CardMark>;
    case 'creature':
    case 'terrain':
      return <ThingMark mark={mark}>{text}</ThingMark>;
    case 'rule':
      return (
        <WayBeside className={styles['rule']} href={`/rules/${mark.id}`}>
          {text}
        </WayBeside>
      );
  }
}

/** Somebody or something on the battlefield: pointing at the name shows where it stands, pressing selects it. */
function ThingMark({ mark, children }: { mark: Mark; children: string }): ReactElement {
  const light = useAim(aim => aim.light);
  const select = useAim(aim => aim.select);
  return (
    <button
      type="button"
      className={styles['thing']}
      onPointerEnter={() => light([mark.id])}
      onPointerLeave={() => light([])}
      onFocus={() => light([mark.id])}
      onBlur={() => light([])}
      onClick={() => select(subjectOf(mark))}
    >
      {children}
    </button>
  );
}

function subjectOf({ kind, id }: Mark): Subject {
  return kind === 'terrain' ? { kind, id: id as TerrainId } : { kind: 'creature', id: id as CreatureId };
}
