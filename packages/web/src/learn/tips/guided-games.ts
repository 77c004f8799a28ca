const KEY = 'signum.guided';
/** Hints end by themselves after so many games. */
const MOST = 3;

/** Is this a game in which the hints of a beginner are shown? */
export function isGuided(id: string): boolean {
  return guidedIn(stored()).includes(id);
}

/** From now on hints are shown in this game, unless there were enough games with them. */
export function guide(id: string): void {
  const guided = guidedIn(stored());
  if (guided.length >= MOST || guided.includes(id)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...guided, id]));
  } catch {
    // Without storage there are no hints; the game is the same.
  }
}

/** Whoever wants hints again gets them in the last game that had them, and in the next ones. */
export function guideAgain(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(guidedIn(stored()).slice(-1)));
  } catch {
    // Without storage there are no hints; the game is the same.
  }
}

/** The games out of what was stored. */
export function guidedIn(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
