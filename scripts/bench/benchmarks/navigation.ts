import type { Benchmark } from '../benchmark.ts';
import { worstOfJourneys } from '../browser/journey.ts';
import { type Arrival, arrivals } from '../browser/next-screen.ts';
import { withApp } from '../browser/open-app.ts';
import { median, spread } from '../statistics.ts';

const most = 100;

/** The slowest arrival by the median of its rounds. */
function slowest(rounds: readonly Arrival[][]): { path: string; times: number[] } {
  const byPath = Map.groupBy(rounds.flat(), ({ path }) => path);
  const all = [...byPath].map(([path, found]) => ({ path, times: found.map(({ ms }) => ms) }));
  return all.reduce((a, b) => (median(b.times) > median(a.times) ? b : a));
}

/** Time from a tap to the next screen of every route, and the slowest interaction of the usual journeys. */
export const navigation: Benchmark = {
  name: 'navigation',
  run: ({ quick, rounds = quick ? 1 : 5, folder }) =>
    withApp({ folder }, async ({ app, mock, browser }) => {
      const found: Arrival[][] = [];
      const journeys: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        found.push(await arrivals(browser, app.url, mock));
        journeys.push(await worstOfJourneys(browser, app.url, mock));
      }
      const { path, times } = slowest(found);
      const journey = spread(journeys);
      const arrival = spread(times);
      return [
        {
          what: `tap to next screen, slowest of ${found[0]?.length} routes (${path}), CPU 4× slower`,
          unit: 'ms',
          value: arrival,
          budget: `≤ ${most} ms`,
          withinBudget: arrival.median <= most,
        },
        {
          what: 'INP of the usual journeys, CPU 4× slower',
          unit: 'ms',
          value: journey,
          budget: `≤ ${most} ms`,
          withinBudget: journey.median <= most,
        },
      ];
    }),
};
