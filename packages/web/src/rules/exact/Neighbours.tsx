import { Fragment, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../app/use-language.ts';
import { passagesOf, wordsOf } from '../reading/passage.ts';
import { WORDS } from '../words.ts';
import styles from './Neighbours.module.css';
import type { ExactRule } from './exact-rule.ts';

/** So much of a neighbour is shown. */
const LENGTH = 130;

/** The rules under the same heading, this one among them, and the ways to the one before and the one after. */
export function Neighbours({ rule, rules }: { rule: ExactRule; rules: readonly ExactRule[] }): ReactElement {
  const words = useWords(WORDS);
  const index = rules.indexOf(rule);
  const [before, after] = [rules[index - 1], rules[index + 1]];
  const together = rules.filter(({ section, part }) => section === rule.section && part === rule.part);
  return (
    <section className={styles['neighbours']}>
      <h2>{words.rule.neighbours}</h2>
      <dl lang={rule.language}>
        {together.map(one => (
          <Fragment key={one.id}>
            <dt>
              <Link href={`/rules/${one.id}`} {...(one === rule && { 'aria-current': 'page' })}>
                {one.id}
              </Link>
            </dt>
            <dd>{beginningOf(one)}</dd>
          </Fragment>
        ))}
      </dl>
      <p className={styles['ways']}>
        {before && <Link href={`/rules/${before.id}`}>‹ {before.id}</Link>}
        {after && <Link href={`/rules/${after.id}`}>{after.id} ›</Link>}
      </p>
    </section>
  );
}

function beginningOf({ blocks }: ExactRule): string {
  const [block] = blocks;
  const passages = block?.kind === 'table' ? block.rows.flat() : blocks.slice(0, 1).flatMap(passagesOf);
  const text = passages.map(wordsOf).filter(Boolean).join(' · ');
  return text.length <= LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', LENGTH))} …`;
}
