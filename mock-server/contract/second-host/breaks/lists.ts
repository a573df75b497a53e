import { bodies, each, fieldsIn, inOrder, listIn, set } from '../edit.ts';
import type { Break } from '../variant.ts';

const ofMarkets: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'first-market-listed-alone',
    description: 'The list of markets holds its first entry alone.',
    effect: 'Does not find the other markets.',
    changed: bodies((body) => listIn(body).slice(0, 1), 'markets'),
  },
  {
    name: 'times-of-bids-swapped',
    description: 'The last times of bids on open and close are swapped.',
    effect: 'Reads that bids on open end at the time of close.',
    changed: bodies(
      each('*', (one) => {
        const { open_time = null, close_time = null, ...others } = fieldsIn(one);
        return { ...others, open_time: close_time, close_time: open_time };
      }),
      'markets',
    ),
  },
  {
    name: 'times-of-results-swapped',
    description: 'The times of the open and the close result are swapped.',
    effect: 'Reads that the close result comes first.',
    changed: bodies(
      each('*', (one) => {
        const { open_result_time = null, close_result_time = null, ...others } = fieldsIn(one);
        return {
          ...others,
          open_result_time: close_result_time,
          close_result_time: open_result_time,
        };
      }),
      'markets',
    ),
  },
  {
    name: 'close-of-yesterday',
    description: 'A market with its open result shows the close result of yesterday beside it.',
    effect: 'Reads a result that was never drawn.',
    changed: bodies(
      each('*', (market) => {
        const fields = fieldsIn(market);
        return fields.open_pana !== null && fields.close_pana === null
          ? { ...fields, close_pana: '128', close_digit: '1' }
          : market;
      }),
      'markets',
    ),
  },
  {
    name: 'panas-without-leading-digits',
    description: 'The panas of a draw have lost a digit.',
    effect: 'Reads a result of two digits.',
    changed: bodies(
      inOrder(
        ...['open_pana', 'close_pana'].map((name) =>
          each(`*.${name}`, (pana) => (pana === null ? null : String(pana).slice(1))),
        ),
      ),
      'markets',
    ),
  },
  {
    name: 'close-before-open',
    description: 'The draw of open stands in the place of close.',
    effect: 'Reads the open result as that of close.',
    changed: bodies(
      each('*', (market) => {
        const {
          open_pana = null,
          open_digit = null,
          close_pana = null,
          ...rest
        } = fieldsIn(market);
        return open_pana !== null && close_pana === null
          ? {
              ...rest,
              open_pana: null,
              open_digit: null,
              close_pana: open_pana,
              close_digit: open_digit,
            }
          : market;
      }),
      'markets',
    ),
  },
  {
    name: 'status-in-an-object',
    description: 'The status of a market is an object with number and name.',
    effect: 'Sees markets without a status, which take bets when they are closed.',
    changed: bodies(
      each('*', (market) => {
        const { current_status = 0, current_status_name = '', ...others } = fieldsIn(market);
        return { ...others, current_status: { id: current_status, name: current_status_name } };
      }),
      'markets',
    ),
  },
];

const ofBetTypes: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'a-default-against-the-direction',
    description: 'A bet type on close has open as its default.',
    effect: 'Begins with a session that is not offered.',
    changed: bodies(
      each('*.config', (config) =>
        fieldsIn(config).bet_direction === 'close'
          ? { ...fieldsIn(config), default_direction: 'open' }
          : config,
      ),
      'betTypes',
    ),
  },
  {
    name: 'limits-in-words',
    description: 'The limits of bet types are words.',
    effect: 'May enter numbers that the host refuses.',
    changed: bodies(
      each('*.config.min_digit', () => 'zero'),
      'betTypes',
    ),
  },
  {
    name: 'motor-of-no-digits',
    description: 'A motor has no digit at least and none at most.',
    effect: 'Cannot enter a motor.',
    changed: bodies(
      inOrder(set('*.config.min_digits', 0), set('*.config.max_digits', 0)),
      'betTypes',
    ),
  },
  {
    name: 'first-bet-type-listed-alone',
    description: 'The list of bet types holds its first entry alone.',
    effect: 'Does not find the other bet types.',
    changed: bodies((body) => listIn(body).slice(0, 1), 'betTypes'),
  },
];

const ofHomepage: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'banner-interval-in-seconds',
    description: 'The interval of the banners counts seconds.',
    effect: 'Sees banners flicker.',
    changed: bodies(
      each('*.config_json.banner_config.animation_duration', (value) => Number(value) / 1000),
      'homepage',
    ),
  },
  {
    name: 'colours-without-a-sign',
    description: 'The colours have no number sign.',
    effect: 'Sees other colours than the host means.',
    changed: bodies(
      each('*.config_json.theme.*', (colour) => String(colour).slice(1)),
      'homepage',
    ),
  },
  {
    name: 'an-empty-home-page-first',
    description: 'The first entry of the home page is empty, the second has its parts.',
    effect: 'Sees no banner and none of the host’s buttons.',
    changed: bodies((body) => [{ title: 'draft' }, ...listIn(body)], 'homepage'),
  },
  {
    name: 'banner-ids-alike',
    description: 'All banners have the same id.',
    effect: 'Sees one banner.',
    changed: bodies(set('*.config_json.banners.*.id', 1), 'homepage'),
  },
];

const ofPayouts: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'rates-for-administrators',
    description: 'Players get 403 for the rates.',
    effect: 'Reads that the rates could not be loaded.',
    changed: (response, { endpoint }) =>
      endpoint === 'payouts'
        ? { ...response, status: 403, body: { detail: 'Not for players.' } }
        : response,
  },
  {
    name: 'first-rate-alone',
    description: 'The list of rates holds its first entry alone.',
    effect: 'Does not find the other rates.',
    changed: bodies(
      each('data', (list) => listIn(list).slice(0, 1)),
      'payouts',
    ),
  },
  {
    name: 'rates-of-zero',
    description: 'Every rate is 0.',
    effect: 'Reads that nothing can be won.',
    changed: bodies(set('data.*.payout_config.multiply_by', 0), 'payouts'),
  },
];

/** Breaks of lists that say what there is to bet on. */
export const lists: readonly Break[] = [
  ...ofMarkets.map((one): Break => ({ ...one, endpoint: 'markets' })),
  ...ofBetTypes.map((one): Break => ({ ...one, endpoint: 'betTypes' })),
  ...ofHomepage.map((one): Break => ({ ...one, endpoint: 'homepage' })),
  ...ofPayouts.map((one): Break => ({ ...one, endpoint: 'payouts' })),
];
