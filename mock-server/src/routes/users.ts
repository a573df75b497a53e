import {
  type LoginResponse,
  RefreshRequest,
  type RefreshResponse,
  type RegisterResponse,
  type User,
} from '@matka/contracts/api/users';
import { isObject } from '@matka/contracts/reading/json';
import type { FastifyInstance } from 'fastify';
import type { PlayerRow } from '../db/players.ts';
import { logIn, readLogin } from '../players/log-in.ts';
import { register } from '../players/register.ts';
import { worldForAppId } from '../plugins/authentication.ts';
import { worldById } from '../plugins/replays.ts';
import { tokenNotValid } from '../shared/http-error.ts';
import { inPoints } from '../shared/money.ts';
import type { SchemaTypes } from '../shared/validate.ts';
import { apiOperations } from './openapi/operation.ts';

export const userOf = (player: PlayerRow): User => ({
  id: player.id,
  first_name: player.first_name,
  last_name: player.last_name,
  name: `${player.first_name} ${player.last_name}`,
  mobile_number: player.mobile,
  points: inPoints(player.balance),
});

type Refreshed = RefreshResponse & Partial<LoginResponse['tokens']>;

const config = { auth: 'body' } as const;

const operation = apiOperations('players');
const registerPlayer = operation('register', 'Register a player. The response contains no tokens.');
const logInPlayer = operation('login', 'Sign a player in by password, MPIN or one-time code.');
const refreshToken = operation('refresh', 'Get a new access token for a refresh token.', {
  body: RefreshRequest,
});

/** Registration, login and token refresh: the endpoints without a bearer token. */
export function userRoutes(app: FastifyInstance): void {
  app.post(
    '/users/register/',
    { config, ...registerPlayer },
    async (request, reply): Promise<RegisterResponse | LoginResponse> => {
      const { body } = request;
      const world = worldForAppId(request, isObject(body) ? body.app_id : undefined);
      request.world = world;
      const player = await register(world, body, request.receivedAt);
      reply.code(201);
      const confirmed = { message: 'Registration successful', user: userOf(player) };
      if (!world.rules.signsInOnRegistration) return confirmed;
      const holder = { playerId: player.id, appId: world.id };
      return { ...confirmed, tokens: app.tokens.issueLoginTokens(world, holder) };
    },
  );
  app.post('/users/login/', { config, ...logInPlayer }, async (request): Promise<LoginResponse> => {
    const login = readLogin(request.body);
    const world = worldForAppId(request, login.app_id);
    request.world = world;
    const player = await logIn(world, login, request.ip);
    const holder = { playerId: player.id, appId: login.app_id };
    return { user: userOf(player), tokens: app.tokens.issueLoginTokens(world, holder) };
  });
  app
    .withTypeProvider<SchemaTypes>()
    .post('/token/refresh/', { config, ...refreshToken }, (request): Refreshed => {
      const claims = app.tokens.read(request.body.refresh, 'refresh');
      const world = worldById(request, claims.world);
      if (!world || world.settings.tokens.refreshRefused)
        throw tokenNotValid('Given token not valid for any token type');
      const playerId = app.tokens.playerOf(world, claims);
      request.world = world;
      app.tokens.countUse(world, claims);
      const holder = { playerId, appId: claims.app_id };
      return {
        access: app.tokens.issueAccessToken(world, holder),
        ...(world.rules.renewsRefreshTokens && {
          refresh: app.tokens.issueRefreshToken(world, holder),
        }),
      };
    });
}
