import type { Card } from '@signum/classic';
import type { CardField } from '@signum/text';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../app/use-language.ts';
import { originOf } from './origin-of.ts';
import { WORDS } from './words.ts';

/** What a printed source tells of this card, and what we had to make up. */
export function Origin({ card }: { card: Card }): ReactElement {
  const words = useWords(WORDS);
  const { code, names } = useLanguage();
  const { known, ours } = originOf(card, code);
  const listed = (fields: readonly CardField[], none: string): string =>
    [...new Set(fields.map(field => names.fields[field]))].join(', ') || none;
  const note = card.source?.note;
  return (
    <section aria-labelledby="origin">
      <h2 id="origin">{words.origin}</h2>
      <dl>
        <div>
          <dt>{words.known}</dt>
          <dd>{listed(known, words.allOurs)}</dd>
        </div>
        <div>
          <dt>{words.ours}</dt>
          <dd>{listed(ours, words.allKnown)}</dd>
        </div>
        {note !== undefined && (
          <div>
            <dt>{words.note}</dt>
            <dd lang="en">{note}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
