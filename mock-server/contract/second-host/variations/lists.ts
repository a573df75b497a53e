import { bodies, each, fieldsIn, listIn, set, without } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Variation } from './variation.ts';

/** How many rows there are, which and in which order. */
export const lists: readonly Variation[] = [
  {
    name: 'pages-of-50',
    description: 'A page of a history holds fifty bets.',
    options: { pageSize: 50 },
    differs: 'All bets are on the first page.',
  },
  {
    name: 'pages-of-2',
    description: 'A page of a history holds two bets.',
    options: { pageSize: 2 },
    differs: 'There are more pages.',
  },
  {
    name: 'product-ids',
    description: 'Bet types have the ids of the product’s own table.',
    options: { betTypeIds: 'product' },
    differs: 'The ids are others.',
  },
  {
    name: 'no-market',
    description: 'The host lists no market.',
    options: { marketCount: 0 },
    differs: 'There is no market to show or to bet on.',
  },
  {
    name: 'one-market',
    description: 'The host lists one market.',
    options: { marketCount: 1 },
    differs: 'There is one market to show and to bet on.',
  },
  {
    name: '300-markets',
    description: 'The host lists three hundred markets.',
    options: { marketCount: 300 },
    differs: 'There are more markets.',
  },
  {
    // The precondition of a player without bets holds until the kit places some.
    name: 'no-bets',
    description: 'The player has no bet yet.',
    options: { startsWithBets: false },
    differs: 'The histories are empty.',
  },
  {
    name: 'bet-types-backwards',
    description: 'The bet types come in the opposite order.',
    changed: bodies((body) => listIn(body).toReversed(), 'betTypes'),
    differs: 'The screen sorts them by id.',
  },
  {
    name: 'markets-by-id',
    description: 'The markets come in the order of their ids.',
    changed: bodies(
      (body) => listIn(body).toSorted((a, b) => Number(fieldsIn(a).id) - Number(fieldsIn(b).id)),
      'markets',
    ),
    differs: 'The order of the markets is the host’s own.',
  },
  {
    name: 'an-unknown-bet-type',
    description: 'A bet type has a code that the client does not know.',
    changed: bodies(
      (body) => [
        ...listIn(body),
        { id: 990, name: 'Starline', config: { code: 'starline', bet_direction: 'both' } },
      ],
      'betTypes',
    ),
    differs: 'There is a tile more, which says that it is not implemented.',
  },
  {
    name: 'the-older-half-sangam',
    description: 'Half Sangam A still has the older code half_sangam.',
    changed: bodies(
      each('*.config.code', (code) => (code === 'half_sangam_a' ? 'half_sangam' : code)),
      'betTypes',
    ),
    differs: 'The older screen opens.',
  },
  {
    name: 'no-banners',
    description: 'The home page has no banners.',
    changed: bodies(without('*.config_json.banners'), 'homepage'),
    differs: 'No banner is shown.',
  },
  {
    name: 'no-buttons',
    description: 'The home page has no buttons.',
    changed: bodies(without('*.config_json.buttons'), 'homepage'),
    differs: 'The two fallback buttons are shown.',
  },
  {
    name: 'an-empty-home-page',
    description: 'The configuration of the home page is empty.',
    changed: bodies(set('*.config_json', {}), 'homepage'),
    differs: 'The client’s own defaults are shown.',
  },
  {
    name: 'no-home-page-entries',
    description: 'The home page is an empty list.',
    changed: bodies(() => [], 'homepage'),
    differs: 'The client’s own defaults are shown.',
  },
  {
    name: 'days-with-results-alone',
    description: 'The chart leaves out the days that have no result.',
    changed: bodies(
      each('calendar_weeks.*', (week) =>
        listIn(week).filter((day) => fieldsIn(day).has_result === true),
      ),
      'results',
    ),
    differs: 'The days that are left out show no marks.',
  },
  {
    name: 'weeks-of-one-month',
    description: 'The weeks of a chart hold no days of other months.',
    changed: (response, seen) =>
      bodies(
        each('calendar_weeks.*', (week) =>
          listIn(week).filter(
            (day) => String(fieldsIn(day).date).slice(5, 7) === seen.url.searchParams.get('month'),
          ),
        ),
        'results',
      )(response, seen),
    differs: 'The first and the last week are shorter; the client shows the same.',
  },
  {
    name: 'a-flat-chart',
    description: 'The chart is a flat list of days instead of weeks.',
    changed: bodies((body) => {
      const { calendar_weeks: weeks, ...others } = fieldsIn(body);
      return weeks === undefined ? body : { ...others, days: listIn(weeks).flat() as Json[] };
    }, 'results'),
    differs: 'The client makes the weeks itself.',
  },
  {
    name: 'no-days-without-a-market',
    description: 'A month without a market gets an empty response: no screen asks for it.',
    changed: bodies(without('days'), 'results'),
    differs: 'Nobody reads those days.',
  },
  {
    name: 'markets-without-results',
    description: 'The results of a day name the markets without a result as well.',
    changed: bodies(
      each('markets', (markets) => ({
        'Chandra Night': [
          { open_pana: null, open_digit: null, close_digit: null, close_pana: null },
        ],
        ...fieldsIn(markets),
      })),
      'results',
    ),
    differs: 'The client leaves out a market without a number.',
  },
];
