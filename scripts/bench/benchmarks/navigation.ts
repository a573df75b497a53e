import type { Benchmark, Measurement } from '../benchmark.ts';
import { worstOfJourneys } from '../browser/journey.ts';
import { type Arrival, arrivals, firstArrival } from '../browser/next-screen.ts';
import { withApp } from '../browser/open-app.ts';
import { median, spread } from '../statistics.ts';

const most = 100;
/** A page has one first tap, and its time varies by half: so many pages in a round have theirs measured. */
const pagesInRound = 3;

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
      const opened = { browser, origin: app.url, mock };
      const first: Arrival[] = [];
      const others: Arrival[][] = [];
      const journeys: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const [firstOfAll, ...rest] = await arrivals(opened);
        if (firstOfAll) first.push(firstOfAll);
        others.push(rest);
        for (let page = 1; page < pagesInRound; page += 1) first.push(await firstArrival(opened));
        journeys.push(await worstOfJourneys(browser, app.url, mock));
      }
      const later = slowest(others.flat());
      const taps = others[0]?.length ?? 0;
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
