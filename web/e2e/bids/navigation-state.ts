import type { Page } from '@playwright/test';

type State = Record<string, unknown>;

/** What the router carries for the screen that is shown. */
export const stateOf = (page: Page): Promise<State> =>
  page.evaluate(() => history.state?.usr ?? {});

/**
 * Opens a route with a navigation state, made of that of the screen that is shown, as a link of the app would:
 * an entry of the history of its own.
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
