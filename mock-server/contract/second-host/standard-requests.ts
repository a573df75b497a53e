import { betTypesOf } from './bet-types.ts';
import type { HostRequest } from './exchange.ts';
import type { HostOptions } from './options.ts';
import { accounts } from './players.ts';
import type { EndpointName } from './routes.ts';
import { firstBetId } from './seed-bets.ts';

/** A request of the standard set; what is missing is filled in by whoever sends it. */
export interface StandardRequest extends HostRequest {
  endpoint: EndpointName;
  /** Says what is asked. */
  title: string;
}

/** What the requests carry of a session. */
export interface Credentials {
  access: string;
  refresh: string;
}

const codeIds = (ids: HostOptions['betTypeIds']) =>
  new Map(betTypesOf(ids).map(({ id, config }) => [config.code, id]));

const app = 'app_id=surya-club';
const { mobile, password } = accounts.regular;
const names = { first_name: 'Asha', last_name: 'Patil' };
const chart = 'market_name=Arun%20Bazar&month=11&year=2026';

/** Requests for suggestions, by code of the bet type. */
export const suggestionPayloads: readonly (readonly [code: string, payload: object])[] = [
  ['single_pana_bulk', { ank: 0 }],
  ['double_pana_bulk', { ank: 8 }],
  ['triple_pana', { pana: '777', points: 10, bet_type: 'open' }],
  ['penal_group', { pana: '128' }],
  ['red_bracket', { mode: 'half' }],
  ['red_bracket', { mode: 'full' }],
  ['sp_dp_tp', { ank: 7, types: ['SP', 'TP'] }],
  ['choice_pana', { left_digit: '1', types: ['SP', 'DP', 'TP'] }],
  ['sp_motor', { digits: ['1', '2', '3', '0'] }],
  ['dp_motor', { digits: ['1', '2', '3', '0'] }],
  ['group_jodi', { jodi: '50' }],
  ['digits_based_jodi', { left_digits: ['1'], right_digits: ['2'] }],
  ['odd_even', { add_odd_digits: true, add_even_digits: false }],
  ['two_digits_panel', { two_digits: '01', bet_type: 'open' }],
  ['half_sangam_a', { sangam_type: 'A', pana: '128', digit: '0', bet_type: 'close' }],
  ['full_sangam', { open_pana: '128', close_pana: '550', bet_type: 'close' }],
];

const single = { pana: '128', points: 5, bet_type: 'open' };
const digit = (points: number, session = 'open') => ({ digit: '3', points, bet_type: session });

/** Bets: code of the bet type, market, amount, payload. */
const bets: readonly (readonly [
  title: string,
  code: string,
  market: number,
  amount: number,
  payload: object,
])[] = [
  ['two digits', 'single_digits', 705, 5, { bets: [digit(2), digit(3, 'close')] }],
  ['one pana without a list', 'single_pana', 704, 5, single],
  ['jodis', 'jodi_digits', 707, 4, { bets: [{ jodi: '05', points: 4 }] }],
  [
    'half sangam',
    'half_sangam_b',
    705,
    2,
    { bets: [{ open_pana: '550', close_digit: '4', points: 2, bet_type: 'close' }] },
  ],
  ['a closed market', 'single_digits', 701, 2, { bets: [digit(2, 'close')] }],
  ['no points', 'single_digits', 705, 0, { bets: [digit(0)] }],
  ['an amount that is not the sum', 'single_digits', 705, 9, { bets: [digit(2)] }],
  ['a pana that is none', 'single_pana', 705, 5, { ...single, pana: '012' }],
];

/**
 * Requests to every endpoint for the account that plays: what a client asks, and what it gets refused. Those that
 * change the wallet come last.
 */
