import type { ReactElement, ReactNode } from 'react';
import { Link, useLocation } from 'wouter';

/** Where somebody plays or watches. */
const TABLE = /^\/(?:g|r|learn)\/./;

interface Props {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A way to something that is read: beside a game in a window of its own, never instead of it. */
export function WayBeside({ href, className, children }: Props): ReactElement {
  const [path] = useLocation();
  if (TABLE.test(path)) {
    return (
      <a href={href} className={className} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  }
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  );
}
