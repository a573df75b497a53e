/** Style sheets of the page that could not be loaded. */
const failed = new Set<HTMLLinkElement>();

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  { capture: true },
);

function retry(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.crossOrigin = link.crossOrigin;
  again.href = link.href;
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`No styles at ${link.href}`)));
    link.replaceWith(again);
  });
}

/** The loads that failed before, or whose style sheets failed. */
const unfinished = new WeakSet<() => Promise<unknown>>();

/**
 * Loads code, and the style sheets that failed before: Vite requests each once, so that later code would lack its styles.
 * If some fail again, code that never failed is still returned: those styles belong to other code.
 */
export async function loadStyled<T>(load: () => Promise<T>): Promise<T> {
  try {
    const code = await load();
    const styles = Promise.all(Array.from(failed, retry));
    await (unfinished.has(load) ? styles : styles.catch(() => undefined));
    return code;
  } catch (error) {
    unfinished.add(load);
    throw error;
  }
}

/**
 * Loads code that a screen can do without. What fails while there is no network is loaded once it is back.
 * @returns undefined where the code cannot be loaded
 */
export async function loadLater<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await loadStyled(load);
  } catch {
    if (navigator.onLine) return undefined;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadStyled(load).catch(() => undefined);
  }
}
