import { describe, expect, it } from 'vitest';
import { isSecretName, redactJson, redactText } from './secret-names.ts';

describe('a name of a secret', () => {
  it.each([
    ...[
      'password',
      'confirm_password',
      'mpin',
      'confirm_mpin',
      'otp',
      'refresh',
      'access',
      'token',
    ],
    ...['passwd', 'm_pin', 'confirmMpin', 'pwd', 'Passcode', 'OTP', 'accessToken', 'Authorization'],
    ...['user_password', 'password2', 'x-login-m_pin', 'my_otp_code', 'Pasword', 'old_passwrod'],
    ...['secret', 'client_secret', 'credentials', 'auth', 'bearer', 'cookie', 'jwt', 'session-id'],
  ])('the name of a secret is known as people write it: %s', (name) => {
    expect(isSecretName(name)).toBe(true);
  });

  it.each([
    ...['amount', 'digit', 'pana', 'points', 'bets', 'market', 'note', 'mode', 'name', 'id', ''],
    ...['first_name', 'mobile_number', 'bet_type', 'open_digit', 'result', 'accessSeconds'],
    ...['open_pana', 'detail', 'error', 'market_names', 'balance', 'message', 'status'],
  ])('a name is not taken for that of a secret: %s', (name) => {
    expect(isSecretName(name)).toBe(false);
  });

  it('the name of a secret is known at the end of a long name', () => {
    expect(isSecretName(`${'x'.repeat(40)}_password`)).toBe(true);
    expect(isSecretName('x'.repeat(100_000))).toBe(false);
  });
});

describe('a text', () => {
  it.each([
    ['mpin=2580', 'mpin=(hidden)'],
    ['mpin: 2580, digit: 1', 'mpin: (hidden), digit: 1'],
    ['my otp is 482913 today', 'my otp is (hidden) today'],
    ['password = "a \\" b" and more', 'password = (hidden) and more'],
    ['page=1&token=abc;x', 'page=1&token=(hidden);x'],
    ['the day is fine', 'the day is fine'],
    ['got eyJhbGciOi.eyJleHAi.c2ln here', 'got (hidden) here'],
    ['eyJhbGciOi.eyJleHAi.', '(hidden)'],
    ['pages: 5', 'pages: 5'],
  ])('a text loses the values of secrets and nothing else: %s', (text, expected) => {
    expect(redactText(text)).toBe(expected);
  });
});

describe('a piece of JSON', () => {
  it.each([
    ['{"mpin":"2580","digit":"1"}', '{"mpin":"(hidden)","digit":"1"}'],
    ['{"otp" : 482913}', '{"otp" : "(hidden)"}'],
    ['{"otp":-4.8e+13}', '{"otp":"(hidden)"}'],
    ['{"password":"a\\"b","x":1}', '{"password":"(hidden)","x":1}'],
    ['{"access":"cut', '{"access":"cut'],
    ['{"note":"eyJhbGciOi.eyJleHAi.c2ln"}', '{"note":"(hidden)"}'],
    ['{"points":5}', '{"points":5}'],
  ])('a piece of JSON loses the values of secrets and nothing else: %s', (text, expected) => {
    expect(redactJson(text)).toBe(expected);
  });
});
