import type { Effect, Face, FaceTable } from '@signum/classic';
import { capital } from '../marks.ts';
import { listed } from './typography.ts';

export const faceWords: Readonly<Record<Face, string>> = { bullseye: 'мишень', axe: 'топор', shield: 'щит' };

/** What each face does, as sentences; faces that do the same stand together: "Топор или щит: …" */
export function faceTable(table: FaceTable, say: (effect: Effect) => string): string {
  const rows = new Map<string, { readonly faces: Face[]; readonly effect: Effect }>();
  for (const [key, effect] of Object.entries(table)) {
    const faces = key.split('|') as Face[];
    const same = rows.get(JSON.stringify(effect));
    if (same) same.faces.push(...faces);
    else rows.set(JSON.stringify(effect), { faces, effect });
  }
  return [...rows.values()].map(({ faces, effect }) => `${capital(oneOf(faces))}: ${say(effect)}`).join('. ');
}

export function oneOf(faces: readonly Face[]): string {
  return listed(
    faces.map(face => faceWords[face]),
    'или',
  );
}