export function standardRequests(
  { access, refresh }: Credentials,
  ids: HostOptions['betTypeIds'] = 'own',
): StandardRequest[] {
  const idOf = codeIds(ids);
  const authorization = `Bearer ${access}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const get = (endpoint: EndpointName, title: string, url: string): StandardRequest => ({
    endpoint,
    title,
    method: 'GET',
    url,
    headers: { authorization },
  });
  const post = (endpoint: EndpointName, title: string, url: string, body: object) => ({
    endpoint,
    title,
    method: 'POST',
    url,
    headers,
    body: JSON.stringify(body),
  });
  const history = (title: string, query: string) =>
    get('history', title, `/bets/history/?${query}`);
  const results = (title: string, query: string) =>
    get('results', title, `/markets/results/monthly/?${query}`);
  const login = (title: string, secret: string) =>
    post('login', title, '/users/login/', {
      app_id: 'surya-club',
      grant_type: 'password',
      mobile_number: mobile,
      password: secret,
    });
  const register = (title: string, number: string, confirm: string, fields = names) =>
    post('register', title, '/users/register/', {
      app_id: 'surya-club',
      grant_type: 'mpin',
      mobile_number: number,
      ...fields,
      mpin: '4821',
      confirm_mpin: confirm,
    });
  return [
    register('a bad form', '12', '1', { first_name: '', last_name: '7' }),
    register('a number that is taken', mobile, '4821'),
    register('a new player', '9555012345', '4821'),
    login('a good password', password),
    login('a wrong password', 'Wrong#2031'),
    post('refresh', 'a good token', '/token/refresh/', { refresh }),
    post('refresh', 'a bad token', '/token/refresh/', { refresh: `${refresh}x` }),
    post('refresh', 'no token', '/token/refresh/', { refresh: '' }),
    get('homepage', 'the home page', `/homepage/?${app}`),
    get('markets', 'the markets', `/markets/?${app}`),
    {
      ...get('markets', 'a bad token', `/markets/?${app}`),
      headers: { authorization: 'Bearer x' },
    },
    get('betTypes', 'the bet types', `/bet-types/?${app}`),
    ...suggestionPayloads.map(([code, payload]) =>
      post('suggestions', `${code} ${JSON.stringify(payload)}`, '/betting/suggestions/', {
        bet_type_id: idOf.get(code),
        market_id: 705,
        payload,
      }),
    ),
    post('suggestions', 'too few digits', '/betting/suggestions/', {
      bet_type_id: idOf.get('sp_motor'),
      payload: { digits: ['1'] },
    }),
    history('page 1', 'page=1'),
    history('page 2', 'page=2'),
    history('page 3', 'page=3'),
    history('the last page', 'page=6'),
    history('won', 'page=1&bet_status=won'),
    history('lost', 'page=1&bet_status=lost'),
    history('pending', 'page=1&bet_status=pending'),
    history('won and lost', 'page=1&bet_status=won&bet_status=lost'),
    history('open', 'page=1&session_type=open'),
    history('two markets', 'page=1&market_names=Arun%20Bazar&market_names=Ganga%20Day'),
    get('bettingHistory', 'the bets', '/betting/history/'),
    get('bet', 'a bet', `/betting/${firstBetId}/`),
    get('bet', 'no bet', '/betting/999999999/'),
    results('a day', 'month=11&year=2026&date=2026-11-19'),
    results('a day without results', 'month=01&year=2000&date=2000-01-01'),
    results('a chart', chart),
    results('the chart of another market', chart.replace('Arun%20Bazar', 'Usha%20Morning')),
    results('the chart of another month', chart.replace('month=11', 'month=10')),
    results('the days of a month', 'month=11&year=2026'),
    get('payouts', 'the game rates', '/admin/payout-multipliers/?page=1'),
    ...bets.map(([title, code, market, amount, payload]) =>
      post('betting', title, '/betting/', {
        bet_type_id: idOf.get(code),
        market_id: market,
        amount,
        payload,
      }),
    ),
    post('betting', 'more than there is', '/betting/', {
      bet_type_id: idOf.get('single_digits'),
      market_id: 705,
      amount: 5000 * 8,
      payload: { bets: Array.from({ length: 8 }, () => digit(5000)) },
    }),
  ];
}

/** The login that the standard requests follow. */
export const standardLogin: HostRequest = {
  method: 'POST',
  url: '/users/login/',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    app_id: 'surya-club',
    grant_type: 'password',
    mobile_number: mobile,
    password,
  }),
};
