import { bodies, each, inOrder, listIn, some } from '../edit.ts';
import { addDays } from '../india-time.ts';
import type { BehaviourFault } from './fault.ts';
import { queryOf } from './query-of.ts';

const drawn = ['*', 'calendar_weeks.*.*', 'markets.*.*', 'days.*'];

/** Faults of settlement, results and suggestions. */
export const gameFaults: readonly BehaviourFault[] = [
  {
    name: 'win-of-the-other-session',
    description: 'A bet is decided by the result of the other session.',
    breaks: 'settlement',
    options: { settlement: { otherSession: true } },
  },
  {
    name: 'win-of-the-day-before',
    description: 'A bet is decided by the result of the day before.',
    breaks: 'settlement',
    options: { settlement: { dayOffset: -1 } },
  },
  {
    name: 'rate-other-than-listed',
    description: 'A win pays a tenth less than the listed rate.',
    breaks: 'settlement',
    options: { settlement: { rate: (rate) => rate * 0.9 } },
  },
  {
    name: 'stake-on-top-of-the-win',
    description: 'A win pays the stake on top.',
    breaks: 'settlement',
    options: { settlement: { rate: (rate) => rate + 1 } },
  },
  {
    name: 'jodis-win-backwards',
    description: 'A jodi wins with its digits in the other order.',
    breaks: 'settlement',
    options: { settlement: { reversedJodi: true } },
  },
  {
    name: 'bets-stay-pending',
    description: 'Bets are never decided.',
    breaks: 'settlement',
    options: { settlement: { never: true } },
  },
  {
    name: 'decided-before-the-draw',
    description: 'Bets are won or lost before their draw.',
    breaks: 'settlement',
    options: { settlement: { early: true } },
  },
  {
    name: 'month-off-by-one',
    description: 'A chart is that of the month before.',
    breaks: 'results',
    asked: queryOf('results', (query) => {
      const month = Number(query.get('month'));
      if (!query.has('date') && month > 1) query.set('month', String(month - 1).padStart(2, '0'));
    }),
  },
  {
    name: 'day-off-by-one',
    description: 'The results of a day are those of the day before.',
    breaks: 'results',
    asked: queryOf('results', (query) => {
      const day = query.get('date');
      if (day && /^\d{4}-\d\d-\d\d$/.test(day)) query.set('date', addDays(day, -1));
    }),
  },
  {
    name: 'chart-of-another-market',
    description: 'Every chart is that of the first market.',
    breaks: 'results',
    asked: queryOf('results', (query) => {
      if (query.has('market_name')) query.set('market_name', 'Arun Bazar');
    }),
  },
  {
    name: 'a-market-missing-among-the-results',
    description: 'The results of a day lack their first market.',
    breaks: 'results',
    changed: bodies(
      each('markets', (markets) => Object.fromEntries(Object.entries(markets ?? {}).slice(1))),
      'results',
    ),
  },
  {
    name: 'another-ank-of-a-pana',
    description: 'The digit of an open pana is one too high.',
    breaks: 'results',
    changed: bodies(
      inOrder(
        ...drawn.map((path) =>
          some(`${path}.open_digit`, (digit) => String((Number(digit) + 1) % 10)),
        ),
      ),
      'markets',
      'results',
    ),
  },
  {
    name: 'results-of-yesterday-in-the-list',
    description: 'The list of markets swaps open and close.',
    breaks: 'results',
    changed: bodies(
      each('*', (market) => {
        const fields = market as Record<string, string | null>;
        const { open_pana, open_digit, close_pana, close_digit } = fields;
        const drawnBoth = open_pana && close_pana;
        return drawnBoth
          ? {
              ...fields,
              open_pana: close_pana ?? null,
              open_digit: close_digit ?? null,
              close_pana: open_pana ?? null,
              close_digit: open_digit ?? null,
            }
          : market;
      }),
      'markets',
    ),
  },
  {
    name: 'suggestion-missing-a-pana',
    description: 'Suggestions lack their last combination.',
    breaks: 'suggestions',
    changed: bodies(
      each('suggestions.combinations', (list) =>
        Array.isArray(list) ? listIn(list).slice(0, -1) : list,
      ),
      'suggestions',
    ),
  },
  {
    name: 'zero-as-the-lowest-digit',
    description: 'Suggested panas have their zeros first.',
    breaks: 'suggestions',
    changed: bodies(
      each('suggestions.combinations', (list) =>
        listIn(list).map((one) =>
          /^\d{3}$/.test(String(one)) ? [...String(one)].sort().join('') : one,
        ),
      ),
      'suggestions',
    ),
  },
  {
    name: 'suggestions-of-another-digit',
    description: 'Suggestions of a digit are those of the next one.',
    breaks: 'suggestions',
    asked: ({ endpoint, request }) =>
      endpoint === 'suggestions'
        ? {
            ...request,
            body: request.body?.replace(/"ank":(\d)/, (_, ank) => `"ank":${(Number(ank) % 9) + 1}`),
          }
        : request,
  },
  {
    name: 'rates-that-change',
    description: 'Every other list of rates has lower ones.',
    breaks: 'stable lists',
    changed: (() => {
      let count = 0;
      return (response, seen) => {
        if (seen.endpoint !== 'payouts') return response;
        count += 1;
        return count % 2 === 0
          ? bodies(
              each('data.*.payout_config.multiply_by', (rate) => Number(rate) - 1),
              'payouts',
            )(response, seen)
          : response;
      };
    })(),
  },
];
