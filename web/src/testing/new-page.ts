import { vi } from 'vitest';

// Files of tests share workers, and with them a page: each starts on an empty one.
vi.useRealTimers();
vi.unstubAllGlobals();
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // Suggestions come after half a second of rest, a second look after two: on a busy machine later.
  configure({ asyncUtilTimeout: 8000 });
  const { waitForRender } = await import('./wait-for-render.ts');
  waitForRender();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const node of [document.documentElement, document.body]) {
    for (const name of node.getAttributeNames()) node.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: what an earlier file left there is none of this one's.
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
  history.replaceState(null, '', '/');
}
