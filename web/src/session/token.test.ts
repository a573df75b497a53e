// @vitest-environment node
import { expect, it } from 'vitest';
import { tokenFor } from '../test/token.ts';
import { expiryOf } from './token.ts';

const withClaims = (claims: string) => `h.${btoa(claims)}.s`;

it('gives the moment of expiry in milliseconds', () => {
  expect(expiryOf(withClaims('{"exp": 1795231234}'))).toBe(1_795_231_234_000);
  expect(expiryOf(tokenFor(60))).toBeGreaterThan(Date.now());
});

it('reads the URL-safe alphabet', () => {
  const claims = btoa('{"exp":5,"n":"~~~???"}');
  expect(claims).toMatch(/[+/]/);
  expect(expiryOf(`h.${claims.replaceAll('+', '-').replaceAll('/', '_')}.s`)).toBe(5000);
});

it.each([
  '',
  'abc',
  'a.b',
  'a.b.c.d',
  'a..c',
  'a.%%%.c',
  withClaims('no'),
  withClaims('null'),
  withClaims('{}'),
  withClaims('{"exp":"1"}'),
  withClaims('{"exp":0}'),
])('%j is malformed', (token) => {
  expect(expiryOf(token)).toBeUndefined();
});
