import type { ProbeOptions } from './probe.ts';
import {
  bet,
  game,
  hostWith,
  now,
  origin,
  page,
  placed,
  type TestHost,
  token,
} from './test-support.ts';

/** A host that a relation passes and one that it fails, with the line that a report has of it. */
export interface RelationCase {
  sound: TestHost;
  broken: TestHost;
  line: string;
  given?: Partial<ProbeOptions>;
  /** What the run gave in the broken case, where that is what differs. */
  brokenGiven?: Partial<ProbeOptions>;
}

const login = (access: string, points = 100) => ({
  '/users/login/': { user: { points }, tokens: { access, refresh: 'refresh' } },
  '/markets/': [],
});

const history = (...bets: readonly unknown[]) => hostWith({ '/bets/history/': page(bets) });

const games = [
  game(3, 'Jodi', { code: 'jodi_digits' }),
  game(4, 'Single Ank', { code: 'single_digits' }),
];

const won = (id: number, name: string, rate: number) =>
  bet(
    id,
    { bet_status: 'won' },
    { bet_type: { name }, calculated_values: { win_amount: 5 * rate, net_profit: 5 * rate - 5 } },
  );

const rates = (...rows: readonly (readonly [name: string, rate: number])[]) =>
  page(rows.map(([name, rate]) => ({ bet_type: { name }, payout_config: { multiply_by: rate } })));

const market = (id: number, name: string, draw: object = {}) => ({ id, name, ...draw });
const draw = (
  open_pana: string,
  open_digit: string,
  close_digit?: string,
  close_pana?: string,
) => ({
  open_pana,
  open_digit,
  ...(close_pana && { close_digit, close_pana }),
});

const chart = (day: object) => ({
  calendar_weeks: [[{ date: '2026-11-19', has_result: true, ...day }]],
});

const seven = draw('128', '1', '6', '123');
const other = draw('245', '1', '0', '127');

/** By what a bet is filtered. */
const filtered =
  (ignored?: 'bet_status'): TestHost =>
  (path) => {
    const query = new URL(path, 'http://host.test').searchParams;
    const statuses = ignored === 'bet_status' ? [] : query.getAll('bet_status');
    const bets = [bet(1), bet(2, { bet_status: 'lost' })];
    const passing = bets.filter(
      ({ bet_details: { bet_status } }) =>
        statuses.length === 0 || statuses.includes(bet_status.toLowerCase()),
    );
    return { body: page(passing) };
  };

const refreshing = (times: number): TestHost => {
  let left = times;
  return (path) => {
    if (path !== '/token/refresh/') return hostWith(login(token()))(path, { method: 'GET' });
    left -= 1;
    return left >= 0 ? { body: { access: token() } } : { status: 401, body: {} };
  };
};

const newest = (shift: number, more: object = {}) =>
  bet(9, more, { timestamps: { created_at: new Date(now + shift).toISOString() } });

const hour = 3600 * 1000;

/** A history that has the bet of the kit from its second reading on. */
const afterwards = (record: unknown): TestHost => {
  let readings = 0;
  return (path) => {
    if (!path.startsWith('/bets/history/'))
      return hostWith({ '/markets/': [market(705, 'Surya Day')] })(path, { method: 'GET' });
    readings += 1;
    return { body: page(readings === 1 ? [record, bet(20)] : [bet(20)]) };
  };
};

