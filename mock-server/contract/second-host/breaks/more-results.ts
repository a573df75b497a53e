import { bodies, each, fieldsIn, listIn, set, some } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Break } from '../variant.ts';

const inResults = (change: (body: Json) => Json) => bodies(change, 'results');
const day = 'calendar_weeks.*.*';

const ofResults: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'empty-weeks-beside-days',
    description: 'The weeks of a chart are empty, its days stand in a flat list.',
    effect: 'Sees an empty chart: the weeks come first.',
    changed: inResults((body) => {
      const { calendar_weeks: weeks, ...others } = fieldsIn(body);
      return weeks === undefined
        ? body
        : { ...others, calendar_weeks: [], days: listIn(weeks).flat() as Json[] };
    }),
  },
  {
    name: 'every-day-has-a-result',
    description: 'Every day of a chart says that it has a result.',
    effect: 'Sees marks at today in place of nothing.',
    changed: inResults(set(`${day}.has_result`, true)),
  },
  {
    name: 'dates-with-times',
    description: 'The dates of a chart have a time.',
    effect: 'Sees an empty chart.',
    changed: inResults(each(`${day}.date`, (date) => `${date}T00:00:00+05:30`)),
  },
  {
    name: 'chart-sessions-swapped',
    description: 'Open and close of a chart are swapped.',
    effect: 'Reads wrong results.',
    changed: inResults(
      each(day, (one) => {
        const {
          open_pana = null,
          open_digit = null,
          close_pana = null,
          close_digit = null,
          ...rest
        } = fieldsIn(one);
        return {
          ...rest,
          open_pana: close_pana,
          open_digit: close_digit,
          close_pana: open_pana,
          close_digit: open_digit,
        };
      }),
    ),
  },
  {
    name: 'chart-panas-as-texts-without-zeros',
    description: 'The panas of a chart have lost their last digit.',
    effect: 'Reads a result of two digits.',
    changed: inResults(some(`${day}.open_pana`, (pana) => String(pana).slice(0, 2))),
  },
  {
    name: 'a-day-twice',
    description: 'The first day with a result stands in two weeks.',
    effect: 'Sees one day in two rows.',
    changed: inResults(
      each('calendar_weeks', (weeks) => {
        const [first = null, second = null, ...others] = listIn(weeks);
        return second === null
          ? weeks
          : [first, [...listIn(first).slice(-1), ...listIn(second)], ...others];
      }),
    ),
  },
  {
    name: 'chart-in-json',
    description: 'The weeks of a chart are JSON in a text.',
    effect: 'Sees an empty chart.',
    changed: inResults(each('calendar_weeks', (weeks) => JSON.stringify(weeks))),
  },
  {
    name: 'results-with-letters',
    description: 'The panas of the results of a day have dashes between their digits.',
    effect: 'Reads 1-2-8 in place of 128.',
    changed: inResults(each('markets.*.*.open_pana', (pana) => [...String(pana)].join('-'))),
  },
  {
    name: 'results-of-one-market',
    description: 'The results of a day name one market alone.',
    effect: 'Misses the results of the other markets.',
    changed: inResults(
      each('markets', (markets) =>
        Object.fromEntries(Object.entries(fieldsIn(markets)).slice(0, 1)),
      ),
    ),
  },
];

const ofSuggestions: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'combinations-with-dashes',
    description: 'Combinations have dashes between their digits.',
    effect: 'Gets no bet for them.',
    changed: bodies(
      each('suggestions.combinations.*', (one) =>
        typeof one === 'string' ? [...one].join('-') : one,
      ),
      'suggestions',
    ),
  },
  {
    name: 'combinations-with-spaces',
    description: 'Combinations begin with a space.',
    effect: 'Gets no bet for them.',
    changed: bodies(
      each('suggestions.combinations.*', (one) => (typeof one === 'string' ? ` ${one}` : one)),
      'suggestions',
    ),
  },
  {
    name: 'combinations-in-a-list',
    description: 'The combinations stand in a list within the list.',
    effect: 'Reads that there are no suggestions.',
    changed: bodies(
      each('suggestions.combinations', (list) => (Array.isArray(list) ? [list] : list)),
      'suggestions',
    ),
  },
  {
    name: 'odd-and-even-swapped',
    description: 'Odd digits come for even ones.',
    effect: 'Bets on digits that were not meant.',
    asked: ({ endpoint, request }) =>
      endpoint === 'suggestions' && request.body?.includes('add_odd_digits')
        ? {
            ...request,
            body: request.body
              .replace('add_odd_digits', 'x')
              .replace('add_even_digits', 'add_odd_digits')
              .replace('"x"', '"add_even_digits"'),
          }
        : request,
  },
  {
    name: 'a-market-needed-for-suggestions',
    description: 'Suggestions without a market are refused.',
    effect: 'Reads that the suggestions failed.',
    changed: (response, { endpoint, request }) =>
      endpoint === 'suggestions' && !request.body?.includes('market_id')
        ? { ...response, status: 400, body: { error: 'Which market?' } }
        : response,
    stateful: true,
  },
];

const ofTransport: readonly Break[] = [
  {
    name: 'no-cross-origin-receipts',
    description: 'No page of another origin may read a receipt.',
    endpoint: 'betting',
    effect: 'Reads that nobody knows whether the bet was placed.',
    changed: (response, { endpoint }) => {
      if (endpoint !== 'betting') return response;
      const { 'access-control-allow-origin': _, ...headers } = response.headers;
      return { ...response, headers };
    },
  },
  {
    name: 'the-origin-of-another',
    description: 'Pages of one other origin may read the rates.',
    endpoint: 'payouts',
    effect: 'Reads that the server could not be reached.',
    changed: (response, { endpoint }) =>
      endpoint === 'payouts'
        ? {
            ...response,
            headers: {
              ...response.headers,
              'access-control-allow-origin': 'https://other.example',
            },
          }
        : response,
  },
  {
    name: 'a-star-for-headers',
    description: 'Pages of other origins may send any header, told by a star.',
    endpoint: 'markets',
    effect: 'Reads that the server could not be reached: a star does not stand for the token.',
    written: (response, { url }) =>
      url.pathname === '/markets/' && 'access-control-allow-headers' in response.headers
        ? { ...response, headers: { ...response.headers, 'access-control-allow-headers': '*' } }
        : response,
    stateful: true,
  },
  {
    name: 'a-warning-before-json',
    description: 'The results begin with a warning of the program.',
    endpoint: 'results',
    effect: 'Reads that the results could not be loaded.',
    written: (response, { endpoint }) =>
      endpoint === 'results' && response.status === 200
        ? { ...response, body: `<br><b>Notice</b>: undefined\n${response.body}` }
        : response,
  },
  {
    name: 'not-a-number',
    description: 'A wallet of NaN is written into the login.',
    endpoint: 'login',
    effect: 'Cannot sign in.',
    written: (response, { endpoint }) =>
      endpoint === 'login'
        ? { ...response, body: response.body.toString().replace(/"points":[\d.]+/, '"points":NaN') }
        : response,
  },
];

/** More breaks of results, suggestions and transport. */
export const moreResults: readonly Break[] = [
  ...ofResults.map((one): Break => ({ ...one, endpoint: 'results' })),
  ...ofSuggestions.map((one): Break => ({ ...one, endpoint: 'suggestions' })),
  ...ofTransport,
];
