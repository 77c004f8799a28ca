import { useEffect, useRef, type ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { useAim } from '../aim.ts';
import { AimLayer } from './AimLayer.tsx';
import { AreaLayer } from './AreaLayer.tsx';
import styles from './BattlefieldStage.module.css';
import { BoardTools } from './BoardTools.tsx';
import { VIEW } from './camera.ts';
import { useCamera } from './camera-store.ts';
import { Halos } from './Halos.tsx';
import { OverLayer } from './OverLayer.tsx';
import { PlaceList } from './PlaceList.tsx';
import { placingQuestion } from './placing.ts';
import { Reaches } from './Reaches.tsx';
import { useScene } from './scene.ts';
import { TurnTools } from './TurnTools.tsx';
import { UnderLayer } from './UnderLayer.tsx';
import { useBoardGestures } from './use-board-gestures.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useSheet } from './use-sheet.ts';
import { WORDS } from './words.ts';

interface Props {
  /** Otherwise they have a place elsewhere on the screen. */
  readonly hasTools: boolean;
}

/** The space in which the table lies: drawings on top of one another, moved as one by the camera. */
export function BattlefieldStage({ hasTools }: Props): ReactElement {
  const { sight } = useScene();
  const words = useWords(WORDS);
  const stage = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const detail = useCamera(camera => camera.detail);
  const tool = useAim(aim => aim.tool);
  useBoardGestures(stage);
  useBoardKeys(stage);

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      useCamera.getState().resize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useSheet(sheet);

  const isPlacing = placingQuestion(sight.question) !== null;
  return (
    <div className={styles['frame']} data-whole={!(hasTools || isPlacing) || undefined}>
      <section
        ref={stage}
        className={styles['stage']}
        aria-label={words.battlefield}
        data-detail={detail}
        data-tool={tool}
        data-placing={isPlacing || undefined}
      >
        <div className={styles['floor']} />
        {/* the table itself is as dark on a bright page as on a dark one */}
        <div ref={sheet} className={styles['sheet']} data-theme="dark">
          <svg viewBox={VIEW} className={styles['layer']}>
            <UnderLayer />
          </svg>
          <Reaches className={styles['layer']} />
          <svg viewBox={VIEW} className={styles['layer']}>
            <AreaLayer />
          </svg>
          <Halos />
          <svg viewBox={VIEW} className={styles['layer']}>
            <OverLayer />
          </svg>
          <svg viewBox={VIEW} className={styles['layer']}>
            <AimLayer />
          </svg>
        </div>
      </section>
      <div className={styles['bar']}>
        {isPlacing && <PlaceList />}
        {sight.question?.kind === 'terrainPose' && <TurnTools />}
        {hasTools && <BoardTools />}
      </div>
    </div>
  );
}