/** A sound and a broken host for each relation, by its description. */
export const relationCases: Readonly<Record<string, RelationCase>> = {
  'the access token of a login says when it ends, and works': {
    sound: hostWith(login(token())),
    broken: hostWith(login('opaque')),
    line: '$.tokens.access has no exp, expected a JSON web token whose exp counts seconds: the player is signed out at the next start',
  },
  'the points of a login are those after the bets': {
    sound: hostWith(login(token(), 95)),
    broken: hostWith(login(token(), 100)),
    line: '$.user.points is 100 as before the bets, expected 95 as on the latest receipt: the player sees points that are spent',
    given: { points: 100, results: [placed(100)] },
  },
  'the access token of a refresh says when it ends, and works': {
    sound: hostWith({ ...login(token()), '/token/refresh/': { access: token() } }),
    broken: hostWith({ ...login(token()), '/token/refresh/': { access: token({ exp: 12 }) } }),
    line: '$.access has expired already, expected a JSON web token whose exp counts seconds: the player is signed out at the next start',
  },
  'a refresh token works more than once': {
    sound: refreshing(2),
    broken: refreshing(1),
    line: '$.refresh is rejected when it is used again, expected a token for many refreshes: the player is signed out at the second refresh',
  },
  'pages of the history follow one another': {
    sound: hostWith({
      '/bets/history/?page=1': page([bet(1), bet(2)], 1, 2),
      '/bets/history/?page=2': page([bet(3)], 2, 2),
    }),
    broken: hostWith({
      '/bets/history/?page=1': page([bet(1), bet(2)], 1, 2),
      '/bets/history/?page=2': page([bet(2)], 2, 2),
    }),
    line: '$.data repeats bet 2 on page 2, expected each bet on one page: the player sees bets twice and takes them for two',
  },
  'a filtered history holds all bets that pass': {
    sound: filtered(),
    broken: filtered('bet_status'),
    line: '$.data holds bet 1 for bet_status=lost, expected bets that pass the filter alone: the player sees bets that were not asked for',
  },
  'the history holds all bets of the player': {
    sound: hostWith({
      '/bets/history/': page([bet(1), bet(2)]),
      '/betting/history/': page([bet(1), bet(2)]),
    }),
    broken: hostWith({
      '/bets/history/': page([bet(1)]),
      '/betting/history/': page([bet(1), bet(2)]),
    }),
    line: '$.data lacks bet 2 of GET /betting/history/ (PENDING), expected all bets of the player: the player misses bets',
  },
  'no bet was placed in the future': {
    sound: history(bet(1)),
    broken: history(newest(8 * hour), bet(1)),
    line: '$.data[0].timestamps.created_at is the text “2026-11-20T14:30:00.000Z”, expected a time that is over: the player reads a wrong day beside a bet',
  },
  'every page of the history can be read': {
    sound: history(bet(1)),
    broken: history(bet(1, { amount: 'five' })),
    line: '$.data[0].bet_details.amount is the text “five”, expected a number: the player sees 0 as the points of a bet',
  },
  'GET /betting/history/ lists the bets of the history': {
    sound: hostWith({ '/bets/history/': page([bet(1)]), '/betting/history/': page([bet(1)]) }),
    broken: hostWith({
      '/bets/history/': page([bet(1)]),
      '/betting/history/': page([bet(1, { amount: 6 })]),
    }),
    line: '$.data[0].bet_details.amount of bet 1 differs from GET /bets/history/, expected the same bet everywhere: the player reads two stories of one bet',
  },
  'a bet is on its own as in the history': {
    sound: hostWith({ '/bets/history/': page([bet(1)]), '/betting/1/': bet(1) }),
    broken: hostWith({
      '/bets/history/': page([bet(1)]),
      '/betting/1/': bet(1, {}, { market: { name: 'Tara Night' } }),
    }),
    line: '$.market.name of bet 1 differs from GET /bets/history/, expected the same bet everywhere: the player reads two stories of one bet',
  },
  'bets stand in the history as they were placed': {
    sound: afterwards(newest(0)),
    broken: afterwards(newest(-12 * hour)),
    line: '$.data[*].timestamps.created_at is 12 h behind, expected the time at which it was placed: the player reads wrong times',
    given: { results: [placed(100)], betTypes: games },
  },
  'the passbook tells the balances of the receipts': {
    sound: history(newest(0, { before_amount: 100 }), bet(20)),
    broken: history(newest(0, { before_amount: 95 }), bet(20)),
    line: '$.data[*].bet_details.before_amount is 95 for the newest bet, expected a balance that leads to 95: the player reads other amounts in the passbook than in the wallet',
    given: { results: [placed(100)] },
  },
  'the results of a day are those of the charts': {
    sound: hostWith({
      '/markets/?': [market(705, 'Surya Day')],
      '/markets/results/monthly/?month=11&year=2026&date=2026-11-19': {
        markets: { 'Surya Day': [seven] },
      },
      '/markets/results/monthly/?market_name=Surya+Day': chart(seven),
    }),
    broken: hostWith({
      '/markets/?': [market(705, 'Surya Day')],
      '/markets/results/monthly/?month=11&year=2026&date=2026-11-19': {
        markets: { 'Surya Day': [seven] },
      },
      '/markets/results/monthly/?market_name=Surya+Day': chart(other),
    }),
    line: '$.markets.Surya Day[0] is 128-1-6-123, expected 245-1-0-127 as on the chart of 2026-11-19: the player reads a wrong result or none',
  },
  'markets with pending bets are listed': {
    sound: hostWith({ '/bets/history/': page([bet(1)]), '/markets/': [market(1, 'Surya Day')] }),
    broken: hostWith({ '/bets/history/': page([bet(1)]), '/markets/': [market(2, 'Tara Night')] }),
    line: '$ lacks Surya Day, expected every market with a pending bet: the player does not find a market to bet on',
  },
  'numbers on the list are those of one day': {
    sound: hostWith({
      '/markets/?': [market(1, 'Surya Day', seven), market(2, 'Tara Night', other)],
      '/markets/results/': { markets: { 'Surya Day': [seven], 'Tara Night': [other] } },
    }),
    broken: hostWith({
      '/markets/?': [market(1, 'Surya Day', other), market(2, 'Tara Night', seven)],
      '/markets/results/': { markets: { 'Surya Day': [seven], 'Tara Night': [other] } },
    }),
    line: '$[0].open_pana is 245-10-127, that of Tara Night, expected 128-16-123 as in the results of today: the player reads a wrong result',
  },
  'each receipt goes on from the balance of the one before': {
    sound: hostWith({}),
    broken: hostWith({}),
    line: '$.user_balance.previous_balance is 100 after a balance of 95, expected the current_balance of the receipt before: the player sees a wallet that only the latest bet has touched',
    given: { results: [placed(100), placed(95), placed(90)] },
    brokenGiven: { results: [placed(100), placed(100), placed(100)] },
  },
  'bets won at the rates that are listed': {
    sound: hostWith({
      '/admin/': rates(['Jodi', 90], ['Single Ank', 9]),
      '/bets/history/': page([won(1, 'Jodi', 90), won(2, 'Single Ank', 9)]),
    }),
    broken: hostWith({
      '/admin/': rates(['Jodi', 9], ['Single Ank', 90]),
      '/bets/history/': page([won(1, 'Jodi', 90), won(2, 'Single Ank', 9)]),
    }),
    line: '$.data[0].payout_config.multiply_by is 9 for “Jodi”, expected 90, at which its bets won: the player reads the rate of another game',
  },
  'bets on different numbers are of different games': {
    sound: history(
      bet(1),
      bet(2, { placed_bets: [{ digit: '5', points: 5 }] }, { bet_type: { name: 'Single Ank' } }),
      bet(3, { placed_bets: [{ pana: '128', points: 5 }] }, { bet_type: { name: 'Single Patti' } }),
    ),
    broken: history(
      bet(1),
      bet(2, { placed_bets: [{ digit: '5', points: 5 }] }),
      bet(3, { placed_bets: [{ pana: '128', points: 5 }] }),
    ),
    line: '$.data[*].bet_type.name is “Jodi” for every bet, expected the game of each bet: the player reads another game than was played',
  },
  'more than one bet type is listed': {
    sound: history(bet(1), won(2, 'Single Ank', 9), won(3, 'Red Jodi', 90)),
    broken: history(bet(1), won(2, 'Single Ank', 9), won(3, 'Red Jodi', 90)),
    line: '$ has one row, while other lists name 3, expected every bet type: the player does not find the other bet types',
    given: { betTypes: games },
    brokenGiven: { betTypes: games.slice(0, 1) },
  },
  'more than one rate is listed': {
    sound: hostWith({ '/admin/': rates(['Jodi', 90], ['Single Ank', 9]) }),
    broken: hostWith({ '/admin/': rates(['Jodi', 90]) }),
    line: '$.data has one row, while other lists name 3, expected every rate: the player does not find the other rates',
    given: { betTypes: [...games, game(5, 'SP Motor', { code: 'sp_motor' })] },
  },
  'more than one market is listed': {
    sound: hostWith({
      '/markets/?': [market(1, 'Surya Day'), market(2, 'Tara Night')],
      '/markets/results/': {
        markets: { 'Surya Day': [seven], 'Tara Night': [seven], Usha: [other] },
      },
    }),
    broken: hostWith({
      '/markets/?': [market(1, 'Surya Day')],
      '/markets/results/': {
        markets: { 'Surya Day': [seven], 'Tara Night': [seven], Usha: [other] },
      },
    }),
    line: '$ has one row, while other lists name 3, expected every market: the player does not find the other markets',
  },
  [`pages of ${origin} may use it`]: {
    sound: () => ({
      headers: {
        'access-control-allow-origin': origin,
        'access-control-allow-headers': 'authorization, content-type',
      },
    }),
    broken: () => ({
      headers: {
        'access-control-allow-origin': 'https://other.example',
        'access-control-allow-headers': 'authorization, content-type',
      },
    }),
    line: `preflight lacks Access-Control-Allow-Origin, expected ${origin}: the player reads that the server could not be reached`,
  },
};
