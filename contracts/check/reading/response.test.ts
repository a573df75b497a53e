import { expect, it } from 'vitest';
import { type Exchange, exchangeOf } from '../exchange.ts';
import { got, market, page, posted, record, said } from '../test-support.ts';

/** The list of markets as it comes over the wire. */
const received = (text: string): Exchange =>
  exchangeOf({
    at: '2026-11-20T06:30:00.000Z',
    method: 'GET',
    address: '/markets/',
    header: () => undefined,
    sent: '',
    status: 200,
    contentType: 'application/json',
    received: text,
  });

it.each([
  [JSON.stringify(JSON.stringify([market()])), '$ is the text'],
  ['"none"', '$ is the text “none”, expected a list'],
  ['7', '$ is 7, expected a list'],
  ['null', '$ is null, expected a list'],
  ['[{"id": 7', 'body is not valid JSON'],
  ['', 'body is empty'],
])('the wrong body %s is a failure that describes it', (text, found) => {
  expect(said(received(text)).failures).toEqual([
    expect.stringContaining(`GET /markets/ ${found}`),
  ]);
});

it.each([
  ['/betting/history/', { count: 1, next: null, previous: null, results: [record()] }, 200],
  ['/betting/history/', [record()], 200],
  ['/betting/history/', { detail: 'Not found.' }, 404],
  ['/betting/history/', { data: [{ bet_details: {} }] }, 200],
  ['/betting/41/', { id: 41, status: 'open' }, 200],
  ['/betting/41/', { error: 'No such page' }, 405],
])('a response that no screen shows, GET %s with %j, is a note at most', (path, body, status) => {
  expect(said(got(path, body, status)).failures).toEqual([]);
});

it('a response that no screen shows is a failure if it contradicts the other history', () => {
  const [one, other] = [record(), record({ details: { amount: 20 } })];
  const { failures } = said(
    got('/bets/history/', page(one)),
    got('/betting/history/', page(other)),
  );
  expect(failures.join()).toContain('GET /betting/history/ $.data[0].bet_details.amount');
});

it('a server error is a failure at every call', () => {
  expect(said(got('/betting/history/', { detail: 'Oops' }, 500)).failures).toEqual([
    'GET /betting/history/ status is 500',
  ]);
});

it.each([
  [{ results: [] }, '$.data is missing'],
  [[], '$ is a list'],
])('the history %j is a failure because a screen cannot read it', (body, text) => {
  expect(said(got('/bets/history/', body)).failures).toEqual([expect.stringContaining(text)]);
});

it.each([
  ['POST', '/betting/suggestions/', { suggestions: { combinations: ['128'] }, bet_type: 'close' }],
  [
    'POST',
    '/betting/',
    {
      user_balance: { previous_balance: 100, current_balance: 95 },
      bet_details: { market: 'Surya Day' },
    },
  ],
])('a field that no screen shows may have any form: %s %s', (_, path, body) => {
  const { failures, notes } = said(posted(path, { amount: 5 }, body));
  expect(failures).toEqual([]);
  expect(notes).toEqual([expect.stringContaining('the player sees no difference')]);
});

it('a player may have no name and no mobile number', () => {
  const login = (user: object) =>
    said(
      posted(
        '/users/login/',
        { mobile_number: '9876543210' },
        { user, tokens: { access: 'a.b.c', refresh: 'r' } },
      ),
    );
  const { failures, notes } = login({ points: 100 });
  expect(failures.filter((text) => text.includes('$.user'))).toEqual([]);
  expect(notes).toEqual([
    expect.stringContaining('$.user.name is missing'),
    expect.stringContaining('the player reads “No mobile number”'),
  ]);
  expect(login({ name: 'Asha' }).failures).toContain(
    'POST /users/login/ $.user.points is missing, expected a number: the player sees nothing instead',
  );
});
