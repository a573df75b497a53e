import { betPayloads } from '@matka/contracts/api/betting';
import { type Endpoint, endpoints } from '@matka/contracts/api/endpoints';
import { suggestionPayloads } from '@matka/contracts/api/suggestions';
import { schemaOf } from '@matka/contracts/reading/json-schema';
import { sampleOf } from '@matka/contracts/reading/sample';
import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { redactRequest } from './redact.ts';

const markets = [{ name: 'Kalyan Matka' }, { name: 'A&B' }];
const redact = (url: string, body?: unknown, key?: string) =>
  redactRequest({ url, key, body }, markets);
describe('a registration or login in the journal', () => {
  it.each(['pin2580', '2580pin', 'my_pin_is_two_five_eight', 'fine'])(
    'a registration in the journal keeps no field name that is no word for a secret: %s',
    (name) => {
      expect(redact('/users/login/', { mpin: '', [name]: 'x' })).toMatchObject({
        body: { mpin: '', '(hidden) 1': '(hidden)' },
        secrets: [name, 'x'],
        isUnusual: true,
      });
    },
  );

  it('a registration in the journal keeps the name of a field that is misspelt', () => {
    expect(redact('/users/login/', { Pasword: 'x' })).toMatchObject({
      body: { Pasword: '(hidden)' },
      secrets: ['x'],
      isUnusual: true,
    });
  });

  it('a registration in the journal has another name of the person, which is valid too', () => {
    expect(redact('/users/register/', { first_name: 'my otp is 5' }).body).toEqual({
      first_name: '(hidden)',
    });
    expect(redact('/users/register/', { first_name: 'pin is abc' }).body).toEqual({
      first_name: 'Hidden',
    });
    expect(redact('/users/register/', { last_name: 'A' }).body).toEqual({ last_name: '(hidden)' });
  });
});

describe('the fields that the API declares', () => {
  const requests = [
    ...Object.values(betPayloads).map((payload) => ({ bet_type_id: 1, amount: 10, payload })),
    ...Object.values(suggestionPayloads).map((payload) => ({ bet_type_id: 6, payload })),
  ].map(({ payload, ...body }) => ({ ...body, market_id: 7, payload: sampleOf(payload) }));

  it('each payload of a bet and of a suggestion is kept as it is sent', () => {
    for (const body of requests)
      expect(redact('/betting/', body)).toMatchObject({ body, secrets: [], isUnusual: false });
    expect(requests.length).toBeGreaterThan(35);
  });

  it('each query is kept in whatever spelling the router reads', () => {
    for (const { query, path } of Object.values(endpoints) as Endpoint[])
      for (const [name, schema] of Object.entries((query && schemaOf(query).properties) ?? {})) {
        const text = name.startsWith('market') ? 'Kalyan Matka' : String([sampleOf(schema)].flat());
        const spelled = [...text].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
        for (const value of [text.replaceAll(' ', '+'), spelled]) {
          const url = `${path}?${name}=${value}`;
          expect(redact(url)).toMatchObject({ url, isUnusual: false });
        }
      }
  });

  it('credentials and tokens are hidden by their declaration alone', () => {
    const hiddenIn = (declaration: TSchema) => {
      const { body } = redact('/users/login/', sampleOf(declaration));
      return Object.entries(body as object).flatMap(([name, value]) =>
        value === '(hidden)' ? [name] : [],
      );
    };
    const { login, register, refresh } = endpoints;
    expect(login.body.anyOf.flatMap(hiddenIn)).toEqual(['password', 'mpin', 'otp']);
    expect(register.body.anyOf.flatMap(hiddenIn)).toEqual([
      ...['password', 'confirm_password', 'mpin', 'confirm_mpin', 'otp'],
    ]);
    expect(hiddenIn(refresh.body)).toEqual(['refresh']);
  });
});

