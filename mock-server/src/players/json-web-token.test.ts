import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signToken, verifiedClaims } from './json-web-token.ts';
import { createTokens } from './tokens.ts';

const key = 'the-key-of-this-test';
const now = 1_300_819_000_000;
const encoded = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token with any header and body, correctly signed. */
const signed = (header: unknown, body: unknown): string => {
  const text = `${encoded(header)}.${encoded(body)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
};
const hs256 = { alg: 'HS256', typ: 'JWT' };

describe('a token', () => {
  it('is the one that is known for these claims and this key', () => {
    const claims = { sub: '1234567890', name: 'John Doe', iat: 1_516_239_022 };
    const token =
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';
    expect(signToken(claims, 'your-256-bit-secret')).toBe(token);
    expect(verifiedClaims(token, 'your-256-bit-secret', now)).toEqual(claims);
  });

  it('holds the claims that were signed', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (claims) => {
        const { exp, nbf, ...kept } = claims;
        const expected = JSON.parse(JSON.stringify(kept));
        expect(verifiedClaims(signToken(kept, key), key, now)).toEqual(expected);
      }),
    );
  });

  it('is invalid with any of its characters changed, with one more and one less', () => {
    const token = signToken({ player_id: 1 }, key);
    for (let at = 0; at < token.length; at += 1) {
      for (const other of ['A', 'z', '.', '=']) {
        const changed = `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
        if (changed !== token) expect(verifiedClaims(changed, key, now), changed).toBeUndefined();
      }
    }
    for (const changed of [
      token.slice(1),
      token.slice(0, -1),
      `${token}.`,
      `${token}A`,
      `.${token}`,
    ])
      expect(verifiedClaims(changed, key, now), changed).toBeUndefined();
  });

  it.each([
    ['another algorithm', { alg: 'HS512' }, {}],
    ['no algorithm', {}, {}],
    ['the algorithm none', { alg: 'none' }, {}],
    ['an extension that must be understood', { ...hs256, crit: ['exp'] }, {}],
    ['a header that is a list', [hs256], {}],
    ['a body that is a list', hs256, []],
    ['a body that is a text', hs256, 'claims'],
    ['an expiry that is a text', hs256, { exp: '9999999999' }],
    ['an expiry now', hs256, { exp: now / 1000 }],
    ['a beginning to come', hs256, { nbf: now / 1000 + 1 }],
    ['a beginning that is a text', hs256, { nbf: '0' }],
  ])('is invalid with %s, however it is signed', (_, header, body) => {
    expect(verifiedClaims(signed(header, body), key, now)).toBeUndefined();
  });

  it('holds from its beginning to its expiry', () => {
    const body = { nbf: now / 1000, exp: now / 1000 + 1 };
    expect(verifiedClaims(signed(hs256, body), key, now)).toEqual(body);
    expect(verifiedClaims(signed(hs256, body), key, now - 1)).toBeUndefined();
    expect(verifiedClaims(signed(hs256, body), key, now + 999)).toEqual(body);
    expect(verifiedClaims(signed(hs256, body), key, now + 1000)).toBeUndefined();
  });
});

it('needs a key', () => {
  expect(() => createTokens('')).toThrow('The secret that signs tokens is empty.');
});
