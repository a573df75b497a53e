import { expect, it } from 'vitest';
import { bodyOf, type Exchange } from '../check/exchange.ts';
import { createRedactor, tokensIn } from './redactor.ts';

const account = { appId: 'a', mobile: '9876543210', password: 'pass "2580" word', mpin: '2580' };
const session = ['opaque-access', 'opaque-refresh'];
const result = (text: string): Exchange => ({
  at: '2026-11-20T06:30:00.000Z',
  request: { method: 'POST', path: '/token/refresh/', query: [] },
  response: { status: 200, contentType: 'application/json', body: bodyOf(text) },
});

it.each([
  ['as plain text', `got ${account.password} of ${account.mobile}`, 'got *** of ***'],
  ['in JSON', `got ${JSON.stringify(account.password)}`, 'got "***"'],
  ['in a URL', `/x?password=${encodeURIComponent(account.password)}`, '/x?password=***'],
  ['of the session', 'opaque-access, opaque-refresh', '***, ***'],
  ['issued later', 'later-token and 123456', '*** and ***'],
  ['of a renewal', 'renewed-refresh', '***'],
  ['that hold another', 'a2580b', '***'],
  [
    'of any account, if they are signed tokens',
    'was eyJhbGciOi.eyJzdWIi.c2ln here',
    'was *** here',
  ],
])('secrets %s are replaced', (_, text, redacted) => {
  const later = [
    result('{"access": "later-token"}'),
    result('{"tokens": {"refresh": 123456}}'),
    result('{"refresh": "renewed-refresh", "access": "a2580b"}'),
    result('{"access": null, "tokens": [true]}'),
    result('{broken'),
    result('[]'),
  ];
  expect(createRedactor(account, [...session, ...tokensIn(later)])(text)).toBe(redacted);
});

it('secrets with half of a surrogate pair are replaced, too', () => {
  const tokens = tokensIn([result('{"access": "half-\\ud83d-token"}')]);
  const redact = createRedactor(account, tokens);
  expect(redact('half-\ud83d-token, half-%EF%BF%BD-token')).toBe('***, ***');
});

it('empty secrets replace nothing', () => {
  expect(createRedactor({ appId: 'a', mobile: '', otp: '' })('all of it')).toBe('all of it');
  const tokens = tokensIn([result('{"access": null}'), result('')]);
  const redact = createRedactor({ appId: 'a', mobile: '1' }, tokens);
  expect(redact('undefined, null, true')).toBe('undefined, null, true');
});
