import type { Page } from '@playwright/test';

/** Opens a route without a load of the page, with the navigation state of the current screen and more of it. */
export async function putState(
  page: Page,
  path: string,
  added: Record<string, unknown> = {},
): Promise<void> {
  // A page that is loading does not follow its history yet.
  await page.locator('main').waitFor();
  await page.evaluate(
    async ([to, more]) => {
      const { usr, idx } = history.state;
      history.pushState({ usr: { ...usr, ...more }, key: 'put', idx: idx + 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      // The screen before is then gone, with texts that the next one may have too.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    },
    [path, added] as const,
  );
}
