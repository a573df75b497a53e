import { at, fieldsIn, type Json } from '../../src/host-styles/json.ts';
import {
  endpointAsked,
  type HostRequest,
  type HostResponse,
  isSuccess,
  type Transformer,
} from '../hosts/host.ts';
import { bearerOf, withoutKeys } from '../hosts/rewrite.ts';
import {
  allOf,
  answers,
  asked,
  bodies,
  edits,
  fresh,
  refusals,
  requestBodies,
} from '../hosts/transform.ts';
import { withAnother } from './other-records.ts';
import type { Rows } from './rows.ts';

const withBearer = (request: HostRequest, token: string): HostRequest => ({
  ...request,
  headers: { ...request.headers, authorization: `Bearer ${token}` },
});

const refusedToken = (answer: HostResponse): HostResponse => ({
  ...answer,
  status: 401,
  body: { detail: 'Given token not valid for any token type' },
});

/** A host that remembers the tokens of the logins so far. */
const withTokens = (
  make: (tokens: { access: string[]; refresh: string[] }) => Transformer,
): Transformer =>
  fresh(() => {
    const known: Record<'access' | 'refresh', string[]> = { access: [], refresh: [] };
    const watch = bodies('login', (body) => {
      const { access, refresh } = fieldsIn(fieldsIn(body).tokens);
      known.access.push(String(access));
      known.refresh.push(String(refresh));
      return body;
    });
    return allOf(watch, make(known));
  });

/** A login ends the earlier access tokens; the refresh tokens of ended logins still work. */
const refreshAfterSignOut = withTokens(({ access }) =>
  answers('all', (answer, request) =>
    access.slice(0, -1).includes(bearerOf(request) ?? '') ? refusedToken(answer) : answer,
  ),
);

const anyToken = withTokens(({ access }) =>
  answers('all', (answer, request, host) => {
    const [first] = access;
    const isRefused = answer.status === 401 && bearerOf(request) !== undefined;
    return isRefused && first !== undefined ? host(withBearer(request, first)) : answer;
  }),
);

const refreshAsAccess = withTokens(({ access, refresh }) =>
  asked('all', (request) => {
    const token = access[refresh.indexOf(bearerOf(request) ?? '')];
    return token === undefined ? request : withBearer(request, token);
  }),
);

const refreshedForAnother = withAnother((token) =>
  bodies('refresh', async (_, { url }, host) => ({ access: await token(host, url) })),
);

const betsIn = (body: Json | undefined): Json[] => {
  const { payload = null } = fieldsIn(body);
  const { bets } = fieldsIn(payload);
  return Array.isArray(bets) ? bets : [payload];
};

const sumOf = (body: Json | undefined): number =>
  betsIn(body).reduce<number>((sum, bet) => sum + Number(fieldsIn(bet).points), 0);

const withSum = requestBodies('betting', (body) =>
  Number.isFinite(sumOf(body)) ? { ...body, amount: sumOf(body) } : body,
);

const cutNumber = (name: string, value: Json): Json => {
  const length = name.endsWith('pana') ? 3 : name === 'jodi' ? 2 : 1;
  return /digit|pana|jodi/.test(name) && typeof value === 'string' ? value.slice(0, length) : value;
};

/** A pana in the order of the game: 0 comes last. */
const sortedPana = (name: string, value: Json): Json =>
  name === 'pana' && typeof value === 'string' && value.length === 3
    ? [...value].sort((one, other) => (Number(one) || 10) - (Number(other) || 10)).join('')
    : value;

/** A host that takes other numbers than it is sent: of one bet type, or of all. */
const withNumbers = (change: (name: string, value: Json) => Json, id?: number): Transformer =>
  requestBodies('betting', (body) => {
    const { bets, ...payload } = fieldsIn(body.payload);
    if (!Array.isArray(bets) || (id !== undefined && body.bet_type_id !== id)) return body;
    const changed = (bet: Json) =>
      Object.entries(fieldsIn(bet)).map(([name, value]) => [name, change(name, value)]);
    return {
      ...body,
      payload: { ...payload, bets: bets.map((bet) => Object.fromEntries(changed(bet))) },
    };
  });

const isWrongSum = ({ body }: HostRequest): boolean =>
  Number(fieldsIn(body).amount) !== sumOf(body);

