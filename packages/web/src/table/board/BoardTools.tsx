import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { useAim, type Tool } from '../aim.ts';
import styles from './BoardTools.module.css';
import { useCamera } from './camera-store.ts';
import { useHandling } from './handling.ts';
import { placeOf } from './placing.ts';
import { useScene } from './scene.ts';
import { usePointing } from './use-pointing.ts';
import { WORDS } from './words.ts';

/** Zoom, measure and threats, for those who do not use keys. */
export function BoardTools(): ReactElement {
  const { tools } = useWords(WORDS);
  const { sight, frame } = useScene();
  const { aimAt } = usePointing();
  const tool = useAim(aim => aim.tool);
  const zoomMiddle = useCamera(camera => camera.zoomMiddle);
  const fit = useCamera(camera => camera.fit);
  const toggle = (which: Tool): void => {
    useHandling.getState().lay(null);
    useAim.getState().take(tool === which ? 'look' : which);
  };
  const rotate = (by: number): void => {
    const { turn, turnTo } = useHandling.getState();
    turnTo(turn + by);
    const place = placeOf(useAim.getState().draft);
    if (place) aimAt(frame.at(place));
  };
  return (
    <div className={styles['tools']} role="toolbar" aria-label={tools.all}>
      {sight.question?.kind === 'terrainPose' && (
        <>
          <ToolButton label={tools.turnLeft} icon="anticlockwise-rotation" onClick={() => rotate(15)} />
          <ToolButton label={tools.turnRight} icon="clockwise-rotation" onClick={() => rotate(-15)} />
        </>
      )}
      <ToolButton
        label={tools.measure}
        icon="measure-tape"
        isOn={tool === 'measure'}
        onClick={() => toggle('measure')}
      />
      <ToolButton label={tools.threat} icon="hazard-sign" isOn={tool === 'threat'} onClick={() => toggle('threat')} />
      <ToolButton label={tools.farther} sign="−" onClick={() => zoomMiddle(1 / 1.5)} />
      <ToolButton label={tools.nearer} sign="+" onClick={() => zoomMiddle(1.5)} />
      <ToolButton label={tools.whole} sign="⤢" onClick={fit} />
    </div>
  );
}

interface ButtonProps {
  label: string;
  icon?: IconName;
  sign?: string;
  isOn?: boolean;
  onClick: () => void;
}

function ToolButton({ label, icon, sign, isOn, onClick }: ButtonProps): ReactElement {
  return (
    <button type="button" aria-label={label} title={label} aria-pressed={isOn} onClick={onClick}>
      {icon ? <Icon name={icon} /> : <span aria-hidden>{sign}</span>}
    </button>
  );
}
