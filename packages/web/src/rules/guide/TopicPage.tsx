import { use, useEffect, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { loadExamples } from '../examples/load-examples.ts';
import { Missing } from '../Missing.tsx';
import { Blocks } from '../reading/Blocks.tsx';
import { WORDS } from '../words.ts';
import { loadGuide } from './load-guide.ts';
import type { Topic } from './topic.ts';
import styles from './TopicPage.module.css';

/** A chapter of the guide. */
export function TopicPage({ slug }: { slug: string }): ReactElement {
  const { code } = useLanguage();
  const topics = use(loadGuide(code));
  const index = topics.findIndex(topic => topic.slug === slug);
  const topic = topics[index];
  if (!topic) return <Missing id={slug} />;
  return <Chapter topic={topic} before={topics[index - 1]} after={topics[index + 1]} />;
}

interface Props {
  topic: Topic;
  before: Topic | undefined;
  after: Topic | undefined;
}

function Chapter({ topic: { title, order, blocks }, before, after }: Props): ReactElement {
  const words = useWords(WORDS);
  const examples = use(loadExamples());
  usePageTitle(title);
  useHeadingInAddress();
  return (
    <>
      <p className={styles['kicker']}>{words.chapter(order)}</p>
      <h1>{title}</h1>
      <Blocks blocks={blocks} examples={examples} />
      <nav className={styles['ways']} aria-label={words.guide}>
        {before && (
          <Link href={`/rules/${before.slug}`}>
            <small>‹ {words.previous}</small>
            {before.title}
          </Link>
        )}
        {after && (
          <Link href={`/rules/${after.slug}`} className={styles['after']}>
            <small>{words.next} ›</small>
            {after.title}
          </Link>
        )}
      </nav>
    </>
  );
}

/** The text comes after the address: whoever was sent to a heading is brought there then. */
function useHeadingInAddress(): void {
  const hash = useLocationProperty(() => location.hash);
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    const heading = id === '' ? null : document.getElementById(id);
    if (!heading) return undefined;
    // the page itself begins at its top first
    const frame = requestAnimationFrame(() => {
      heading.scrollIntoView({ behavior: 'instant' });
      heading.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
