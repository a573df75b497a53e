import type { Screen } from '../player/screen.ts';

/** Reads a screen once: it stays the same object as long as its document does not change. */
export function once<Value>(read: (screen: Screen) => Value): (screen: Screen) => Value {
  const known = new WeakMap<Screen, { readonly value: Value }>();
  return (screen) => {
    const found = known.get(screen) ?? { value: read(screen) };
    known.set(screen, found);
    return found.value;
  };
}
