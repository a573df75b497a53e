import { expect, it } from 'vitest';
import { declaredSecrets } from './declared-fields.ts';
import { secretKindOf } from './secret-names.ts';

it('every secret that the contract declares is one by its name', () => {
  expect([...declaredSecrets.keys()]).toContain('confirm_mpin');
  for (const [name, kind] of declaredSecrets)
    expect([name, secretKindOf(name)]).toEqual([name, kind]);
});

it.each([
  ['newPassword', 'password'],
  ['password_confirmation', 'password'],
  ['passwd', 'password'],
  ['Pasword', 'password'],
  ['confirm_passwrod', 'password'],
  ['confirm_mpn', 'mpin'],
  ['refesh', 'refresh'],
  ['m_pin', 'mpin'],
  ['pin', 'mpin'],
  ['one-time-code', 'otp'],
  ['access_token', 'access'],
  ['refreshToken', 'refresh'],
  ['csrf_token', 'token'],
  ['tokens', 'token'],
  ['Authorization', 'token'],
  ['client_secret', 'secret'],
  ['whatsapp_number', 'mobile'],
  ['surname', 'last-name'],
  ['account_holder_name', 'name'],
  ['pin_code', 'address'],
  ['upi', 'secret'],
])('a field of another host is known by its name: %s', (name, kind) => {
  expect(secretKindOf(name)).toBe(kind);
});

it('a name is one of a person only within a person', () => {
  expect([secretKindOf('name', 'user'), secretKindOf('name', 'market')]).toEqual([
    'name',
    undefined,
  ]);
});

it.each([
  'open_pana',
  'points',
  'market_name',
  'bet_type',
  'accessible',
  'session_type',
  'image_url',
])('a field that holds no secret is none: %s', (name) => {
  expect(secretKindOf(name)).toBeUndefined();
});
