import { createHmac } from 'node:crypto';
import { mainPlayer, poorPlayer } from '@matka/fixtures/players';
import { testOptions } from './build-app.ts';

const encoded = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (header: object, claims: object, secret: string, digest = 'sha256'): string => {
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `${text}.${createHmac(digest, secret).update(text).digest('base64url')}`;
};

const now = Math.floor(Date.now() / 1000);
const hs256 = { alg: 'HS256', typ: 'JWT' };
/** The signing key of the mock under test. */
const { secret = '' } = testOptions;
type TokenType = 'access' | 'refresh';

/** Claims of a valid token of the first player. */
const claimsOf = (type: TokenType) => ({
  type,
  player_id: 1,
  mobile_number: mainPlayer.mobile,
  app_id: 'kalyan-matka',
  world: 'kalyan-matka',
  generation: 0,
  iat: now,
  exp: now + 3600,
});
/** A valid token of the first player. */
export const validToken = (type: TokenType): string => signed(hs256, claimsOf(type), secret);

/** Invalid tokens, each with the difference from the valid one. */
export function invalidTokens(type: TokenType): [string, string][] {
  const claims = claimsOf(type);
  const good = validToken(type);
  const [header = '', body = '', signature = ''] = good.split('.');
  const saying = (other: object): string => signed(hs256, { ...claims, ...other }, secret);
  return [
    ['no algorithm', `${encoded({ alg: 'none', typ: 'JWT' })}.${body}.`],
    ['no algorithm, in capitals', `${encoded({ alg: 'NONE' })}.${body}.`],
    ['no algorithm and a signature', `${encoded({ alg: 'none' })}.${body}.${signature}`],
    ['no signature', `${header}.${body}.`],
    ['two parts', `${header}.${body}`],
    ['another key', signed(hs256, claims, 'another-secret')],
    ['an empty key', signed(hs256, claims, '')],
    ['another digest', signed({ alg: 'HS512', typ: 'JWT' }, claims, secret, 'sha512')],
    ['a false algorithm', `${encoded({ alg: 'RS256' })}.${body}.${signature}`],
    [
      'another player under the old signature',
      `${header}.${encoded({ ...claims, player_id: 2 })}.${signature}`,
    ],
    ['its first letter of signature changed', `${header}.${body}.${flipped(signature)}`],
    ['its time over', saying({ exp: now - 1 })],
    ['its time to come', saying({ nbf: now + 3600 })],
    ['the other type', saying({ type: type === 'access' ? 'refresh' : 'access' })],
    ['no type', saying({ type: undefined })],
    ['an unknown player', saying({ player_id: 999_999 })],
    ['a player by name', saying({ player_id: '1' })],
    ['player 0.5', saying({ player_id: 0.5 })],
    ['player 2^60', saying({ player_id: 2 ** 60 })],
    ['the id of another player', saying({ player_id: 2 })],
    ['the mobile number of another player', saying({ mobile_number: poorPlayer.mobile })],
    ['no mobile number', saying({ mobile_number: undefined })],
    ['a world that cannot be', saying({ world: '../../etc' })],
    ['the world __proto__', saying({ world: '__proto__' })],
    ['no world', saying({ world: null })],
    ['no generation', saying({ generation: undefined })],
    ['a list of claims', signed(hs256, [1, 2], secret)],
    ['claims that are no JSON', `${header}.e30x.${signature}`],
    ['no parts', 'hello'],
    ['only dots', '...'],
    ['8,000 letters', 'x'.repeat(8_000)],
    ['control letters', '\u0001\u007f'],
  ];
}

const flipped = (text: string): string => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
