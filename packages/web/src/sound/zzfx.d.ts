/** The synthesiser comes without types; this is the part of it that we use. */
declare module 'zzfx' {
  export function zzfx(...parameters: readonly (number | undefined)[]): AudioBufferSourceNode;
  export const ZZFX: { volume: number; readonly audioContext: AudioContext };
}
