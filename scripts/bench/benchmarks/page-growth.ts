import type { Benchmark } from '../benchmark.ts';
import { withApp } from '../browser/open-app.ts';
import { type PageWork, pageWork } from '../browser/page-work.ts';
import { scalingMeasurements } from '../scaling.ts';

const sizes = [20, 200, 2_000] as const;
/** A list may take as long as it is; nothing may grow faster. */
const linear = 1;

/** Main-thread work of the page as its markets, the bets in a draft and the rows of its table grow. */
export const pageGrowth: Benchmark = {
  name: 'page-growth',
  run: ({ quick, rounds = quick ? 1 : 5, folder }) =>
    withApp({ folder }, async ({ app, mock, browser }) => {
      const found = sizes.map((size) => ({ size, rounds: [] as PageWork[] }));
      for (let round = 0; round < rounds; round += 1) {
        for (const { size, rounds: works } of found)
          works.push(await pageWork(browser, app.url, { mock, count: size }));
      }
      const costs = (kind: keyof PageWork) =>
        found.map(({ size, rounds: works }) => ({ size, costs: works.map((work) => work[kind]) }));
      return [
        ...scalingMeasurements(
          { piece: 'opening home', of: 'markets', most: linear },
          costs('markets'),
        ),
        ...scalingMeasurements(
          { piece: 'opening a bid screen', of: 'bets in its draft', most: linear },
          costs('draft'),
        ),
        ...scalingMeasurements({ piece: 'a key press', of: 'rows', most: linear }, costs('key')),
      ];
    }),
};
