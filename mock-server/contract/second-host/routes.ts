import { betTypesIn } from './bet-types.ts';
import { recordOf } from './bets.ts';
import { placeBets, suggestions } from './betting.ts';
import { homepage, payouts } from './catalogue.ts';
import { historyPage, pageOf } from './history.ts';
import { detail } from './host-error.ts';
import { marketAt } from './markets.ts';
import { addPlayer, type Player, userOf } from './players.ts';
import { resultsFor } from './results.ts';
import { logIn, refresh } from './session.ts';
import { nowIn, type State } from './state.ts';

/** A request that has found its route. */
export interface Call {
  query: URLSearchParams;
  /** The parsed body; undefined without one. */
  body: unknown;
  /** The id in the path, empty where it has none. */
  id: string;
  /** The header Idempotency-Key. */
  key?: string | undefined;
}

interface Route {
  method: 'GET' | 'POST';
  /** The group is the id. */
  path: RegExp;
  status?: number;
}

interface OpenRoute extends Route {
  open: (state: State, call: Call) => unknown;
}

interface PlayerRoute extends Route {
  respond: (state: State, call: Call, player: Player) => unknown;
}

const ofApp = <T>(state: State, { query }: Call, list: T): T => {
  if (query.get('app_id') !== state.options.appId) throw detail(400, 'This app is unknown.');
  return list;
};

const recordsOf = (state: State, player: Player) =>
  player.bets.filter(state.options.isListed).map((bet) => recordOf(bet, nowIn(state)));

const history = (state: State, { query }: Call, player: Player) =>
  historyPage(recordsOf(state, player), query, state.options);

/** Every endpoint, under the name that the contract gives it. */
export const routes = {
  register: {
    method: 'POST',
    path: /^\/users\/register\/$/,
    status: 201,
    open: (state, { body }) => {
      const player = addPlayer(body, state.players, state.options);
      return { message: 'Welcome.', user: userOf(player, nowIn(state)) };
    },
  },
  login: {
    method: 'POST',
    path: /^\/users\/login\/$/,
    open: (state, { body }) => logIn(state, body),
  },
  refresh: {
    method: 'POST',
    path: /^\/token\/refresh\/$/,
    open: (state, { body }) => refresh(state, body),
  },
  homepage: {
    method: 'GET',
    path: /^\/homepage\/$/,
    respond: (state, call) => ofApp(state, call, homepage),
  },
  markets: {
    method: 'GET',
    path: /^\/markets\/$/,
    respond: (state, call) =>
      ofApp(
        state,
        call,
        state.markets.map((market) => marketAt(market, nowIn(state))),
      ),
  },
  betTypes: {
    method: 'GET',
    path: /^\/bet-types\/$/,
    respond: (state, call) =>
      ofApp(
        state,
        call,
        betTypesIn(state.options).map(({ id, name, config }) => ({ id, name, config })),
      ),
  },
  suggestions: {
    method: 'POST',
    path: /^\/betting\/suggestions\/$/,
    respond: (state, { body }) => suggestions(state, body),
  },
  betting: {
    method: 'POST',
    path: /^\/betting\/$/,
    respond: (state, { body, key }, player) => placeBets(state, player, body, key),
  },
  bettingHistory: {
    method: 'GET',
    path: /^\/betting\/history\/$/,
    respond: history,
  },
  bet: {
    method: 'GET',
    path: /^\/betting\/(\d+)\/$/,
    respond: (state, { id }, player) => {
      const found = player.bets.find((bet) => bet.id === Number(id));
      if (!found) throw detail(404, 'This bet is unknown.');
      return recordOf(found, nowIn(state));
    },
  },
  history: {
    method: 'GET',
    path: /^\/bets\/history\/$/,
    respond: history,
  },
  results: {
    method: 'GET',
    path: /^\/markets\/results\/monthly\/$/,
    respond: (state, { query }) => resultsFor(query, state.markets, nowIn(state)),
  },
  payouts: {
    method: 'GET',
    path: /^\/admin\/payout-multipliers\/$/,
    // A page that holds every rate: nobody asks for a second one.
    respond: (_, { query }) => pageOf(payouts, query.get('page'), 100),
  },
} as const satisfies Record<string, OpenRoute | PlayerRoute>;

export type EndpointName = keyof typeof routes;

const named = Object.entries(routes) as [EndpointName, OpenRoute | PlayerRoute][];

/** The endpoint that a method and path belong to. */
export function endpointOf(method: string, path: string): EndpointName | undefined {
  return named.find(([, route]) => route.method === method && route.path.test(path))?.[0];
}

/** The route of an endpoint. */
export const routeOf = (name: EndpointName): OpenRoute | PlayerRoute => routes[name];
