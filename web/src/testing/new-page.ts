import { vi } from 'vitest';

// Test files share workers and with them a page: each starts with an empty one.
vi.useRealTimers();
vi.unstubAllGlobals();
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // Suggestions need half a second, a second look two: more on a busy machine.
  configure({ asyncUtilTimeout: Number(process.env.WAIT_LIMIT ?? 15_000) });
  const { waitForRender } = await import('./wait-for-render.ts');
  const { printPageOnce } = await import('./element-errors.ts');
  const { omitOwnerStacks } = await import('./owner-stacks.ts');
  waitForRender();
  printPageOnce();
  omitOwnerStacks();
  const { removeWindowListeners } = await import('./window-listeners.ts');
  removeWindowListeners();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const node of [document.documentElement, document.body]) {
    for (const name of node.getAttributeNames()) node.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: removes cookies of an earlier test file.
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
  history.replaceState(null, '', '/');
}
