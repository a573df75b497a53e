import type { Benchmark, Measurement } from '../benchmark.ts';
import { worstOfJourneys } from '../browser/journey.ts';
import { type Arrival, arrivals } from '../browser/next-screen.ts';
import { withApp } from '../browser/open-app.ts';
import { median, spread } from '../statistics.ts';

const most = 100;

/** The slowest arrival by the median of its rounds. */
function slowest(arrivals: readonly Arrival[]): { path: string; times: number[] } {
  const byPath = Map.groupBy(arrivals, ({ path }) => path);
  const all = [...byPath].map(([path, found]) => ({ path, times: found.map(({ ms }) => ms) }));
  return all.reduce((a, b) => (median(b.times) > median(a.times) ? b : a));
}

/** A row of the table in milliseconds. */
function row(what: string, times: readonly number[]): Measurement {
  const value = spread(times);
  return {
    what: `${what}, CPU 4× slower`,
    unit: 'ms',
    value,
    budget: `≤ ${most} ms`,
    withinBudget: value.median <= most,
  };
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
      const first = found.flatMap((round) => round.slice(0, 1));
      const later = slowest(found.flatMap((round) => round.slice(1)));
      const taps = (found[0]?.length ?? 0) - 1;
      return [
        row(
          `first tap of a page to next screen (${first[0]?.path})`,
          first.map(({ ms }) => ms),
        ),
        row(`tap to next screen, slowest of ${taps} more taps (${later.path})`, later.times),
        row('INP of the usual journeys', journeys),
      ];
    }),
};
