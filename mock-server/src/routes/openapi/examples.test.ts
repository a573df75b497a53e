import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { buildTestApp, jodiBet, loginForm } from '../../../test/build-app.ts';

const long = { app_id: 'x'.repeat(200_000) };
const text = { 'content-type': 'text/plain' };
const key = { 'idempotency-key': 'k' };
const foreign = { host: 'play.example' };
const wrong = loginForm({ otp: '000000' });
const query = (...names: string[]) => names.map((name) => `${name}=x`).join('&');

it.each<[status: number, line: string, body?: unknown, headers?: Record<string, string>]>([
  [403, 'POST /betting/', jodiBet(5), foreign],
  [404, 'POST /betting/', jodiBet(9915)],
  [409, 'POST /betting/', jodiBet(6), key],
  [413, 'POST /betting/', long],
  [415, 'POST /betting/', 'a=1', text],
  [403, 'POST /betting/suggestions/', {}, foreign],
  [400, 'POST /betting/suggestions/', {}],
  [413, 'POST /betting/suggestions/', long],
  [415, 'POST /betting/suggestions/', 'a=1', text],
  [401, 'POST /users/login/', wrong],
  [403, 'POST /users/login/', wrong, foreign],
  [413, 'POST /users/register/', long],
  [415, 'POST /users/register/', 'a=1', text],
  [400, 'POST /token/refresh/', {}],
  [401, 'POST /token/refresh/', { refresh: 'x' }],
  [400, 'GET /markets/'],
  [400, `GET /bets/history/?${query('session_type', 'bet_status')}`],
  [400, `GET /markets/results/monthly/?${query('market_name', 'month', 'year', 'date')}`],
  [404, 'GET /betting/{id}/'],
])(
  'the OpenAPI document shows under %i the refusal that the mock sends for %s',
  async (status, line, body, headers = {}) => {
    const { as, anonymous } = await buildTestApp({ scenario: 'fresh' });
    const isPublic = /users|token|markets\/$/.test(line);
    const call = isPublic ? anonymous : as(mainPlayer.mobile);
    await as(mainPlayer.mobile)('POST /betting/', jodiBet(5), key);
    const refused = await call(line.replace('{id}', '99'), body, headers);
    const { paths } = (await anonymous('GET /__mock/openapi.json')).json();
    const [method = '', address = ''] = line.split('?', 1)[0]?.split(' ') ?? [];
    const { content } = paths[address][method.toLowerCase()].responses[status];
    expect([refused.statusCode, refused.json()]).toEqual([
      status,
      content['application/json'].example,
    ]);
  },
);
