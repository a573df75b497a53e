import { onlyPage } from '@matka/contracts/api/common';
import { noHomepage } from '@matka/contracts/api/homepage';
import { timeLimits } from '@matka/contracts/client/time-limit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConfigInput, setConfig } from '../config.ts';
import { type ApiServer, type Handler, startApi } from '../testing/api-server.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { shortenTimeouts } from '../testing/time-limits.ts';
import { getBetTypes } from './bet-types.ts';
import { type BetRequest, submitBets } from './betting.ts';
import { client } from './client.ts';
import { getBet, getBettingHistory, getHistory } from './history.ts';
import { getHomepage } from './homepage.ts';
import { login, loginRequest } from './login.ts';
import { getMarkets } from './markets.ts';
import { getPayouts } from './payouts.ts';
import { type Registration, register, registerRequest } from './register.ts';
import { chartOfMonth, getResults, resultsOfDay } from './results.ts';
import { getSuggestions } from './suggestions.ts';
import { readAccessToken } from './tokens.ts';

const receipt = {
  user_balance: { previous_balance: 100, current_balance: 90 },
  bet_details: { market: { id: 3, name: 'Kalyan Matka' } },
};
const page = {
  data: [],
  pagination: onlyPage,
};
const responses: Record<string, unknown> = {
  'POST /users/login/': { user: {}, tokens: { access: 'a', refresh: 'r' } },
  'POST /token/refresh/': { access: 'a' },
  'GET /homepage/': [],
  'GET /markets/': [],
  'GET /bet-types/': [],
  'POST /betting/suggestions/': { suggestions: { combinations: [] } },
  'POST /betting/': receipt,
  'GET /bets/history/': page,
  'GET /betting/history/': page,
  'GET /betting/17/': { id: 17, bet_details: {} },
  'GET /admin/payout-multipliers/': page,
};
const usual: Handler = ({ method, path }) => ({ body: responses[`${method} ${path}`] ?? {} });

let api: ApiServer;
const start = async (handler: Handler, config?: ConfigInput) => {
  await api?.close();
  api = await startApi(handler, config);
};
beforeEach(async () => {
  await start(usual);
  signInForTest();
});
afterEach(() => api.close());

const bets: BetRequest = {
  bet_type_id: 1,
  market_id: 3,
  amount: 10,
  payload: { bets: [{ digit: '0', points: 10, bet_type: 'open' }] },
};
const form: Registration = {
  mobileNumber: '+91 98765 43210',
  firstName: 'Asha ',
  lastName: 'Patil',
  credential: 'Kalyan@2026',
  confirmation: 'Kalyan@2026',
  referralCode: 'FRIEND_1',
};
const credentials = { mobileNumber: '98765 43210', credential: '2580' };
const calls: Record<string, () => Promise<unknown>> = {
  login: () => login(loginRequest('password', credentials)),
  register: () => register(registerRequest('password', form)),
  refresh: () => client.refresh('r'),
  getHomepage,
  getMarkets,
  getBetTypes,
  getSuggestions: () => getSuggestions({ bet_type_id: 6, payload: { ank: 3 } }),
  submitBets: () => submitBets(bets),
  getHistory: () =>
    getHistory({
      page: 2,
      bet_status: ['won', 'lost'],
      session_type: 'open',
      market_names: ['A B', 'C'],
    }),
  getBettingHistory,
  getBet: () => getBet('17'),
  getResults: () => getResults({ month: '01', year: '2026' }),
  getPayouts: () => getPayouts(),
};

it('every request goes to its path, which ends in a slash', { tags: ['@API-43'] }, async () => {
  for (const call of Object.values(calls)) await call();
  const seen = api.calls.map(
    ({ method, path, query }) => `${method} ${path}${query && `?${query}`}`,
  );
  expect(seen).toEqual([
    'POST /users/login/',
    'POST /users/register/',
    'POST /token/refresh/',
    'GET /homepage/?app_id=kalyan-matka',
    'GET /markets/?app_id=kalyan-matka',
    'GET /bet-types/?app_id=kalyan-matka',
    'POST /betting/suggestions/',
    'POST /betting/',
    'GET /bets/history/?page=2&bet_status=won&bet_status=lost&session_type=open&market_names=A+B&market_names=C',
    'GET /betting/history/',
    'GET /betting/17/',
    'GET /markets/results/monthly/?month=01&year=2026',
    'GET /admin/payout-multipliers/?page=1',
  ]);
});

it('every request has its time-out of 30 s, 15 s or 10 s', {
  tags: ['@API-02', '@API-18', '@API-44'],
}, async () => {
  const timeouts = vi.spyOn(timeLimits, 'begin');
  for (const call of Object.values(calls)) await call();
  const seconds = timeouts.mock.calls.map(([ms]) => ms / 1000);
  expect(Object.fromEntries(Object.keys(calls).map((name, i) => [name, seconds[i]]))).toEqual({
    ...Object.fromEntries(Object.keys(calls).map((name) => [name, 10])),
    login: 30,
    register: 30,
    getBetTypes: 15,
  });
});

it('every request except login, register and refresh carries the access token', {
  tags: ['@ROLE-02', '@ROLE-03'],
}, async () => {
  const token = readAccessToken();
  for (const call of Object.values(calls)) await call();
  const bare = ['/users/login/', '/users/register/', '/token/refresh/'];
  expect(api.calls).toHaveLength(Object.keys(calls).length);
  for (const { path, headers } of api.calls) {
    const expected = bare.includes(path) ? undefined : `Bearer ${token}`;
    expect([path, headers.authorization]).toEqual([path, expected]);
  }
});

