import type { SentHistoryResponse } from '@matka/contracts/api/history';
import { mainPlayer, newPlayer, players, poorPlayer } from '@matka/fixtures/players';
import { describe, expect, it } from 'vitest';
import { betBody, buildTestApp, loginForm, type TestApp } from './build-app.ts';
import { filledIn } from './fuzz-app.ts';
import { isOfApi, listRoutes, type Route } from './list-routes.ts';
import { validBodies } from './valid-requests.ts';

const claimsOf = (token: string): object =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const membersOf = (object: object) => Object.keys(object).sort();

/** The roles that somebody might ask for. */
const extraFields = {
  role: 'admin',
  roles: ['admin'],
  is_staff: true,
  is_superuser: true,
  permissions: ['*'],
};

/** The calls that make a visitor a player. */
const entrance = ['/users/register/', '/users/login/', '/token/refresh/'];
/** The other calls of a visitor; all the rest are a player's. */
const catalogue = ['/homepage/', '/markets/', '/bet-types/'];

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const bodyFor = (route: Route) => validBodies[nameOf(route)];

describe('the roles of a client', {
  tags: ['@ROLE-01'],
}, () => {
  it('every call is open to visitors or to each player', async () => {
    const { app, as, anonymous } = await buildTestApp();
    const routes = listRoutes(app).filter(isOfApi);
    expect(routes.length).toBeGreaterThanOrEqual(13);
    for (const route of routes.filter(({ path }) => !entrance.includes(path))) {
      const call = `${route.method} ${filledIn(route.path)}`;
      const visitor = await anonymous(call, bodyFor(route));
      expect([call, visitor.statusCode === 401]).toEqual([call, !catalogue.includes(route.path)]);
      for (const { mobile } of players) {
        const { statusCode } = await as(mobile)(call, bodyFor(route));
        expect([401, 403], `${call}: ${statusCode}`).not.toContain(statusCode);
      }
    }
  });

  it('a client stays a player whatever role its requests ask for', async () => {
    const { anonymous } = await buildTestApp();
    const login = loginForm({ mobile_number: newPlayer.mobile });
    const usual = (await anonymous('POST /users/login/', login)).json();
    const registration = { ...validBodies['POST /users/register/'], ...extraFields };
    const registered = (await anonymous('POST /users/register/', registration)).json();
    expect(membersOf(registered.user)).toEqual(membersOf(usual.user));
    const loggedIn = (await anonymous('POST /users/login/', { ...login, ...extraFields })).json();
    expect(loggedIn.user).toEqual(usual.user);
    const { refresh } = loggedIn.tokens;
    const renewed = await anonymous('POST /token/refresh/', { refresh, ...extraFields });
    for (const token of [loggedIn.tokens.access, refresh, renewed.json().access]) {
      expect(membersOf(claimsOf(token))).toEqual(
        [
          'type',
          'player_id',
          'mobile_number',
          'app_id',
          'world',
          'generation',
          'iat',
          'exp',
        ].sort(),
      );
    }
  });

  it('no call has a field for a role', async () => {
    const { anonymous } = await buildTestApp();
    const document = (await anonymous('GET /__mock/openapi.json')).body;
    expect(document).toContain('"mobile_number"');
    expect(document).not.toMatch(/"(\w*roles?|is_\w+|permissions?|groups?)":/);
  });
});

const digits = [1, 2, 3].map((points) => ({ digit: '7', points, bet_type: 'open' }));
const bet = betBody(1, digits);

/** Every id on every page of a history. */
async function idsIn(call: ReturnType<TestApp['as']>, path: string, query = ''): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const answer = (await call(`GET ${path}?page=${page}${query}`)).json() as SentHistoryResponse;
    ids.push(...answer.data.map(({ id }) => id));
    more = answer.pagination.has_next;
  }
  return ids;
}

const betting = async () => {
  const mock = await buildTestApp();
  for (const { mobile } of [mainPlayer, poorPlayer]) {
    expect((await mock.as(mobile)('POST /betting/', bet)).statusCode).toBe(200);
  }
  const owners = mock.world.db.handle
    .prepare<[], { id: number; player_id: number }>('SELECT id, player_id FROM bets')
    .all();
  const own = (playerId: number) =>
    owners.flatMap((row) => (row.player_id === playerId ? [row.id] : [])).sort((a, b) => b - a);
  return { ...mock, owners, own };
};

it.each([
  ['/bets/history/', ''],
  ['/betting/history/', ''],
  // Requests that a player might try in order to see more.
  ['/bets/history/', '&player_id=1&user=1&mobile_number=9876543210&all=true'],
  ['/betting/history/', '&player_id=1&user=1&mobile_number=9876543210&all=true'],
])(
  'a player sees only his own bets on all pages of %s?page=n%s',
  { tags: ['@ROLE-05'] },
  async (path, query) => {
    const { as, own } = await betting();
    for (const [index, { mobile }] of players.entries()) {
      expect(await idsIn(as(mobile), path, query)).toEqual(own(index + 1));
    }
    expect([own(1).length > 10, own(2).length > 3, own(3).length]).toEqual([true, true, 0]);
  },
);

it('a player gets only his own bets from /betting/{id}/', {
  tags: ['@ROLE-05'],
}, async () => {
  const { as, owners } = await betting();
  const poor = as(poorPlayer.mobile);
  for (const { id, player_id } of owners) {
    const { statusCode } = await poor(`GET /betting/${id}/`);
    expect([id, statusCode]).toEqual([id, player_id === 2 ? 200 : 404]);
  }
});
