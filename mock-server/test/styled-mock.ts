import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { afterAll, beforeEach } from 'vitest';
import { createMock } from '../create-mock.ts';

/** Opens a mock for the tests of a file, each of which begins with a new default world, and gives helpers for it. */
export async function openStyledMock() {
  const mock = await createMock({ seed: 11, now: testClock });
  beforeEach(() => mock.reset());
  afterAll(() => mock.close());

  /** Sends a request to the default world; gives the status, the headers and the JSON of the body. */
  async function send(method: string, path: string, body?: object, headers = {}) {
    const response = await mock.fetch(mock.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
  }

  async function signIn(mobile_number = mainPlayer.mobile) {
    const app_id = mock.world().id;
    const form = { grant_type: 'otp', app_id, mobile_number, otp: mainPlayer.otp };
    const { body } = await send('POST', '/users/login/', form);
    return { ...body, bearer: { authorization: `Bearer ${body.tokens.access}` } };
  }

  /** Bets ten points on the jodi 05 of a market. */
  const bet = (bearer: object, market_id: unknown, other = {}) => {
    const payload = { bets: [{ jodi: '05', points: 10 }] };
    return send(
      'POST',
      '/betting/',
      { market_id, bet_type_id: 3, amount: 10, payload, ...other },
      bearer,
    );
  };
  return { mock, send, signIn, bet };
}
