/** The two commands that run the whole product on a computer. */
export const commands = 'npm ci\nnpm start';

type Page = Partial<Pick<typeof globalThis, 'isSecureContext' | 'localStorage' | 'location'>> & {
  navigator?: { serviceWorker?: unknown };
};

/** Whether the browser refuses the page its storage, as when it blocks cookies. */
function isStorageRefused(page: Page): boolean {
  try {
    void page.localStorage;
    return false;
  } catch {
    return true;
  }
}

const has = (page: object, name: string): boolean => name in page;

/** Why the demo cannot run in this browser, as one sentence; undefined if it can. */
export function unsupported(page: Page): string | undefined {
  if (page.location?.protocol === 'file:') {
    return 'This page was opened from a file, but it needs a web server.';
  }
  const isOld =
    !has(page, 'WebAssembly') || !has(page, 'BigInt64Array') || !has(page, 'structuredClone');
  if (isOld) return 'This browser is too old to run the demo.';
  if (!page.isSecureContext)
    return 'This address is not secure: the demo needs https or localhost.';
  if (isStorageRefused(page)) {
    return 'This browser stores nothing for this page, which the demo needs: allow it cookies and site data.';
  }
  if (!page.navigator?.serviceWorker) {
    return 'This browser allows no service workers here, which the demo needs; a private window may be the cause.';
  }
  return undefined;
}

/** Shows one sentence and the two commands instead of the app. */
export function showUnsupported(sentence: string): void {
  const text = document.createElement('p');
  text.textContent = `${sentence} Run it on your computer instead, in a copy of the repository, with Node 20 or newer:`;
  const lines = document.createElement('pre');
  lines.textContent = commands;
  // The styles of the app may not be there: an opened file has none of them.
  for (const part of [text, lines]) part.style.margin = '24px 16px';
  const show = (): boolean => {
    // The page's own sentence for older browsers, which names no commands.
    document.documentElement.classList.remove('old');
    const root = document.getElementById('root');
    // Without its place the app does not start.
    root?.replaceWith(text, lines);
    return root !== null;
  };
  if (show()) return;
  // The head runs before the body is parsed.
  const parsing = new MutationObserver(() => {
    if (show()) parsing.disconnect();
  });
  parsing.observe(document, { childList: true, subtree: true });
}