/** A receipt for a bet that the host behind it refuses. */
const acceptAll: Transformer = (host) => {
  let balance = 0;
  return async (request) => {
    const answer = await host(request);
    const endpoint = endpointAsked(request);
    const { points } = fieldsIn(fieldsIn(answer.body).user);
    const { current_balance } = fieldsIn(fieldsIn(answer.body).user_balance);
    if (isSuccess(answer)) balance = Number(points ?? current_balance ?? balance);
    if (endpoint !== 'betting' || answer.status !== 400 || !Number.isFinite(sumOf(request.body)))
      return answer;
    const user_balance = {
      previous_balance: balance,
      current_balance: balance - sumOf(request.body),
    };
    balance = user_balance.current_balance;
    return { ...answer, status: 200, body: { user_balance, bet_details: { market: null } } };
  };
};

const equalKeysBookTwice: Transformer = (host) => {
  const booking = withoutKeys(host);
  const receipts = new Map<string, HostResponse>();
  return async (request) => {
    const key = request.headers['idempotency-key'];
    const first = receipts.get(key ?? '');
    const answer = await booking(request);
    if (key !== undefined && isSuccess(answer) && !first) receipts.set(key, answer);
    return first ?? answer;
  };
};

/** The list shows the first markets that take bets as closed, by name and number. */
const closedOnPaper = bodies('markets', (body) => {
  const rows = Array.isArray(body) ? body : [];
  const running = rows.filter((row) => fieldsIn(row).current_status === 6).slice(0, 3);
  return rows.map((row) =>
    running.includes(row)
      ? { ...fieldsIn(row), current_status: 1, current_status_name: 'Betting is closed' }
      : row,
  );
});

/** Contradictions about sessions. */
export const sessionRows: Rows = {
  /** A login ends the sessions before it, but their refresh tokens still give access tokens. */
  'refresh-after-sign-out': refreshAfterSignOut,
  /** Any access token is accepted. */
  'any-token-accepted': anyToken,
  /** A refresh token is accepted as an access token. */
  'refresh-token-as-access-token': refreshAsAccess,
  /** A refresh gives a token of another player. */
  'refreshed-token-of-another-player': refreshedForAnother,
};

/** Contradictions about accepted and refused bets. */
export const bettingRows: Rows = {
  /** Bets get a receipt that the rules of the game refuse. */
  'impossible-bets-accepted': acceptAll,
  /** A bet is accepted whose amount is not the sum of its points. */
  'wrong-sum-accepted': withSum,
  /** Of a number that is too long the first digits are taken. */
  'long-numbers-accepted': withNumbers(cutNumber),
  /** One bet type takes a pana whose digits fall, and puts them in order. */
  'falling-panas-of-one-type': withNumbers(sortedPana, 19),
  /** A bet is refused and booked. */
  'refused-and-booked': (host) => {
    const booking = withSum(host);
    return async (request) => {
      const answer = await booking(request);
      const isBet = endpointAsked(request) === 'betting' && isSuccess(answer);
      return isBet && isWrongSum(request)
        ? { ...answer, status: 400, body: { error: 'Validation: the amount is not the sum.' } }
        : answer;
    };
  },
  /** Markets that take bets are listed as closed. */
  'bets-on-closed-markets': closedOnPaper,
  /** The name and the number of a status say different things. */
  'status-name-and-number-disagree': edits('markets', '*.current_status', (status) =>
    status === 6 || status === 4 ? 1 : 6,
  ),
  /** A repeated key gets its first receipt and books again. */
  'equal-keys-book-twice': equalKeysBookTwice,
  /** Jodis with a leading zero are refused. */
  'leading-zeros-refused': (host) => async (request) => {
    const hasZero = betsIn(request.body).some((bet) => /^0\d/.test(String(fieldsIn(bet).jodi)));
    if (endpointAsked(request) !== 'betting' || !hasZero) return host(request);
    const headers = { 'content-type': 'application/json' };
    return { status: 400, headers, body: { error: 'Validation: not on zero.' } };
  },
  /** A bet that the wallet does not cover is refused without saying why. */
  'insufficient-without-the-words': refusals('betting', (answer) => ({
    ...answer,
    body: at('error', (text) =>
      /insufficient/i.test(String(text)) ? 'This is not possible.' : (text ?? ''),
    )(answer.body),
  })),
};
