import { Suspense, type ReactElement } from 'react';
import { useParams } from 'wouter';
import { Waiting } from '../app/Waiting.tsx';
import { CardDialog } from '../cards/CardDialog.tsx';
import { Contents } from './Contents.tsx';
import { ExactIndex } from './exact/ExactIndex.tsx';
import { ExactPage } from './exact/ExactPage.tsx';
import { TopicPage } from './guide/TopicPage.tsx';
import { KeywordPage } from './glossary/KeywordPage.tsx';
import { KeywordsPage } from './glossary/KeywordsPage.tsx';
import { Overview } from './Overview.tsx';
import styles from './RulesPage.module.css';
import { Search } from './search/Search.tsx';

/** The rules to look up: `/rules`, a chapter, all keywords, one of them, or an exact rule by its number. */
export function RulesPage(): ReactElement {
  const { topic, name } = useParams<{ topic?: string; name?: string }>();
  return (
    <div className={styles['page']}>
      <aside className={styles['side']}>
        <Search />
        <Contents here={name === undefined ? (topic ?? null) : 'keywords'} />
      </aside>
      <article className={topic === undefined && name === undefined ? styles['all'] : styles['text']}>
        <Suspense fallback={<Waiting />}>
          <Reading topic={topic} name={name} />
        </Suspense>
      </article>
      <CardDialog />
    </div>
  );
}

function Reading({ topic, name }: { topic: string | undefined; name: string | undefined }): ReactElement {
  if (name !== undefined) return <KeywordPage key={name} term={name} />;
  if (topic === undefined) return <Overview />;
  if (topic === 'keywords') return <KeywordsPage />;
  if (topic === 'exact') return <ExactIndex />;
  if (/^[CK]-/i.test(topic)) return <ExactPage key={topic} id={topic} />;
  return <TopicPage key={topic} slug={topic} />;
}
