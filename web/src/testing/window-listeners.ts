type Listener = Parameters<typeof window.addEventListener>;

const key = Symbol.for('matka.windowListeners');

/** The listeners that were added to the window, kept on it: this module is loaded anew for each test file. */
function watchWindow(): Listener[] {
  const watched: Listener[] = [];
  const add = window.addEventListener;
  window.addEventListener = (...listener: Listener) => {
    watched.push(listener);
    add.apply(window, listener);
  };
  Object.assign(window, { [key]: watched });
  return watched;
}

/** Removes what modules of an earlier test file listen to: files share a window, and each event would reach both. */
export function removeWindowListeners(): void {
  const watched: Listener[] = Reflect.get(window, key) ?? watchWindow();
  for (const [type, listener, options] of watched.splice(0))
    window.removeEventListener(type, listener, options);
}
