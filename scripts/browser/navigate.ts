import type { Page } from '@playwright/test';

export async function navigateInApp(
  page: Page,
  path: string,
  state: object,
  entry: string,
): Promise<void> {
  await page.evaluate(
    ([to, usr, key]) => {
      history.pushState({ usr, key, idx: (history.state?.idx ?? 0) + 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [path, state, entry] as const,
  );
}

interface CatalogueEntry {
  id: number;
  name: string;
}

/** Navigation state of a bid screen: a market that is open at noon, and a bet type. */
export async function betNavigationState(mockUrl: string, betTypeName: string): Promise<BetState> {
  const get = async (path: string): Promise<CatalogueEntry[]> =>
    (await fetch(`${mockUrl}${path}?app_id=kalyan-matka`)).json();
  const find = (list: CatalogueEntry[], name: string): CatalogueEntry => {
    const found = list.find((one) => one.name === name);
    if (!found) throw new Error(`The mock has no ${name}.`);
    return found;
  };
  return {
    market: find(await get('/markets/'), 'Kalyan Matka'),
    betType: find(await get('/bet-types/'), betTypeName),
  };
}

export interface BetState {
  market: CatalogueEntry;
  betType: CatalogueEntry;
}
