import { bodies, each, fieldsIn, listIn, onErrors, some } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Break } from '../variant.ts';

/** Gives each row the value of the next one at some names. */
function rotated(rows: Json, names: readonly string[], takes: (row: Json) => boolean = () => true) {
  const own = listIn(rows).filter(takes);
  return listIn(rows).map((row) => {
    const index = own.indexOf(row);
    if (index < 0) return row;
    const next = fieldsIn(own[(index + 1) % own.length]);
    return {
      ...fieldsIn(row),
      ...Object.fromEntries(names.map((name) => [name, next[name] ?? null])),
    };
  });
}

/** Several markets are drawn by then. */
const evening = () => Date.parse('2026-11-20T19:00:00+05:30');

const isWon = (row: Json) => fieldsIn(fieldsIn(row).bet_details).bet_status === 'won';
const draw = ['open_pana', 'open_digit', 'close_digit', 'close_pana'];
const isDrawn = (row: Json) => fieldsIn(row).close_pana != null;

/** Values that stand in the place of others. */
export const exchanged: readonly Break[] = [
  {
    name: 'wins-of-another-bet',
    description: 'A bet that won has the values of the next such bet.',
    endpoint: 'history',
    effect: 'Reads the win of another bet.',
    changed: bodies(
      each('data', (rows) => rotated(rows, ['calculated_values'], isWon)),
      'history',
    ),
  },
  {
    name: 'wins-and-profits-swapped',
    description: 'Win and profit of a bet are swapped.',
    endpoint: 'history',
    effect: 'Reads a win without the stake, and a profit with it.',
    changed: bodies(
      each('data.*.calculated_values', (values) => ({
        win_amount: fieldsIn(values).net_profit ?? null,
        net_profit: fieldsIn(values).win_amount ?? null,
      })),
      'history',
    ),
  },
  {
    name: 'results-of-the-next-market-in-the-list',
    description: 'A market that is drawn has the numbers of the next such market.',
    endpoint: 'markets',
    options: { now: evening },
    effect: 'Reads the result of another market.',
    changed: bodies((body) => rotated(body, draw, isDrawn), 'markets'),
  },
  {
    name: 'sessions-of-draws-swapped-in-the-list',
    description: 'The open numbers of a drawn market stand under close, and the other way round.',
    endpoint: 'markets',
    effect: 'Reads a result backwards.',
    changed: bodies(
      each('*', (row) => {
        const own = fieldsIn(row);
        const [open_pana = null, open_digit = null] = [own.close_pana, own.close_digit];
        const [close_pana = null, close_digit = null] = [own.open_pana, own.open_digit];
        return isDrawn(row) ? { ...own, open_pana, open_digit, close_pana, close_digit } : row;
      }),
      'markets',
    ),
  },
  {
    name: 'results-of-the-next-market-of-a-day',
    description: 'The results of a day are one market on.',
    endpoint: 'results',
    effect: 'Reads the result of another market.',
    changed: bodies(
      each('markets', (markets) => {
        const entries = Object.entries(fieldsIn(markets));
        return Object.fromEntries(
          entries.map(([name], index) => [name, entries[(index + 1) % entries.length]?.[1] ?? []]),
        );
      }),
      'results',
    ),
  },
  {
    name: 'names-of-bet-types-swapped',
    description: 'Each bet type has the name of the next one.',
    endpoint: 'betTypes',
    effect: 'Bets on another game than was meant.',
    changed: bodies((body) => rotated(body, ['name']), 'betTypes'),
  },
  {
    name: 'configurations-of-bet-types-swapped',
    description: 'Each bet type has the configuration of the next one.',
    endpoint: 'betTypes',
    effect: 'Sees the screen of another game.',
    changed: bodies((body) => rotated(body, ['config']), 'betTypes'),
  },
  {
    name: 'access-and-refresh-swapped',
    description: 'The tokens of a login are swapped.',
    endpoint: 'login',
    effect: 'Is signed out at once.',
    changed: bodies(
      each('tokens', (tokens) => ({
        access: fieldsIn(tokens).refresh ?? null,
        refresh: fieldsIn(tokens).access ?? null,
      })),
      'login',
    ),
  },
  {
    name: 'a-refresh-gives-the-refresh-token',
    description: 'A refresh gives back the token that it was asked with.',
    endpoint: 'refresh',
    effect: 'Is signed out at once.',
    changed: (response, { endpoint, request }) =>
      endpoint === 'refresh' && response.status === 200
        ? { ...response, body: { access: JSON.parse(request.body ?? '{}').refresh } }
        : response,
  },
  {
    name: 'registration-errors-of-another-field',
    description: 'The messages of a registration stand under the field of the name.',
    endpoint: 'register',
    effect: 'Reads at the name what is wrong with the number.',
    changed: onErrors(
      (response) => ({
        ...response,
        body: { first_name: Object.values(fieldsIn(response.body))[0] ?? null },
      }),
      'register',
    ),
  },
  {
    name: 'points-in-hundredths',
    description: 'The points of a player count hundredths.',
    endpoint: 'login',
    also: ['betting'],
    effect: 'Sees a hundred times the points.',
    changed: bodies(
      each('user.points', (points) => Number(points) * 100),
      'login',
    ),
  },
  {
    name: 'points-a-point-off',
    description: 'The points of a player are one too many.',
    endpoint: 'login',
    also: ['betting'],
    effect: 'Sees a point that is not there.',
    changed: bodies(
      each('user.points', (points) => Number(points) + 1),
      'login',
    ),
  },
  {
    name: 'rates-ten-times',
    description: 'Rates are for ten points instead of one.',
    endpoint: 'payouts',
    effect: 'Reads ten times what can be won.',
    changed: bodies(
      each('data.*.payout_config.multiply_by', (rate) => Number(rate) * 10),
      'payouts',
    ),
  },
  {
    name: 'families-with-kind-and-pana-swapped',
    description: 'Several panas of a family stand before one kind.',
    endpoint: 'suggestions',
    effect: 'Bets on no number of the family but one.',
    changed: bodies(
      each('suggestions.combinations', (list) =>
        listIn(list).some((one) => String(one).includes(':'))
          ? listIn(list).map((one) => String(one).replace(/\d{3}/, '128'))
          : list,
      ),
      'suggestions',
    ),
  },
  {
    name: 'a-next-page-as-text',
    description: 'Whether there is a next page is the text true or false.',
    endpoint: 'history',
    effect: 'Does not get to the other pages.',
    changed: bodies(each('pagination.has_next', String), 'history'),
  },
  {
    name: 'amounts-of-the-first-number',
    description: 'The amount of a bet is that of its first number.',
    endpoint: 'history',
    effect: 'Reads another stake than was placed.',
    changed: bodies(
      each('data.*.bet_details', (details) => {
        const first = fieldsIn(listIn(fieldsIn(details).placed_bets)[0]);
        return { ...fieldsIn(details), amount: first.points ?? fieldsIn(details).amount ?? null };
      }),
      'history',
    ),
    // Bets of several numbers are on later pages.
    stateful: true,
  },
  {
    name: 'digits-in-words-of-hindi',
    description: 'The digits of draws are those of Devanagari.',
    endpoint: 'markets',
    effect: 'Reads digits that the app shows nowhere else.',
    changed: bodies(
      some('*.open_digit', (digit) => String.fromCharCode(0x0966 + Number(digit))),
      'markets',
    ),
  },
];
