import { use, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { ExampleBox } from '../examples/ExampleBox.tsx';
import { examplesOf, loadExamples } from '../examples/load-examples.ts';
import { ToldIn } from '../guide/ToldIn.tsx';
import { Missing } from '../Missing.tsx';
import { Blocks } from '../reading/Blocks.tsx';
import { idsOfLinks } from '../reading/passage.ts';
import { WORDS } from '../words.ts';
import styles from './ExactPage.module.css';
import type { ExactRule } from './exact-rule.ts';
import { loadRules } from './load-rules.ts';
import { Neighbours } from './Neighbours.tsx';

/** A numbered rule: what it says, where the guide tells it, who shows it, and what stands beside it. */
export function ExactPage({ id }: { id: string }): ReactElement {
  const { code } = useLanguage();
  const rules = use(loadRules(code));
  const rule = rules.find(one => one.id.toLowerCase() === id.toLowerCase());
  return rule ? <Rule rule={rule} rules={rules} /> : <Missing id={id} />;
}

function Rule({ rule, rules }: { rule: ExactRule; rules: readonly ExactRule[] }): ReactElement {
  const words = useWords(WORDS);
  const { code } = useLanguage();
  const examples = examplesOf(use(loadExamples()), [rule.id]);
  const readings = rules.filter(({ id }) => id.startsWith('C-AMB-') && idsOfLinks(rule.blocks).includes(id));
  usePageTitle(rule.id);
  return (
    <>
      <p className={styles['where']}>
        <Link href="/rules/exact">{words.exact}</Link> ›{' '}
        <span lang={rule.language}>
          {rule.section}
          {rule.part !== '' && ` › ${rule.part}`}
        </span>
      </p>
      <h1 className={styles['id']}>{rule.id}</h1>
      <div className={styles['rule']} lang={rule.language}>
        <Blocks blocks={rule.blocks} />
      </div>
      {readings.map(({ id, blocks, language }) => (
        <section key={id} className={styles['reading']}>
          <h2>{words.rule.reading}</h2>
          <div lang={language}>
            <Blocks blocks={blocks} />
          </div>
        </section>
      ))}
      {[rule, ...readings].some(({ language }) => language !== code) && (
        <p className={styles['note']}>{words.rule.english}</p>
      )}
      <ToldIn ids={[rule.id]} />
      {examples.length > 0 && (
        <section>
          <h2>{words.example.many}</h2>
          {examples.map(example => (
            <ExampleBox key={example.file} example={example} />
          ))}
        </section>
      )}
      <Neighbours rule={rule} rules={rules} />
    </>
  );
}