describe('a bet in the journal', () => {
  const bet = {
    bet_type_id: 1,
    market_id: 7,
    amount: 10.5,
    payload: { bets: [{ digit: '1', points: 10, bet_type: 'open' }], mode: 'half', types: ['SP'] },
  };

  it.each([
    ['another field', { note: 'secret' }, { '(hidden) 0': '(hidden)' }, ['note', 'secret']],
    ['another value', { digit: 'abcd' }, { digit: '(hidden)' }, ['abcd']],
    ['a long number as text', { pana: '1280' }, { pana: '(hidden)' }, ['1280']],
    ['a long number', { points: 12_345_678_901 }, { points: 0 }, ['12345678901']],
    ['a fine number', { points: 1.125 }, { points: 0 }, ['1.125']],
    ['a number elsewhere', { note: 5 }, { '(hidden) 0': 0 }, ['note', '5']],
    ['a name without a value', { note: null }, { '(hidden) 0': null }, ['note']],
    ['a list', { bets: ['x1x1'] }, { bets: ['(hidden)'] }, ['x1x1']],
  ])('a bet in the journal is redacted for %s', (_, body, expected, secrets) => {
    expect(redact('/betting/', body)).toMatchObject({ body: expected, secrets, isUnusual: true });
  });

  it('a bet in the journal has its key hashed if it may be a secret: equal keys stay equal', () => {
    const keys = ['a b', 'a b', 'mpin=2580', 'otp:2580', 'x'.repeat(201)].map(
      (key) => redact('/betting/', bet, key).key,
    );
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(4);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(redact('/betting/', bet, 'x'.repeat(200)).key).toBe('x'.repeat(200));
  });
});

describe('an address in the journal', () => {
  it.each([
    '/markets/?app_id=kalyan-matka',
    '/bets/history/?page=2&bet_status=won&bet_status=lost&session_type=open',
    '/bets/history/?market_names=Kalyan%20Matka&page=1',
    '/bets/history/?market_name=Kalyan+Matka',
    '/bets/history/?market_names=A%26B',
    '/markets/?app%5Fid=kalyan-matka',
    '/bets/history/?%70%61%67%65=2&market%5fname=Kalyan+Matka',
    '/markets/results/monthly/?month=11&year=2026&date=2026-11-20',
    '/betting/123',
    '/users/login',
  ])('an address in the journal is kept: %s', (url) => {
    expect(redact(url)).toEqual({
      url,
      key: undefined,
      body: undefined,
      secrets: [],
      isUnusual: false,
    });
  });

  it.each([
    ['/markets/?app_id=Secret', '/markets/?app_id=(hidden)', ['Secret']],
    [
      '/bets/history/?page=abc&bet_status=won',
      '/bets/history/?page=(hidden)&bet_status=won',
      ['abc'],
    ],
    ['/markets/?note=a%2Bb', '/markets/?(hidden)', ['a+b']],
    ['/markets/?note=a+b', '/markets/?(hidden)', ['a+b', 'a b']],
    ['/markets/?secret', '/markets/?(hidden)', ['']],
    ['/markets/?page=a=b', '/markets/?page=(hidden)', ['a=b']],
    ['/bets/history/?market_names=Secret', '/bets/history/?market_names=(hidden)', ['Secret']],
    ['/markets/?page=1?x', '/markets/?page=(hidden)', ['1?x']],
    ['/markets/?page=%zz', '/markets/?page=(hidden)', ['%zz']],
    ['/markets/?=secret', '/markets/?(hidden)', ['secret']],
    ['/markets/?my_page=1', '/markets/?(hidden)', ['1']],
    ['/markets/?p%61ge=secret', '/markets/?page=(hidden)', ['secret']],
    ['/markets/?my%5Fpage=1', '/markets/?(hidden)', ['1']],
    ['/markets/?page_size=1', '/markets/?(hidden)', ['1']],
    ['/bets/history/?market_name=Secret', '/bets/history/?market_name=(hidden)', ['Secret']],
    ['/bets/history/?my_market_name=A%26B', '/bets/history/?(hidden)', ['A&B']],
    ['/markets/?page=1&page=2x', '/markets/?page=1&page=(hidden)', ['2x']],
  ])(
    'an address in the journal is redacted where it is not what it should be: %s',
    (url, expected, secrets) => {
      expect(redact(url)).toMatchObject({ url: expected, secrets, isUnusual: true });
    },
  );
});
