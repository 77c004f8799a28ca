import { useSettings } from '../settings/use-settings.ts';
import type { Cue } from './cues.ts';
import { parametersOf, SOUNDS } from './sounds.ts';

/** Plays a cue, if sound was asked for. The synthesiser is fetched with the first one: silence costs nothing. */
export async function playCue(cue: Cue): Promise<void> {
  const { sound, volume } = useSettings.getState();
  if (!sound || volume === 0) return;
  const { zzfx, ZZFX } = await import('zzfx');
  // Browsers keep a page silent until somebody has touched it.
  if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume();
  ZZFX.volume = (volume / 100) * 0.5;
  zzfx(...parametersOf(SOUNDS[cue]));
}
