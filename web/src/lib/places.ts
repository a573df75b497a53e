/** Last scroll position of each path that keeps it, in px. */
const places = new Map<string, number>();

export const placeOf = (path: string): number => places.get(path) ?? 0;

export function setPlace(path: string, top: number): void {
  places.set(path, top);
}
