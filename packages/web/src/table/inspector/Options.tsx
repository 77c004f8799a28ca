import { samePlain } from '@signum/kernel';
import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { Marked } from '../../cards/Marked.tsx';
import { useTable } from '../../game/use-table.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useAim, type Subject } from '../aim.ts';
import { optionIcon } from './option-icon.ts';
import { optionsFor, type Option } from './options.ts';
import styles from './Options.module.css';
import { Reason } from './Reason.tsx';
import { useOptionText } from './use-option-text.ts';
import { usePress } from './use-press.ts';
import { WORDS } from './words.ts';

/** What can be done with the thing that is looked at, and what not, with the reasons. */
export function Options({ subject }: { subject: Subject }): ReactElement | null {
  const { sight } = useTable();
  const words = useWords(WORDS);
  const options = optionsFor(sight, subject);
  const open = options.filter(({ refusal }) => refusal === null);
  const closed = options.filter(({ refusal }) => refusal !== null);
  if (options.length === 0) return null;
  return (
    <section aria-label={words.actions} className={styles['options']}>
      {open.length > 0 && (
        <ul className={styles['open']}>
          {open.map(option => (
            <OpenOption key={JSON.stringify(option.reply)} option={option} />
          ))}
        </ul>
      )}
      {closed.length > 0 && (
        <details className={styles['closed']} open={open.length === 0 && closed.length < 3 && closed.some(isOfItsOwn)}>
          <summary>{words.closed(closed.length)}</summary>
          <ul>
            {closed.map(option => (
              <ClosedOption key={JSON.stringify(option.reply)} option={option} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Is the thing itself the reason, and not only that it is the time of something else? That is told where anybody asks. */
function isOfItsOwn({ refusal }: Option): boolean {
  return refusal?.code !== 'other-phase' && refusal?.code !== 'activation-under-way';
}

function OpenOption({ option }: { option: Option }): ReactElement {
  const press = usePress();
  const { label, detail } = useOptionText()(option.reply);
  const words = useWords(WORDS);
  const isAimed = useAim(aim => aim.draft !== null && samePlain(aim.draft, option.reply));
  const light = useAim(aim => aim.light);
  const lit =
    'target' in option.reply ? [option.reply.target] : 'terrain' in option.reply ? [option.reply.terrain] : [];
  return (
    <li>
      <button
        type="button"
        className={styles['option']}
        aria-pressed={isAimed}
        onClick={() => press(option)}
        onPointerEnter={() => light(lit)}
        onPointerLeave={() => light([])}
        onFocus={() => light(lit)}
        onBlur={() => light([])}
      >
        <Icon name={optionIcon(option.reply)} />
        <span className={styles['label']}>
          <Marked text={label} quiet />
          {detail !== undefined && (
            <small>
              <Marked text={detail} quiet />
            </small>
          )}
        </span>
        {isAimed && <span className={styles['again']}>{words.commit}</span>}
      </button>
    </li>
  );
}

function ClosedOption({ option }: { option: Option }): ReactElement {
  const { label } = useOptionText()(option.reply);
  return (
    <li>
      <span className={styles['shut']}>
        <Icon name={optionIcon(option.reply)} /> <Marked text={label} />
      </span>
      {option.refusal && <Reason refusal={option.refusal} />}
    </li>
  );
}
