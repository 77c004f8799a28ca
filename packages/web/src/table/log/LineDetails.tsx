import { eventText } from '@signum/text';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { Marked } from '../../cards/Marked.tsx';
import { useTable } from '../../game/use-table.ts';
import { useRoster } from '../use-roster.ts';
import { causesIn } from './causes-in.ts';
import type { Line } from './deeds-of.ts';
import styles from './LineDetails.module.css';
import { sourceText } from './source-text.ts';
import { useMoment } from './moment.ts';
import { WORDS } from './words.ts';

/** Why something happened: the rule carried out, the card at work, and the chain of events before it. */
export function LineDetails({ id, line }: { id: string; line: Line }): ReactElement {
  const words = useWords(WORDS);
  const language = useLanguage();
  const { log } = useTable().sight;
  const roster = useRoster();
  const goTo = useMoment();
  const { rule, source, n } = line.entry;
  const through = source === undefined ? null : sourceText(source, roster, language);
  const causes = causesIn(log, n).flatMap(({ n: number, event }) => {
    const text = eventText(language.messages, event, roster);
    return text === null ? [] : [{ number, text }];
  });

  return (
    <div id={id} className={styles['details']}>
      <dl>
        {rule !== undefined && (
          <div>
            <dt>{words.rule}</dt>
            <dd>
              {/* Beside the game, not instead of it. */}
              <a href={`/rules/${rule}`} target="_blank" rel="noreferrer">
                {rule}
              </a>
            </dd>
          </div>
        )}
        {through !== null && (
          <div>
            <dt>{words.source}</dt>
            <dd>
              <Marked text={through} />
            </dd>
          </div>
        )}
        {causes.length > 0 && (
          <div>
            <dt>{words.because}</dt>
            <dd>
              <ol>
                {causes.map(({ number, text }) => (
                  <li key={number}>
                    <Marked text={text} />
                  </li>
                ))}
              </ol>
            </dd>
          </div>
        )}
      </dl>
      {goTo && (
        <button type="button" onClick={() => goTo(n)}>
          {words.moment}
        </button>
      )}
    </div>
  );
}