it('a request never sends a role in its query, headers or body', {
  tags: ['@ROLE-01'],
}, async () => {
  for (const call of Object.values(calls)) await call();
  for (const { query, headers, body } of api.calls) {
    const names = [...new URLSearchParams(query).keys(), ...Object.keys(headers)];
    expect(`${names} ${JSON.stringify(body)}`).not.toMatch(/role|admin|staff|permission|scope/i);
  }
});

it('every request sends the configured app identifier as app_id', {
  tags: ['@API-45'],
}, async () => {
  setConfig({ apiBase: api.url, appId: 'moon-matka' });
  await Promise.all([getHomepage(), getMarkets(), getBetTypes()]);
  for (const { query } of api.calls) expect(query).toBe('app_id=moon-matka');
  expect(loginRequest('otp', credentials).app_id).toBe('moon-matka');
  expect(registerRequest('otp', form).app_id).toBe('moon-matka');
});

it('every request goes to the configured address', { tags: ['@APP-10'] }, async () => {
  await start(() => ({ body: [] }));
  setConfig({ apiBase: `${api.url}/v2/` });
  await getMarkets();
  expect(api.calls[0]?.path).toBe('/v2/markets/');
});

describe('sign-in and registration', () => {
  const common = { app_id: 'kalyan-matka', mobile_number: '9876543210' };
  const names = { first_name: 'Asha', last_name: 'Patil' };
  const secret = 'Kalyan@2026';

  it.each([
    ['password', { password: '2580' }, { password: secret, confirm_password: secret }],
    ['mpin', { mpin: '2580' }, { mpin: secret, confirm_mpin: secret }],
    ['otp', { otp: '2580' }, { otp: secret }],
  ] as const)(
    'the bodies of login and registration carry the credential as %s and no referral code',
    {
      tags: ['@REG-18'],
    },
    (grant_type, credential, both) => {
      const start = { grant_type, ...common };
      expect(loginRequest(grant_type, credentials)).toEqual({ ...start, ...credential });
      expect(registerRequest(grant_type, form)).toEqual({ ...start, ...names, ...both });
    },
  );
});

it('the configuration is the first entry of the homepage response, or empty without an entry', async () => {
  expect(await getHomepage()).toEqual(noHomepage);
  const buttons = [{ id: 1, name: 'RESULTS' }];
  const list = [{ config_json: { buttons } }, { config_json: {} }];
  await start(() => ({ body: list }));
  expect(await getHomepage()).toEqual({ ...noHomepage, buttons });
});

it('a registration succeeds even if its response is not JSON', async () => {
  await start(() => ({ status: 201, text: '' }));
  await expect(register(registerRequest('otp', form))).resolves.toBeUndefined();
});

it.each([
  'login',
  'refresh',
  'getMarkets',
  'getBetTypes',
  'getHomepage',
  'getHistory',
  'getPayouts',
  'getSuggestions',
])('the request %s rejects a response without the fields that the app reads', async (name) => {
  await start(() => ({ body: { data: 'none' } }));
  await expect(calls[name]?.()).rejects.toMatchObject({ kind: 'malformed' });
});

it('a results request has a month of two digits and a year of four digits', {
  tags: ['@API-37'],
}, () => {
  expect(resultsOfDay('2026-03-07')).toEqual({ month: '03', year: '2026', date: '2026-03-07' });
  expect(chartOfMonth('SITA MORNING', '2026-11-21')).toEqual({
    market_name: 'SITA MORNING',
    month: '11',
    year: '2026',
  });
});

it.each([
  ['drop', 'network'],
  ['hang', 'timeout'],
] as const)(
  'a submission is sent once when the response is lost: %s',
  { tags: ['@API-27', '@FLOW-16'] },
  async (fate, reason) => {
    await start(() => fate);
    // A busy machine needs a while to send; a dropped connection is to end before any time limit.
    if (fate === 'hang') shortenTimeouts(1000);
    expect(await submitBets(bets)).toMatchObject({ kind: 'unknown', reason });
    expect(api.calls).toHaveLength(1);
  },
);

it.each([
  ['a success without a receipt', { status: 200, body: {} }, 'unknown'],
  ['a gateway', { status: 502 }, 'unknown'],
  ['a server error', { status: 500, body: { error: 'No' } }, 'unknown'],
  ['a refusal', { status: 400, body: { error: 'No' } }, 'refused'],
  ['a refusal without JSON', { status: 400, text: '<p>No</p>' }, 'unknown'],
])(
  'a submission takes its outcome from its response: %s',
  { tags: ['@FLOW-16'] },
  async (_what, response, kind) => {
    await start(() => response);
    expect((await submitBets(bets)).kind).toBe(kind);
    expect(api.calls).toHaveLength(1);
  },
);

it('a submission carries an Idempotency-Key only if the host supports it', {
  tags: ['@API-27'],
}, async () => {
  await submitBets(bets, 'key-1');
  expect(api.calls[0]?.headers).not.toHaveProperty('idempotency-key');
  await start(usual, { idempotencyKey: true });
  await submitBets(bets, 'key-1');
  expect(api.calls[0]?.headers).toHaveProperty('idempotency-key', 'key-1');
});

it('a submission does not follow a redirect, and its outcome is unknown', {
  tags: ['@FLOW-14'],
}, async () => {
  await start(() => ({ status: 307, body: {}, headers: { location: '/api/v1/elsewhere/' } }));
  expect(await submitBets(bets)).toMatchObject({ kind: 'unknown', reason: 'redirect' });
  expect(api.calls.map(({ path }) => path)).toEqual(['/betting/']);
});
