import { expect, it } from 'vitest';
import { type BetType, read } from '../../../check/reader.ts';
import type { PactInteraction } from '../../../pact/pact.ts';
import { renderRequest } from './render-request.ts';

const game = (id: number, code: string, limits: object = {}): BetType => {
  const [betType] = read('betTypes', [{ id, name: code, config: { code, ...limits } }]) ?? [];
  if (!betType) throw new Error(`No bet type is read of ${code}.`);
  return betType;
};
const render = (
  request: Partial<PactInteraction['request']>,
  values = {},
  betTypes: readonly BetType[] = [],
) =>
  renderRequest(
    {
      description: 'a request',
      type: 'Synchronous/HTTP',
      comments: { safety: 'read' },
      providerStates: [{ name: 'usual' }],
      request: { method: 'GET', path: '/markets/', ...request },
      response: { status: 200 },
    },
    values,
    betTypes,
  );

/** The place of a value in an expression of the pact. */
const stateValue = (name: string) => `\${${name}}`;

it('a request of the client takes values of the host into its path and its query', () => {
  const { path, query, access } = render(
    {
      path: '/betting/41/',
      query: { page: ['1'], bet_status: ['won', 'lost'], note: ['x'] },
      headers: { Authorization: ['Bearer x'] },
      generators: {
        path: { expression: `/betting/${stateValue('bet_id')}/` },
        query: { page: { expression: stateValue('last_page') } },
      },
    },
    { bet_id: 12, last_page: '7', access: 'token' },
  );
  expect([path, String(query), access]).toEqual([
    '/betting/12/',
    'page=7&bet_status=won&bet_status=lost&note=x',
    'token',
  ]);
  expect(render({ headers: { Authorization: ['x'] } }).access).toBe('');
  const plain = render({});
  expect([plain.path, String(plain.query), plain.access, plain.body]).toEqual([
    '/markets/',
    '',
    undefined,
    undefined,
  ]);
});

it('a request of the client takes values of the host into its body, a number as a number', () => {
  const { body } = render(
    {
      body: { content: { market_id: 1, note: 'x', kept: [1] } },
      generators: {
        body: {
          '$.market_id': { expression: stateValue('market_id') },
          '$.note': { expression: `on ${stateValue('market_id')} of ${stateValue('day')}` },
        },
      },
    },
    { market_id: 7 },
  );
  expect(body).toEqual({ market_id: 7, note: 'on 7 of ', kept: [1] });
  expect(render({ body: { content: 'text' } }).body).toBe('text');
});

it('a request of the client takes the id and limits of the bet type that the host lists by its code', () => {
  const content = { bet_type_id: 3, payload: { bets: [{ jodi: '00' }] } };
  const listed = [
    game(1, 'single_digits'),
    game(99, 'jodi_digits', { min_value: 5, max_value: 9 }),
  ];
  expect(render({ body: { content } }, {}, listed)).toMatchObject({
    body: { bet_type_id: 99, payload: { bets: [{ jodi: '05' }] } },
  });
  expect(render({ body: { content } }, {}, [])).toMatchObject({
    body: content,
  });
});

it.each([
  [2, 'single_digits_bulk', 2],
  [20, 'half_sangam_a', 20],
  [22, 'half_sangam_b', 22],
  [1, 'single_digits', 99],
])('a request of the client for bet type %i has the id that the client sends', (id, code, sent) => {
  const content = { bet_type_id: id, payload: {} };
  const { body } = render({ body: { content } }, {}, [game(99, code)]);
  expect(body).toEqual({ ...content, bet_type_id: sent });
});
