import { bodies, each, fieldsIn, inOrder, isFields, listIn, some } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Variation } from './variation.ts';

const asText = (value: Json): Json => String(value);

/** In which form a value is written. */
export const forms: readonly Variation[] = [
  {
    name: 'amounts-as-texts',
    description: 'Amounts of points are texts with two decimals.',
    changed: bodies(
      inOrder(
        ...[
          'user.points',
          'user_balance.previous_balance',
          'user_balance.current_balance',
          'data.*.calculated_values.win_amount',
          'data.*.calculated_values.net_profit',
          'data.*.bet_details.amount',
          'data.*.bet_details.points',
          'data.*.bet_details.before_amount',
          'data.*.bet_details.placed_bets.*.points',
          'data.*.payout_config.multiply_by',
        ].map((path) => some(path, (value) => Number(value).toFixed(2))),
      ),
    ),
  },
  {
    name: 'ids-as-texts',
    description: 'Ids are texts of digits.',
    changed: bodies(
      inOrder(...['*.id', 'data.*.id', 'bet_details.market.id'].map((path) => each(path, asText))),
      'markets',
      'betTypes',
      'history',
      'bettingHistory',
      'betting',
    ),
  },
  {
    name: 'page-numbers-as-texts',
    description: 'Page numbers are texts.',
    changed: bodies(
      inOrder(each('pagination.current_page', asText), each('pagination.total_pages', asText)),
    ),
  },
  {
    name: 'digits-as-numbers',
    description: 'The single digits of draws are numbers.',
    changed: bodies(
      inOrder(
        ...['*', 'markets.*.*', 'calendar_weeks.*.*', 'days.*'].flatMap((path) => [
          some(`${path}.open_digit`, Number),
          some(`${path}.close_digit`, Number),
        ]),
      ),
      'markets',
      'results',
    ),
  },
  {
    name: 'times-without-seconds',
    description: 'Times of day have no seconds.',
    changed: bodies(
      inOrder(
        ...['open_time', 'close_time', 'open_result_time', 'close_result_time'].map((name) =>
          each(`*.${name}`, (time) => String(time).slice(0, 5)),
        ),
      ),
      'markets',
    ),
    differs: 'The client shows hours and minutes alone.',
  },
  {
    name: 'timestamps-in-utc',
    description: 'The times of bets are written in UTC.',
    changed: bodies(
      each('data.*.timestamps.created_at', (time) => new Date(String(time)).toISOString()),
      'history',
      'bettingHistory',
    ),
    differs: 'It is the same instant, written in another way.',
  },
  {
    name: 'family-by-kind',
    description: 'Panas of a family come behind their kind: SP:128.',
    changed: bodies(
      each('suggestions.combinations', (list) =>
        Array.isArray(list)
          ? list.map((one) => String(one).split(':').toReversed().join(':'))
          : list,
      ),
      'suggestions',
    ),
    differs: 'The client takes the side that is a pana.',
  },
  {
    name: 'bracket-as-a-list',
    description: 'The jodis of Red Bracket are a plain list.',
    changed: bodies(
      each('suggestions.combinations', (given) => (isFields(given) ? listIn(given.jodis) : given)),
      'suggestions',
    ),
    differs: 'The client takes both forms.',
  },
  {
    name: 'bracket-beside-the-list',
    description: 'The jodis of Red Bracket stand beside the combinations.',
    changed: bodies(
      each('suggestions', (given) => {
        const { combinations } = fieldsIn(given);
        return isFields(combinations) ? { jodis: listIn(combinations.jodis) } : given;
      }),
      'suggestions',
    ),
    differs: 'The client takes both forms.',
  },
  {
    name: 'suggestions-backwards',
    description: 'Combinations come in the opposite order.',
    changed: bodies(
      each('suggestions.combinations', (list) => (Array.isArray(list) ? list.toReversed() : list)),
      'suggestions',
    ),
    differs: 'They are the same bids in another order.',
  },
];
