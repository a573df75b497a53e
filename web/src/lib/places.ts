/** Last scroll position of each path that keeps it, in px. */
const places = new Map<string, number>();

/** The scroll position to which a path returns, in px. */
export const placeOf = (path: string): number => places.get(path) ?? 0;

/** Remembers the scroll position of a path, in px. */
export function setPlace(path: string, top: number): void {
  places.set(path, top);
}
