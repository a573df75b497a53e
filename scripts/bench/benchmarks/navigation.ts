import type { Benchmark } from '../benchmark.ts';
import { worstOfJourneys } from '../browser/journey.ts';
import { type Arrival, arrivals, firstArrival } from '../browser/next-screen.ts';
import { withApp } from '../browser/open-app.ts';
import { atMost } from '../budget.ts';
import { inRounds } from '../rounds.ts';
import { greatest } from '../statistics.ts';

const most = 100;
/** A page has one first tap, and its time varies by half: so many pages in a round have theirs measured. */
const pagesInRound = 3;

/** The times by the path of the screen. */
const byPath = (arrivals: readonly Arrival[]): Map<string, number[]> =>
  new Map(
    [...Map.groupBy(arrivals, ({ path }) => path)].map(([path, of]) => [
      path,
      of.map(({ ms }) => ms),
    ]),
  );

/** Time from a tap to the next screen of every route, and the slowest interaction of the usual journeys. */
export const navigation: Benchmark = {
  name: 'navigation',
  run: (options) =>
    withApp(options, async ({ app, mock, browser }) => {
      const opened = { browser, origin: app.url, mock };
      const first: Arrival[] = [];
      const others: Arrival[] = [];
      const journeys: number[] = [];
      const row = (what: string, values: readonly number[]) =>
        atMost(most, { what: `${what}, CPU 4× slower`, unit: 'ms', values });
      return inRounds(options, {
        usual: { full: 5, quick: 1 },
        round: async () => {
          const [firstOfAll, ...rest] = await arrivals(opened);
          if (firstOfAll) first.push(firstOfAll);
          others.push(...rest);
          for (let page = 1; page < pagesInRound; page += 1) first.push(await firstArrival(opened));
          journeys.push(await worstOfJourneys(browser, app.url, mock));
        },
        rows: () => {
          const firsts = greatest(byPath(first));
          const times = byPath(others);
          const slowest = greatest(times);
          return [
            row(`first tap of a page to next screen (${firsts.thing})`, firsts.values),
            row(
              `tap to next screen, slowest of ${times.size} more screens (${slowest.thing})`,
              slowest.values,
            ),
            row('INP of the usual journeys', journeys),
          ];
        },
      });
    }),
};
