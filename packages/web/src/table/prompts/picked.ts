/**
 * Choosing from a list in which the same name may stand several times, two copies of a card for instance. Answers are told in the
 * order of the list, so they are kept in it.
 */

/** Which places of the list are picked. */
export function pickedPlaces<T>(options: readonly T[], picked: readonly T[]): number[] {
  const left = [...picked];
  return options.flatMap((option, place) => {
    const at = left.indexOf(option);
    if (at === -1) return [];
    left.splice(at, 1);
    return [place];
  });
}

/** Picks a place, or lets it go. Where the most are picked already, the newcomer takes the place of the last one. */
export function togglePlace<T>(options: readonly T[], picked: readonly T[], place: number, most: number): T[] {
  const places = pickedPlaces(options, picked);
  const rest = places.filter(one => one !== place);
  const next = rest.length < places.length ? rest : [...rest.slice(0, Math.max(0, most - 1)), place];
  return next.toSorted((one, other) => one - other).map(one => options[one]!);
}
