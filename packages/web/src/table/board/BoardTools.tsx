import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { useAim, type Tool } from '../aim.ts';
import styles from './BoardTools.module.css';
import { useCamera } from './camera-store.ts';
import { useHandling } from './handling.ts';
import { ToolButton } from './ToolButton.tsx';
import { WORDS } from './words.ts';

interface Props {
  /** Where fingers zoom, two buttons less. */
  readonly isBrief?: boolean;
}

/** Zoom, measure and threats, for those who do not use keys. */
export function BoardTools({ isBrief = false }: Props): ReactElement {
  const { tools } = useWords(WORDS);
  const tool = useAim(aim => aim.tool);
  const zoomMiddle = useCamera(camera => camera.zoomMiddle);
  const fit = useCamera(camera => camera.fit);
  const toggle = (which: Tool): void => {
    useHandling.getState().lay(null);
    useAim.getState().take(tool === which ? 'look' : which);
  };
  return (
    <div className={styles['tools']} role="toolbar" aria-label={tools.all}>
      <ToolButton
        label={tools.measure}
        icon="measure-tape"
        isOn={tool === 'measure'}
        onClick={() => toggle('measure')}
      />
      <ToolButton label={tools.threat} icon="hazard-sign" isOn={tool === 'threat'} onClick={() => toggle('threat')} />
      {!isBrief && (
        <>
          <ToolButton label={tools.farther} sign="−" onClick={() => zoomMiddle(1 / 1.5)} />
          <ToolButton label={tools.nearer} sign="+" onClick={() => zoomMiddle(1.5)} />
        </>
      )}
      <ToolButton label={tools.whole} sign="⤢" onClick={fit} />
    </div>
  );
}
