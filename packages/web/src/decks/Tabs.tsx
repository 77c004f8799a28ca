import { useId, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import styles from './Tabs.module.css';

interface Props<T extends string> {
  label: string;
  tabs: readonly { readonly id: T; readonly name: string }[];
  shown: T;
  onShow: (id: T) => void;
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Pages of one thing behind tabs. Arrow keys go from tab to tab, as everywhere. */
export function Tabs<T extends string>({ label, tabs, shown, onShow, children }: Props<T>): ReactElement {
  const base = useId();

  function step(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const place = tabs.findIndex(({ id }) => id === shown);
    const next = tabs[(place + by + tabs.length) % tabs.length]!.id;
    onShow(next);
    document.getElementById(`${base}${next}`)?.focus();
  }

  return (
    <>
      <div className={styles['tabs']} role="tablist" aria-label={label}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            id={base + id}
            type="button"
            role="tab"
            aria-selected={id === shown}
            aria-controls={`${base}panel`}
            tabIndex={id === shown ? 0 : -1}
            onClick={() => onShow(id)}
            onKeyDown={step}
          >
            {name}
          </button>
        ))}
      </div>
      <div id={`${base}panel`} role="tabpanel" aria-labelledby={base + shown} className={styles['panel']}>
        {children}
      </div>
    </>
  );
}
