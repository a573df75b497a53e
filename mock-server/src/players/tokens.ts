import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { countOf, countUp } from '../db/counts.ts';
import { playerById } from '../db/players.ts';
import { tokenNotValid } from '../shared/http-error.ts';
import { StringSchema } from '../shared/schema-types.ts';
import { formErrorsOf } from '../shared/validate.ts';
import type { World } from '../worlds/world.ts';

type TokenType = 'access' | 'refresh';

const Claims = Type.Object({
  type: StringSchema,
  player_id: Type.Number(),
  /** Distinguishes the player from another player who got this id since a reset of the world; empty for no player. */
  mobile_number: StringSchema,
  app_id: StringSchema,
  world: StringSchema,
  generation: Type.Number(),
  /** When it expires; seconds of real time since 1970. */
  exp: Type.Number(),
  /** Set in worlds that count the uses of tokens. */
  id: Type.Optional(StringSchema),
  /** The number of the login, in worlds where a later login ends it. */
  session: Type.Optional(Type.Number()),
});
type Claims = Static<typeof Claims>;

export interface TokenSubject {
  playerId: number;
  appId: string;
}

const isClaims = (value: unknown): value is Claims => formErrorsOf(Claims, value).length === 0;

/** The start of refresh tokens that hide their content. */
const opaqueStart = 'rt_';

const opaque = (token: string): string =>
  `${opaqueStart}${Buffer.from(token).toString('base64url')}`;

const transparent = (token: string): string =>
  token.startsWith(opaqueStart)
    ? Buffer.from(token.slice(opaqueStart.length), 'base64url').toString()
    : token;

/** How often a token of a world can be used; undefined without a limit. */
const usesOf = ({ rules }: World, type: string): number | undefined =>
  type === 'access' ? rules.accessTokenUses : rules.refreshTokenUses;

const sessionsOf = (playerId: number): string => `sessions of ${playerId}`;

/** Issues and reads the tokens of all worlds: JWT, HS256, lifetimes in real time. */
export class Tokens {
  private readonly jwt: FastifyInstance['jwt'];

  constructor({ jwt }: Pick<FastifyInstance, 'jwt'>) {
    this.jwt = jwt;
  }

  private sign(
    type: TokenType,
    world: World,
    { playerId, appId }: TokenSubject,
    generation: number,
    life = world.settings.tokens[`${type}Seconds`],
  ): string {
    const iat = Math.floor(Date.now() / 1000);
    const { oneSession, opaqueRefreshTokens } = world.rules;
    const token = this.jwt.sign({
      type,
      player_id: playerId,
      mobile_number: playerById(world.db, playerId)?.mobile ?? '',
      app_id: appId,
      world: world.id,
      generation,
      iat,
      exp: iat + life,
      ...(usesOf(world, type) !== undefined && { id: randomUUID() }),
      ...(oneSession && { session: countOf(world.db, sessionsOf(playerId)) }),
    });
    return type === 'refresh' && opaqueRefreshTokens ? opaque(token) : token;
  }

  issueLoginTokens(world: World, holder: TokenSubject): { access: string; refresh: string } {
    const { loginGeneration } = world.settings.tokens;
    if (world.rules.oneSession) countUp(world.db, sessionsOf(holder.playerId));
    return {
      access: this.sign('access', world, holder, loginGeneration),
      refresh: this.sign('refresh', world, holder, loginGeneration),
    };
  }

  issueAccessToken(world: World, holder: TokenSubject): string {
    return this.sign('access', world, holder, world.settings.tokens.generation);
  }

  issueRefreshToken(world: World, holder: TokenSubject): string {
    return this.sign('refresh', world, holder, world.settings.tokens.generation);
  }

  /** An access token for a replay, valid whatever lifetimes the world sets. */
  issueReplayToken(world: World, playerId: number): string {
    const { generation } = world.settings.tokens;
    return this.sign('access', world, { playerId, appId: world.id }, generation, 60 * 60);
  }

  /** The claims of a token that this mock issued, expired or not. Throws 401 for any other. */
  claimsOf(token: string): Claims {
    const claims = this.verify(transparent(token));
    if (!isClaims(claims)) throw tokenNotValid('Given token not valid for any token type');
    return claims;
  }

  /** The claims of a token. Throws 401 if it is invalid, expired or of the other type. */
  read(token: string, type: TokenType): Claims {
    const claims = this.claimsOf(token);
    // RFC 7519: not on or after its expiry.
    if (claims.exp * 1000 <= Date.now()) throw tokenNotValid();
    if (claims.type !== type) throw tokenNotValid('Token has wrong type');
    return claims;
  }

  private verify(token: string): unknown {
    try {
      return this.jwt.verify(token);
    } catch {
      throw tokenNotValid();
    }
  }

  /**
   * Counts a use of a token in a world that limits them. Throws 401 for one that was used too often, or whose session a
   * later login ended. The token of a replay takes any number of uses.
   */
  countUse(world: World, { type, id, session, player_id: playerId }: Claims): void {
    const { db, rules, replay } = world;
    const isEnded =
      rules.oneSession && session !== undefined && session < countOf(db, sessionsOf(playerId));
    if (isEnded) throw tokenNotValid();
    const uses = usesOf(world, type);
    if (uses === undefined || id === undefined) return;
    const name = `uses of ${id}`;
    if (!replay && countOf(db, name) >= uses) throw tokenNotValid();
    countUp(db, name);
  }

  /** The id of the player of a token. Throws 401 if the world has no such player, or another one since a reset. */
  playerOf(world: World, { player_id: id, mobile_number: mobile }: Claims): number {
    if (playerById(world.db, id)?.mobile !== mobile) throw tokenNotValid('User not found');
    return id;
  }
}
