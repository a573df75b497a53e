import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { tokenNotValid } from '../shared/http-error.ts';
import { StringSchema } from '../shared/schema-types.ts';
import { validationErrors } from '../shared/validate.ts';
import { mobileOf, type World } from '../worlds/world.ts';

/** Length of a key in base64. */
const length = 44;

function storedKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The key that signs tokens: random, created at the first start and stored beside the database file, readable by
 * its owner only, so that players stay signed in after a restart. Without a file it exists as long as the process.
 * Throws an Error for a key file that cannot be read or created, or that holds no key.
 */
export function signingKey(database: string | undefined): string {
  const generated = randomBytes(32).toString('base64');
  if (database === undefined) return generated;
  const file = `${database}.key`;
  try {
    const stored = storedKey(file);
    if (stored !== undefined && stored.length < length) throw new Error('it holds no key');
    if (stored === undefined) writeFileSync(file, `${generated}\n`, { mode: 0o600, flag: 'wx' });
    return stored ?? generated;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The signing key ${file} cannot be used: ${reason}. Remove it for a new one.`);
  }
}

type TokenType = 'access' | 'refresh';

/** Claims of a token. */
const Claims = Type.Object({
  type: StringSchema,
  player_id: Type.Number(),
  /** Distinguishes the player from another one who has this id since a reset of the world; empty for no player. */
  mobile_number: StringSchema,
  app_id: StringSchema,
  /** The id of the world that the token belongs to. */
  world: StringSchema,
  generation: Type.Number(),
  /** When it expires; seconds of real time since 1970. */
  exp: Type.Number(),
});
type Claims = Static<typeof Claims>;

/** The player and the app of a token. */
export interface TokenSubject {
  playerId: number;
  appId: string;
}

/** Issues and reads the tokens of all worlds: JWT, HS256, lifetimes in real time. */
export interface Tokens {
  /** Access and refresh token of a login. */
  issueLoginTokens: (world: World, holder: TokenSubject) => { access: string; refresh: string };
  /** The access token of a refresh. */
  issueAccessToken: (world: World, holder: TokenSubject) => string;
  /** An access token for a replay, valid whatever lifetimes the world sets. */
  issueReplayToken: (world: World, playerId: number) => string;
  /** The claims of a token. Throws 401 if it is invalid, expired or of the other type. */
  read: (token: string, type: TokenType) => Claims;
  /** The id of the player of a token. Throws 401 if the world has no such player, or another one since a reset. */
  playerOf: (world: World, claims: Claims) => number;
}

/** Maximum number of verified tokens in the cache. */
const maxVerifiedTokens = 1_000;

const isClaims = (value: unknown): value is Claims => validationErrors(Claims, value).length === 0;

export function createTokens({ jwt }: Pick<FastifyInstance, 'jwt'>): Tokens {
  const sign = (
    type: TokenType,
    world: World,
    { playerId, appId }: TokenSubject,
    generation: number,
    life?: number,
  ): string => {
    const { accessSeconds, refreshSeconds } = world.settings.tokens;
    const iat = Math.floor(Date.now() / 1000);
    const exp = iat + (life ?? (type === 'access' ? accessSeconds : refreshSeconds));
    return jwt.sign({
      type,
      player_id: playerId,
      mobile_number: mobileOf(world, playerId) ?? '',
      app_id: appId,
      world: world.id,
      generation,
      iat,
      exp,
    });
  };
  /** Verified tokens: all that can change is that they expire. */
  const verifiedTokens = new Map<string, Claims>();
  const claimsOf = (token: string): Claims => {
    const known = verifiedTokens.get(token);
    if (known && known.exp * 1000 > Date.now()) return known;
    verifiedTokens.delete(token);
    const claims = verified(jwt, token);
    if (!isClaims(claims)) throw tokenNotValid();
    // RFC 7519: not on or after its expiry; the library takes it on it.
    if (claims.exp * 1000 <= Date.now()) throw tokenNotValid('Token is invalid or expired');
    verifiedTokens.set(token, claims);
    if (verifiedTokens.size > maxVerifiedTokens)
      verifiedTokens.delete(verifiedTokens.keys().next().value ?? token);
    return claims;
  };
  return {
    issueLoginTokens: (world, holder) => ({
      access: sign('access', world, holder, world.settings.tokens.loginGeneration),
      refresh: sign('refresh', world, holder, world.settings.tokens.loginGeneration),
    }),
    issueAccessToken: (world, holder) =>
      sign('access', world, holder, world.settings.tokens.generation),
    issueReplayToken: (world, playerId) => {
      const { generation } = world.settings.tokens;
      return sign('access', world, { playerId, appId: world.id }, generation, 60 * 60);
    },
    read: (token, type) => {
      const claims = claimsOf(token);
      if (claims.type !== type) throw tokenNotValid('Token has wrong type');
      return claims;
    },
    playerOf: (world, { player_id: id, mobile_number }) => {
      if (mobileOf(world, id) !== mobile_number) throw tokenNotValid('User not found');
      return id;
    },
  };
}

function verified(jwt: FastifyInstance['jwt'], token: string): unknown {
  try {
    return jwt.verify(token);
  } catch {
    throw tokenNotValid('Token is invalid or expired');
  }
}
