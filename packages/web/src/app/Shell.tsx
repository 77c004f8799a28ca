import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { GlobalTools } from './GlobalTools.tsx';
import { useWords } from './language-context.ts';
import { Places } from './Places.tsx';
import styles from './Shell.module.css';
import { WORDS } from './words.ts';

/** What every page but the table has: the name and the ways above, the notice below. */
export function Shell({ children }: { children: ReactNode }): ReactElement {
  const words = useWords(WORDS);
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#content">
        {words.skip}
      </a>
      <header className={styles['header']}>
        <Link className={styles['name']} href="/">
          <img src="/favicon.svg" alt="" width={30} height={30} />
          Signum
        </Link>
        <div className={styles['above']}>
          <Places />
        </div>
        <GlobalTools />
      </header>
      <main id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles['footer']}>
        <div className={styles['below']}>
          <Places />
        </div>
        <p>{words.notice}</p>
        <p>
          {words.privacy} <Link href="/credits">{words.credits.title}</Link>
        </p>
      </footer>
    </div>
  );
}

/** A new page begins at its top, for the eye and for whoever listens to it. */
function useArrival(main: { readonly current: HTMLElement | null }): void {
  const [path] = useLocation();
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [path, main]);
}
