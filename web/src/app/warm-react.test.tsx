import { expect, it, vi } from 'vitest';
import { createAppRoot } from './app-root.ts';
import { warmReact } from './warm-react.tsx';

vi.mock(import('./app-root.ts'), async (original) => ({
  createAppRoot: vi.fn((await original()).createAppRoot),
}));

/** What a box showed after each of its changes. */
function record(box: Element): string[] {
  const shown: string[] = [];
  new MutationObserver(() => shown.push(box.textContent)).observe(box, {
    childList: true,
    subtree: true,
  });
  return shown;
}

it('goes from one screen to another outside of the page, and leaves nothing behind', async () => {
  const [page, address, entries] = [document.body.innerHTML, location.href, window.history.length];
  let shown: string[] = [];
  const create = vi.mocked(createAppRoot).getMockImplementation();
  vi.mocked(createAppRoot).mockImplementation((box) => {
    shown = record(box);
    return (create as typeof createAppRoot)(box);
  });
  await warmReact();
  await vi.waitFor(() => expect(shown.at(-1)).toBe(''));
  expect(shown).toContain('true');
  expect([document.body.innerHTML, location.href, window.history.length]).toEqual([
    page,
    address,
    entries,
  ]);
});
