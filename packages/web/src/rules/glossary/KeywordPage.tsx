import type { Term } from '@signum/text';
import { use, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { ExampleBox } from '../examples/ExampleBox.tsx';
import { examplesOf, loadExamples } from '../examples/load-examples.ts';
import type { ExactRule } from '../exact/exact-rule.ts';
import { loadRules } from '../exact/load-rules.ts';
import { editionsOf, ruleOfTerm } from '../exact/term-rule.ts';
import { Missing } from '../Missing.tsx';
import { Blocks } from '../reading/Blocks.tsx';
import { WORDS } from '../words.ts';
import { Bearers } from './Bearers.tsx';
import styles from './KeywordPage.module.css';
import { isTerm } from './terms.ts';

/** One keyword: what it does, in few words and in full, in which editions, on which cards, and in which examples. */
export function KeywordPage({ term }: { term: string }): ReactElement {
  return isTerm(term) ? <Known term={term} /> : <Missing id={term} />;
}

function Known({ term }: { term: Term }): ReactElement {
  const words = useWords(WORDS);
  const language = useLanguage();
  const { name, reminder } = language.keyword(term);
  const isIts = ({ id }: ExactRule): boolean => id === ruleOfTerm(term);
  const rule = use(loadRules(language.code)).find(isIts);
  const all = use(loadExamples());
  const shown = [...new Set([...examplesOf(all, [ruleOfTerm(term)]), ...all.filter(({ text }) => names(text, term))])];
  const editions = editionsOf(term, use(loadRules('en')).find(isIts));
  usePageTitle(name);
  return (
    <>
      <p className={styles['where']}>
        <Link href="/rules/keywords">{words.keywords}</Link>
      </p>
      <h1>{name}</h1>
      <p className={styles['reminder']}>{reminder}</p>
      <dl className={styles['facts']}>
        <dt>{words.keyword.editions}</dt>
        <dd>
          {editions.length === 4
            ? words.keyword.allEditions
            : editions.map(id => language.names.editions[id]).join(', ')}
        </dd>
      </dl>
      {rule && (
        <section>
          <h2>{words.keyword.inFull}</h2>
          <div className={styles['full']} lang={rule.language}>
            <Blocks blocks={rule.blocks} />
            <p>
              <Link href={`/rules/${rule.id}`}>{rule.id}</Link>
            </p>
          </div>
          {rule.language !== language.code && <p className={styles['note']}>{words.rule.english}</p>}
        </section>
      )}
      <Bearers term={term} />
      {shown.length > 0 && (
        <section>
          <h2>{words.example.many}</h2>
          {shown.map(example => (
            <ExampleBox key={example.file} example={example} />
          ))}
        </section>
      )}
    </>
  );
}

/** Has somebody in this scenario the keyword? */
function names(text: string, term: Term): boolean {
  return new RegExp(`"${term}(?: \\d+)?"`).test(text);
}
