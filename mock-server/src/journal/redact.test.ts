import { betPayloads } from '@matka/contracts/api/betting';
import { endpoints } from '@matka/contracts/api/endpoints';
import { suggestionPayloads } from '@matka/contracts/api/suggestions';
import { sampleOf } from '@matka/contracts/reading/sample';
import type { TSchema } from 'typebox';
import { expect, it } from 'vitest';
import { redactRequest, redactResponse } from './redact.ts';

const redact = (url: string, body?: unknown, key?: string) => redactRequest({ url, key, body });

const requests = [
  ...Object.values(betPayloads).map((payload) => ({ bet_type_id: 1, amount: 10, payload })),
  ...Object.values(suggestionPayloads).map((payload) => ({ bet_type_id: 6, payload })),
].map(({ payload, ...body }) => ({ ...body, market_id: 7, payload: sampleOf(payload) }));

it('each payload of a bet and of a suggestion is kept as it is sent', () => {
  for (const body of requests)
    expect(redact('/betting/', body)).toMatchObject({ body, secrets: [], isUnusual: false });
  expect(requests.length).toBeGreaterThan(35);
});

it('redaction hides credentials and tokens by their declaration alone', () => {
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

it.each([
  ['a credential at any depth', { a: { mpin: ['x1'] } }, { a: { mpin: ['(hidden)'] } }, ['x1']],
  [
    'all below the name of one',
    { otp: [{ a: 'x1', b: 5 }] },
    { otp: [{ a: '<text>', b: 0 }] },
    ['x1', '5'],
  ],
  ['the value of a field that nobody declares', { pwd: 'x1' }, { pwd: '<text>' }, ['x1']],
  ['what stands where a list is declared', { bets: 'x1' }, { bets: '<text>' }, ['x1']],
  ['a number that nobody declares', { pin: 2580 }, { pin: 0 }, ['2580']],
  ['a token', { digit: 'eyJa.b.c' }, { digit: '(hidden)' }, ['eyJa.b.c']],
  ['a password that is a number', { password: 5 }, { password: 0 }, ['5']],
  ['a whole body', 'mpin=2580', '<text>', ['mpin=2580']],
])('a body in the journal hides %s', (_, body, expected, secrets) => {
  expect(redact('/betting/', body)).toMatchObject({ body: expected, secrets, isUnusual: true });
});

it('a body in the journal keeps invalid values of declared fields', () => {
  const body = { digit: 'abcd', points: 1.125, mpin: '', bets: [null], amount: 'x', other: '' };
  expect(redact('/betting/', body)).toMatchObject({ body, secrets: [], isUnusual: false });
});

it('a control request in the journal keeps all values but credentials and tokens', () => {
  const body = { effect: 'status', body: { note: 'x', pin_wheel: 7 }, headers: { 'x-a': 'b' } };
  const url = '/__mock/worlds/x/faults/?note=x';
  expect(redact(url, body)).toMatchObject({ url, body, secrets: [], isUnusual: false });
  expect(redact(url, { body: { otp: '1234' } }).body).toEqual({ body: { otp: '(hidden)' } });
});

it('a credential counts as unusual only where a replay has no value to put in its place', () => {
  const login = { mobile_number: '9876543210', mpin: '2580' };
  expect(redact('/users/login/', login)).toMatchObject({
    body: { ...login, mpin: '(hidden)' },
    isUnusual: false,
  });
  expect(redact('/users/login/', { more: login }).isUnusual).toBe(true);
});

it('the journal hashes an idempotency key that holds a secret, and equal keys stay equal', () => {
  const body = { mpin: '2580', otp: '4711' };
  const keys = ['key-2580', 'key-2580', '4711', 'eyJa.b.c'].map(
    (key) => redact('/', body, key).key,
  );
  expect(keys[0]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(redact('/', body, 'a b').key).toBe('a b');
});

it.each([
  '/markets/?app_id=kalyan-matka',
  '/bets/history/?page=abc&bet_status=won&bet_status=lost&session_type=open',
  '/bets/history/?market_names=Kalyan%20Matka&market_name=Kalyan+Matka',
  '/bets/history/?market_names=A%26B',
  '/bets/history/?%70%61%67%65=2&market%5fname=Kalyan+Matka',
  '/markets/?page=%zz&=&x',
  '/betting/123',
])('an address in the journal is kept: %s', (url) => {
  expect(redact(url)).toMatchObject({ url, secrets: [], isUnusual: false });
});

it.each([
  ['/markets/?app_id=x&mpin=2580', '/markets/?app_id=x&mpin=(hidden)'],
  ['/markets/?m%70in=2580', '/markets/?m%70in=(hidden)'],
  ['/markets/?app_id=eyJa.b.c', '/markets/?app_id=(hidden)'],
  ['/markets/?note=my+otp+is+2580', '/markets/?note=(hidden)'],
  ['/markets/?eyJa.b.c=1', '/markets/?(hidden)'],
  ['/markets/?eyJa.b.c', '/markets/?(hidden)'],
  ['/betting/eyJa.b.c/', '/betting/(hidden)/'],
  ['/__mock/worlds/x/markets/a%65yJa.b.c/', '/__mock/worlds/x/markets/(hidden)/'],
])('an address in the journal hides a secret in any spelling: %s', (url, expected) => {
  expect(redact(url)).toMatchObject({ url: expected, isUnusual: true });
});

const inResponse = (text: string, ...secrets: string[]) => redactResponse(text, 400, { secrets });

it('redaction of an error response replaces no text inside its own placeholders', () => {
  const answer =
    '{"grant_type":["This field is required."],"password":["This field is required."]}';
  const overlapping = ['is ', '":[', 'n)"', 'e(h', 'd(h', 'n)i', 'de('];
  const secrets = Array.from({ length: 52 }, (_, index) => overlapping[index % 7] ?? '');
  expect(inResponse(answer, ...secrets)).toBe(
    '{"grant_type(hidden)"Th(hidden)field (hidden)required."],"password(hidden)"Th(hidden)field (hidden)required."]}',
  );
});

it.each<[what: string, text: string, secrets: string[], expected: string]>([
  ['the longer of two texts', 'not a-pass-word', ['a-pass', 'a-pass-word'], 'not (hidden)'],
  [
    'a text that stands in JSON twice',
    JSON.stringify({ x: JSON.stringify('q"z') }),
    ['q"z'],
    JSON.stringify({ x: JSON.stringify('(hidden)') }),
  ],
  ['no part of what is hidden', '{"mpin":"2580"}', ['hid', 'dde', 'n)('], '{"mpin":"(hidden)"}'],
  ['texts of two letters never', 'is it', ['is', 'it'], 'is it'],
  [
    'itself whole with more secrets than anybody sends',
    'a text',
    Array(201).fill('none'),
    '(hidden)',
  ],
  ['itself whole if it is long', 'text '.repeat(3000), ['none'], '(hidden)'],
])('an error response in the journal hides %s', (_, text, secrets, expected) => {
  expect(inResponse(text, ...secrets)).toBe(expected);
});
