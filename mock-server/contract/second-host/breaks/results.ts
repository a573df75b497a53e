import { at, bodies, each, fieldsIn, listIn, renamed, set, some, without } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Break, Seen } from '../variant.ts';

const inResults = (change: (body: Json) => Json) => bodies(change, 'results');
const weeks = 'calendar_weeks';
const day = `${weeks}.*.*`;

/** The request with another query. */
const asking =
  (change: (query: URLSearchParams) => void) =>
  ({ endpoint, request, url }: Seen) => {
    if (endpoint !== 'results') return request;
    const query = new URLSearchParams(url.searchParams);
    change(query);
    return { ...request, url: `${url.pathname}?${query}` };
  };

const ofResults: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'weeks-from-sunday',
    description: 'The weeks of a chart begin on Sunday.',
    effect: 'Sees weeks under wrong dates.',
    changed: inResults(
      each(weeks, (list) => {
        const days = listIn(list).flatMap((week) => listIn(week));
        // Six days: the first Sunday ends the first row.
        const rows = [days.slice(0, 6)];
        for (let from = 6; from < days.length; from += 7) rows.push(days.slice(from, from + 7));
        return rows;
      }),
    ),
  },
  {
    name: 'weeks-backwards',
    description: 'The weeks of a chart run backwards.',
    effect: 'Reads the month from its end.',
    changed: inResults(each(weeks, (list) => listIn(list).toReversed())),
  },
  {
    name: 'weeks-in-one',
    description: 'All days of a chart stand in one week.',
    effect: 'Sees one week.',
    changed: inResults(each(weeks, (list) => [listIn(list).flatMap((week) => listIn(week))])),
  },
  {
    name: 'weeks-renamed',
    description: 'The weeks of a chart are called weeks.',
    effect: 'Sees an empty chart.',
    changed: inResults(renamed(weeks, 'weeks')),
  },
  {
    name: 'dates-day-first',
    description: 'The dates of a chart begin with the day.',
    effect: 'Sees an empty chart.',
    changed: inResults(
      each(`${day}.date`, (date) => String(date).split('-').toReversed().join('-')),
    ),
  },
  {
    name: 'dates-a-day-early',
    description: 'The dates of a chart are a day early.',
    effect: 'Sees results at wrong days.',
    changed: inResults(
      each(`${day}.date`, (date) =>
        new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10),
      ),
    ),
  },
  {
    name: 'dates-missing',
    description: 'The days of a chart have no date.',
    effect: 'Sees an empty chart.',
    changed: inResults(without(`${day}.date`)),
  },
  {
    name: 'has-result-missing',
    description: 'No day of a chart says that it has a result.',
    effect: 'Does not see the result of today.',
    changed: inResults(without(`${day}.has_result`)),
  },
  {
    name: 'has-result-as-text',
    description: 'Whether a day has a result is a text.',
    effect: 'Does not see the result of today.',
    changed: inResults(each(`${day}.has_result`, (value) => (value ? 'yes' : 'no'))),
  },
  {
    name: 'chart-panas-as-numbers',
    description: 'The panas of a chart are numbers.',
    effect: 'Reads 0 for 000.',
    changed: inResults((body) =>
      some(
        `${day}.open_pana`,
        Number,
      )(
        some(
          `${day}.close_pana`,
          Number,
        )(
          // So that the day that shows it is there whatever was drawn.
          at(weeks, (list) => list ?? [])(body),
        ),
      ),
    ),
  },
  {
    name: 'chart-panas-renamed',
    description: 'The panas of a chart are called panna.',
    effect: 'Reads marks in place of panas.',
    changed: inResults((body) =>
      renamed(`${day}.open_pana`, 'open_panna')(renamed(`${day}.close_pana`, 'close_panna')(body)),
    ),
  },
  {
    name: 'chart-digits-joined',
    description: 'A day of a chart has its jodi instead of two digits.',
    effect: 'Reads marks in place of digits.',
    changed: inResults(
      each(day, (value) => {
        const { open_digit, close_digit, ...others } = fieldsIn(value);
        return { ...others, jodi: `${open_digit ?? '*'}${close_digit ?? '*'}` };
      }),
    ),
  },
  {
    name: 'chart-of-any-market',
    description: 'Every chart is that of one market.',
    effect: 'Reads the results of another market.',
    asked: asking((query) => {
      if (query.has('market_name')) query.set('market_name', 'Deepak Bazar');
    }),
  },
  {
    name: 'chart-of-any-month',
    description: 'Every chart is that of October.',
    effect: 'Sees an empty chart.',
    asked: asking((query) => {
      if (query.has('market_name')) query.set('month', '10');
    }),
  },
  {
    name: 'results-of-any-day',
    description: 'The results of a day are those of another day.',
    effect: 'Reads the results of another day.',
    asked: asking((query) => {
      if (query.has('date')) query.set('date', '2026-11-17');
    }),
  },
  {
    name: 'results-in-a-list',
    description: 'The results of a day are a list with names.',
    effect: 'Reads that the day has no results.',
    changed: inResults(
      each('markets', (markets) =>
        Object.entries(fieldsIn(markets)).map(([name, list]) => ({
          name,
          ...fieldsIn(listIn(list)[0]),
        })),
      ),
    ),
  },
  {
    name: 'results-without-lists',
    description: 'The result of a market stands without a list around it.',
    effect: 'Reads that the day has no results.',
    changed: inResults(each('markets.*', (list) => listIn(list)[0] ?? null)),
  },
  {
    name: 'results-renamed',
    description: 'The results of a day are called results.',
    effect: 'Reads that the day has no results.',
    changed: inResults(renamed('markets', 'results')),
  },
  {
    name: 'results-empty',
    description: 'The result of each market is an empty list.',
    effect: 'Reads that the day has no results.',
    changed: inResults(set('markets.*', [])),
  },
  {
    name: 'results-swapped',
    description: 'Open and close pana of the results of a day are swapped.',
    effect: 'Reads wrong results.',
    changed: inResults(
      each('markets.*.*', (draw) => {
        const { open_pana = null, close_pana = null, ...others } = fieldsIn(draw);
        return { ...others, open_pana: close_pana, close_pana: open_pana };
      }),
    ),
  },
  {
    name: 'results-by-id',
    description: 'The results of a day are under the ids of the markets.',
    effect: 'Reads numbers in place of the names of markets.',
    changed: inResults(
      each('markets', (markets) =>
        Object.fromEntries(
          Object.values(fieldsIn(markets)).map((list, index) => [String(701 + index), list]),
        ),
      ),
    ),
  },
];

/** Breaks of results and charts. */
export const results: readonly Break[] = ofResults.map(
  (one): Break => ({
    ...one,
    endpoint: 'results',
  }),
);
