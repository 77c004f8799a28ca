import { memo, useRef, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../app/use-language.ts';
import { useTable } from '../../game/use-table.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useWayBack } from '../leave/use-way-back.ts';
import styles from './GameMenu.module.css';
import iconButton from './IconButton.module.css';
import { KeysDialog } from './KeysDialog.tsx';
import { PromptButton } from './PromptButton.tsx';
import { WORDS } from './words.ts';

/** What is seldom needed: the way out, keys, an offered draw, giving up. Only giving up is asked twice. */
export const GameMenu = memo(function GameMenu(): ReactElement {
  const words = useWords(WORDS);
  const table = useTable();
  const wayBack = useWayBack();
  const [, go] = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  const keys = useRef<HTMLDialogElement>(null);
  const sure = useRef<HTMLDialogElement>(null);
  const { outcome, view, seat } = table.sight;
  const isOver = outcome !== null;
  const close = (): void => menu.current?.hidePopover();
  return (
    <>
      <button type="button" className={iconButton['button']} popoverTarget="game-menu" aria-label={words.menu}>
        <Icon name="gears" />
      </button>
      <div ref={menu} id="game-menu" popover="auto" className={styles['menu']}>
        <PromptButton onClick={() => go(wayBack.href)}>{wayBack.name}</PromptButton>
        <PromptButton
          hotkey="?"
          onClick={() => {
            close();
            keys.current?.showModal();
          }}
        >
          {words.keys}
        </PromptButton>
        <PromptButton
          closed={isOver ? words.close : view.drawOffer === seat ? words.drawOffered : undefined}
          onClick={() => {
            close();
            void table.answer({ kind: 'offerDraw' });
          }}
        >
          {words.offerDraw}
        </PromptButton>
        <PromptButton
          tone="danger"
          closed={isOver ? words.close : undefined}
          onClick={() => {
            close();
            sure.current?.showModal();
          }}
        >
          {words.concede}
        </PromptButton>
      </div>
      <KeysDialog ref={keys} />
      <dialog ref={sure} className={styles['sure']} aria-labelledby="concede-title">
        <h2 id="concede-title">{words.concedeSure}</h2>
        <p>{words.concedeHelp}</p>
        <div className={styles['buttons']}>
          <PromptButton onClick={() => sure.current?.close()}>{words.goOn}</PromptButton>
          <PromptButton
            tone="danger"
            onClick={() => {
              sure.current?.close();
              void table.concede();
            }}
          >
            {words.concede}
          </PromptButton>
        </div>
      </dialog>
    </>
  );
});
