import { memo, type ReactElement } from 'react';
import styles from './Icon.module.css';
import { useIconPath, type IconName } from './icon-store.ts';

export type { IconName } from './icon-store.ts';

interface Props {
  name: IconName;
  /** What it says, where no word beside it does. Without a title it is decoration and is not read out. */
  title?: string;
  className?: string | undefined;
}

/** An icon as large as a letter and in the colour of the text, unless a class says otherwise. */
export const Icon = memo(function Icon({ name, title, className = '' }: Props): ReactElement {
  const path = useIconPath(name);
  const told = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg className={`${styles['icon']} ${className}`} viewBox="0 0 512 512" {...told}>
      {title !== undefined && <title>{title}</title>}
      {path !== undefined && <path d={path} />}
    </svg>
  );
});
