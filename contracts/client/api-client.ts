import type { TSchema } from 'typebox';
import { RefreshResponse } from '../api/users.ts';
import type { Read } from '../reading/read-type.ts';
import { type ApiRequest, type Connection, exchange, type HttpResponse } from './exchange.ts';
import { readResponse } from './read-response.ts';

/** The player's tokens. */
export interface TokenStore {
  readonly readAccess: () => string | undefined;
  readonly readRefresh: () => string | undefined;
  /** Stores the access token of a refresh, and the new refresh token, if there is one. */
  readonly writeRefreshed: (access: string, refresh?: string) => void;
  /** Ends the session when no working token is left, given the failure of the refresh. Requests wait until it is done. */
  readonly expire: (failure: unknown) => void | Promise<void>;
  /** Identifies the present owner of the tokens, whatever tab renewed them; the refresh token does so if absent. */
  readonly readOwner?: () => string | undefined;
  /** Runs a renewal while no other client of the same tokens runs one; at once if absent. */
  readonly alone?: (renewal: () => Promise<string | undefined>) => Promise<string | undefined>;
}

/** Sends requests, as a visitor or as the player whose tokens a store holds. */
export interface ApiClient {
  /**
   * Sends a request as the player and returns its response, whatever the status. A 401 leads to one refresh,
   * shared with every other request that failed during it, and to one retry; nothing else is ever repeated.
   * Where the refresh failed, it is the first 401.
   * @throws ApiError if there is no complete response
   */
  exchangeAsPlayer(request: ApiRequest): Promise<HttpResponse>;
  /** Sends a request without authorization, once. @throws ApiError if there is no complete response */
  exchangeAsVisitor(request: ApiRequest): Promise<HttpResponse>;
  /** Sends a request as the player and reads its response. @throws ApiError */
  request<T extends TSchema>(declaration: T, request: ApiRequest): Promise<Read<T>>;
  /** Sends a request without authorization and reads its response. @throws ApiError */
  requestAsVisitor<T extends TSchema>(declaration: T, request: ApiRequest): Promise<Read<T>>;
  /** POST /token/refresh/: a new access token for a refresh token, without authorization. */
  refresh(refreshToken: string): Promise<RefreshResponse>;
  /**
   * A working access token in place of `refused`. At most one refresh runs at a time; calls
   * during it wait for it, and calls after it get its token.
   * @returns undefined if there is none: the session is then over
   */
  renewAccessToken(refused: string | undefined): Promise<string | undefined>;
}

export function createApiClient(connection: Connection, tokens: TokenStore): ApiClient {
  let renewal: Promise<string | undefined> | undefined;
  /** The latest refresh token that was replaced. */
  let replaced: { used: string; next: string } | undefined;

  const { readOwner = tokens.readRefresh } = tokens;

  function isOf(owner: string | undefined): boolean {
    const current = readOwner();
    return current === owner || (replaced?.used === owner && replaced?.next === current);
  }

  const exchangeAsVisitor = (request: ApiRequest) => exchange(connection, request);

  async function refresh(refreshToken: string): Promise<RefreshResponse> {
    const body = { refresh: refreshToken };
    const request = { method: 'POST', path: '/token/refresh/', body } as const;
    return readResponse(RefreshResponse, await exchangeAsVisitor(request));
  }

  async function renew(refreshToken: string): Promise<string | undefined> {
    try {
      const { access, refresh: next } = await refresh(refreshToken);
      // The player signed out, or another signed in, during the refresh: its token is useless.
      if (tokens.readRefresh() !== refreshToken) return undefined;
      if (next !== undefined) replaced = { used: refreshToken, next };
      tokens.writeRefreshed(access, next);
      return access;
    } catch (failure) {
      if (tokens.readRefresh() === refreshToken) await tokens.expire(failure);
      return undefined;
    }
  }

  async function renewOnce(refused: string | undefined): Promise<string | undefined> {
    const current = tokens.readAccess();
    if (current && current !== refused) return current;
    const refreshToken = tokens.readRefresh();
    if (refreshToken) return renew(refreshToken);
    await tokens.expire(undefined);
    return undefined;
  }

  function renewAccessToken(refused: string | undefined): Promise<string | undefined> {
    const { alone = (task) => task() } = tokens;
    renewal ??= alone(() => renewOnce(refused)).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  async function exchangeAsPlayer(request: ApiRequest): Promise<HttpResponse> {
    const token = tokens.readAccess();
    const owner = readOwner();
    const response = await exchange(connection, request, token);
    if (response.status !== 401) return response;
    const renewed = await renewAccessToken(token);
    // A request of a player who signed out meanwhile must not be repeated for the next player.
    if (!renewed || !isOf(owner)) return response;
    return exchange(connection, request, renewed);
  }

  return {
    exchangeAsPlayer,
    exchangeAsVisitor,
    renewAccessToken,
    refresh,
    request: async (declaration, request) =>
      readResponse(declaration, await exchangeAsPlayer(request)),
    requestAsVisitor: async (declaration, request) =>
      readResponse(declaration, await exchangeAsVisitor(request)),
  };
}
