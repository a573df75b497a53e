import { describe, expect, it } from 'vitest';
import { createRedactor, tokensInResponses } from './redact.ts';

const account = { appId: 'a', mobile: '9876543210', password: 'pass "2580" word', mpin: '2580' };
const session = { access: 'opaque-access', refresh: 'opaque-refresh', points: 5 };
const played = (text: string) => ({
  description: 'd',
  passed: false,
  mismatches: [],
  answer: { status: 200, headers: {}, text },
});

describe('secrets', () => {
  it.each([
    ['as they stand', `got ${account.password} of ${account.mobile}`, 'got *** of ***'],
    ['in JSON', `got ${JSON.stringify(account.password)}`, 'got "***"'],
    ['in an address', `/x?password=${encodeURIComponent(account.password)}`, '/x?password=***'],
    ['of the session', 'opaque-access, opaque-refresh', '***, ***'],
    ['handed out later', 'later-token and 123456', '*** and ***'],
    ['of anybody, where they are signed', 'was eyJhbGciOi.eyJzdWIi.c2ln here', 'was *** here'],
  ])('are concealed %s', (_, text, shown) => {
    const later = [
      played('{"access": "later-token"}'),
      played('{"tokens": {"refresh": 123456}}'),
      played('{broken'),
      played('[]'),
    ];
    expect(createRedactor(account, session, tokensInResponses(later))(text)).toBe(shown);
  });

  it('that are not known take nothing away', () => {
    expect(createRedactor({ appId: 'a', mobile: '', otp: '' })('all of it')).toBe('all of it');
  });
});
