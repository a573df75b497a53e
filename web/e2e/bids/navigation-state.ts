import type { Page } from '@playwright/test';

type State = Record<string, unknown>;

export const stateOf = (page: Page): Promise<State> =>
  page.evaluate(() => history.state?.usr ?? {});

/**
 * Opens a route with the navigation state of the current screen, changed, as a new history
 * entry.
 */
export async function putState(
  page: Page,
  path: string,
  change: (state: State) => State,
): Promise<void> {
  const usr = change(await stateOf(page));
  await page.evaluate(
    ([to, state]) => {
      history.pushState({ usr: state, key: 'put', idx: history.state.idx + 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [path, usr] as const,
  );
}
