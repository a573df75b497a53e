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

/** Loads the style sheets that failed again: Vite asks for each once, so a screen would come without them. */
export const retryStyles = (): Promise<unknown> => Promise.all(Array.from(failed, retry));
