import { endpointNames, endpointOf, endpoints } from '@matka/contracts/api/endpoints';
import type { SentHistoryResponse as HistoryResponse } from '@matka/contracts/api/history';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { askStandard, signInAt } from './ask.ts';
import { createSecondHost } from './host.ts';
import { fridayNoon } from './options.ts';
import { accounts } from './players.ts';
import { routes } from './routes.ts';
import { standardLogin } from './standard-requests.ts';
import { plain } from './variant.ts';

const asked = askStandard();
const bodyOf = (text: string | Buffer) => JSON.parse(text.toString());

function respondTo(endpoint: string, title: string) {
  const found = asked.find(
    ({ request }) => request.endpoint === endpoint && request.title === title,
  );
  if (!found) throw new Error(`${endpoint}: ${title} is not asked`);
  return { status: found.response.status, body: bodyOf(found.response.body) };
}

describe('the second host', () => {
  it('has every endpoint of the contract under its name', () => {
    expect(Object.keys(routes).sort()).toEqual([...endpointNames].sort());
    for (const { request } of asked) {
      const path = request.url.split('?')[0] ?? '';
      expect(endpointOf(request.method, path)).toBe(request.endpoint);
    }
  });

  it.each(endpointNames)('responds to the requests of %s as its schemas say', (name) => {
    const responses: Readonly<Record<number, TSchema>> = endpoints[name].responses;
    const ofEndpoint = asked.filter(({ request }) => request.endpoint === name);
    expect(ofEndpoint.length).toBeGreaterThan(0);
    for (const { request, response } of ofEndpoint) {
      const schema = responses[response.status];
      if (!schema) throw new Error(`${request.title}: ${response.status}`);
      expect([request.title, ...Value.Errors(schema, bodyOf(response.body))]).toEqual([
        request.title,
      ]);
    }
  });

  it.each([
    ['register', 'a new player', 201],
    ['register', 'a number that is taken', 400],
    ['login', 'a wrong password', 401],
    ['refresh', 'a bad token', 401],
    ['refresh', 'no token', 400],
    ['markets', 'a bad token', 401],
    ['suggestions', 'too few digits', 400],
    ['bet', 'no bet', 404],
    ['betting', 'two digits', 200],
    ['betting', 'one pana without a list', 200],
    ['betting', 'a closed market', 400],
    ['betting', 'no points', 400],
    ['betting', 'an amount that is not the sum', 400],
    ['betting', 'a pana that is none', 400],
    ['betting', 'more than there is', 400],
  ])('tells successes from refusals: %s, %s', (endpoint, title, status) => {
    expect(respondTo(endpoint, title).status).toBe(status);
  });

  it('has markets in all five states at once', () => {
    const markets: { current_status_name: string }[] = respondTo('markets', 'the markets').body;
    expect(new Set(markets.map((market) => market.current_status_name))).toEqual(
      new Set([
        'Closed',
        'Closed for today',
        'Betting is closed',
        'Running for close',
        'Running now',
      ]),
    );
  });

  it('responds to the same requests in the same way', () => {
    expect(askStandard()).toEqual(asked);
  });

  it('shares nothing with another host', () => {
    const [one, other] = [createSecondHost(), createSecondHost()];
    const body = JSON.stringify({
      bet_type_id: 411,
      market_id: 705,
      amount: 7,
      payload: { bets: [{ digit: '1', points: 7, bet_type: 'open' }] },
    });
    const headers = { authorization: `Bearer ${signInAt(one).access}` };
    one.handle({ method: 'POST', url: '/betting/', headers, body });
    const pointsAt = (host: typeof one) => bodyOf(host.handle(standardLogin).body).user.points;
    expect(pointsAt(other) - pointsAt(one)).toBe(7);
    const page = { method: 'GET', url: '/bets/history/', headers };
    expect(bodyOf(one.handle(page).body).data[0].bet_details.amount).toBe(7);
    expect(bodyOf(other.handle(page).body).data[0].bet_details.amount).not.toBe(7);
  });

  it('renews a token that has expired', () => {
    const host = createSecondHost({
      name: 'ticking',
      description: 'Each request takes a second of the tokens’ three.',
      options: { accessSeconds: 3, tickMs: 1000, now: () => fridayNoon },
    });
    const { access, refresh } = signInAt(host);
    const list = (token: string) =>
      host.handle({
        method: 'GET',
        url: '/markets/?app_id=surya-club',
        headers: { authorization: `Bearer ${token}` },
      }).status;
    expect([list(access), list(access), list(access)]).toEqual([200, 200, 401]);
    const renewed = host.handle({
      method: 'POST',
      url: '/token/refresh/',
      body: JSON.stringify({ refresh }),
    });
    expect(list(bodyOf(renewed.body).access)).toBe(200);
  });

  it('charges each bet and pays what it won', () => {
    const host = createSecondHost({ ...plain, options: { pageSize: 100 } });
    const headers = { authorization: `Bearer ${signInAt(host).access}` };
    const { data } = bodyOf(
      host.handle({ method: 'GET', url: '/bets/history/', headers }).body,
    ) as HistoryResponse;
    const profit = data.reduce(
      (total, { bet_details, calculated_values: { net_profit } = {} }) =>
        total + (net_profit ?? -bet_details.amount),
      0,
    );
    expect(data.length).toBeGreaterThan(35);
    expect(bodyOf(host.handle(standardLogin).body).user.points).toBe(5000 + profit);
  });

  it.each(Object.entries(accounts))('signs %s in by each credential', (_, account) => {
    const host = createSecondHost();
    for (const grant of ['password', 'mpin', 'otp'] as const) {
      const { status } = host.handle({
        ...standardLogin,
        body: JSON.stringify({
          app_id: 'surya-club',
          grant_type: grant,
          mobile_number: account.mobile,
          [grant]: account[grant],
        }),
      });
      expect(status).toBe(200);
    }
  });
});
