import { describe, expect, it } from 'vitest';
import { bet, game, hostWith, linesOf, page, placed, recording } from './test-support.ts';

const market = (name: string, draw: object = {}) => ({ id: name.length, name, ...draw });
const ofGame = (id: number, name: string, details: object = {}) =>
  bet(id, details, { bet_type: { name } });
const history = (...bets: readonly unknown[]) => ({ '/bets/history/': page(bets) });
const bets = 'more than one bet type is listed';
const rates = 'more than one rate is listed';
const markets = 'more than one market is listed';

describe('a list of one bet type', () => {
  const lines = (names: readonly string[], count = 1) =>
    linesOf(bets, hostWith(history(...names.map((name, index) => ofGame(index + 1, name)))), {
      betTypes: ['A', 'B']
        .slice(0, count)
        .map((name, index) => game(index, name, { code: 'jodi_digits' })),
    });

  it('is named beside bets of three others', async () => {
    expect(await lines(['A', 'B', 'C', 'C'])).toEqual([
      '$ has one row, while other lists name 3, expected every bet type: the player does not find the other bet types',
    ]);
  });

  it('is accepted beside fewer, beside bets without a name and without a history', async () => {
    expect(await lines(['A', 'B', 'B', ''])).toEqual([]);
    expect(
      await linesOf(bets, hostWith({}), { betTypes: [game(1, 'A', { code: 'jodi_digits' })] }),
    ).toEqual([]);
  });

  it('is one with exactly one', async () => {
    expect(await lines(['A', 'B', 'C'], 2)).toEqual([]);
    expect(await lines(['A', 'B', 'C'], 0)).toEqual([]);
  });
});

const rate = (name: string, multiply_by = 9) => ({
  bet_type: { name },
  payout_config: { multiply_by },
});
const listed = (...rows: readonly unknown[]) => ({
  '/admin/payout-multipliers/?page=1': page(rows),
});

describe('a list of one rate', () => {
  const betTypes = ['A', 'B', 'C'].map((name, index) => game(index, name, { code: 'jodi_digits' }));

  it('is named beside three bet types', async () => {
    expect(await linesOf(rates, hostWith(listed(rate('A'))), { betTypes })).toEqual([
      '$.data has one row, while other lists name 3, expected every rate: the player does not find the other rates',
    ]);
    expect(
      await linesOf(rates, hostWith(listed(rate('A'))), { betTypes: betTypes.slice(1) }),
    ).toEqual([]);
    expect(await linesOf(rates, hostWith(listed(rate('A'), rate('B'))), { betTypes })).toEqual([]);
    expect(await linesOf(rates, hostWith({}), { betTypes })).toEqual({
      unread: 'GET /admin/payout-multipliers/',
    });
  });
});

describe('a list of one market', () => {
  const results = '/markets/results/monthly/?month=11&year=2026&date=2026-11-19';
  const drawn = (...names: readonly string[]) => ({
    [results]: { markets: Object.fromEntries(names.map((name) => [name, [{ open_pana: '128' }]])) },
  });

  it('is named beside results of three', async () => {
    const host = hostWith({ '/markets/?': [market('A')], ...drawn('A', 'B', 'C') });
    expect(await linesOf(markets, host)).toEqual([
      '$ has one row, while other lists name 3, expected every market: the player does not find the other markets',
    ]);
  });

  it('is accepted beside results of two, or where they cannot be read', async () => {
    expect(
      await linesOf(markets, hostWith({ '/markets/?': [market('A')], ...drawn('A', 'B') })),
    ).toEqual([]);
    expect(await linesOf(markets, hostWith({ '/markets/?': [market('A')] }))).toEqual([]);
    const none = hostWith({ '/markets/?': [market('A')], '/markets/results/': { markets: {} } });
    expect(await linesOf(markets, none)).toEqual([]);
  });

  it('is one with exactly one: no results are asked for otherwise', async () => {
    const { host, asked } = recording(
      hostWith({ '/markets/?': [market('A'), market('AB')], ...drawn('A', 'B', 'C') }),
    );
    expect(await linesOf(markets, host)).toEqual([]);
    expect(await linesOf(markets, hostWith(drawn('A', 'B', 'C')))).toEqual([]);
    expect(asked).toEqual(['/markets/?app_id=app']);
  });
});

describe('a market with a pending bet', () => {
  const pending = 'markets with pending bets are listed';
  const on = (name: string, details: object = {}) => bet(1, details, { market: { name } });

  it('is listed', async () => {
    const list = { '/markets/?app_id=app': [market('A')] };
    const lines = (one: unknown) => linesOf(pending, hostWith({ ...list, ...history(one) }));
    expect(await lines(on('B'))).toEqual([
      '$ lacks B, expected every market with a pending bet: the player does not find a market to bet on',
    ]);
    expect(await lines(on('A'))).toEqual([]);
    expect(await lines(on('B', { bet_status: 'won' }))).toEqual([]);
    expect(await lines(on(''))).toEqual([]);
  });

  it('is looked for in both lists', async () => {
    expect(await linesOf(pending, hostWith(history(on('B'))))).toEqual({ unread: 'GET /markets/' });
    expect(await linesOf(pending, hostWith({ '/markets/?': [] }))).toEqual({
      unread: 'GET /bets/history/',
    });
  });
});

describe('bets on different numbers', () => {
  const games = 'bets on different numbers are of different games';
  const on = (id: number, numbers: object, name = 'Jodi') =>
    ofGame(id, name, { placed_bets: [numbers] });
  const three = [on(1, { pana: '128' }), on(2, { digit: '1' }), on(3, { jodi: '05' })];

  it('are not all of one game', async () => {
    expect(await linesOf(games, hostWith(history(...three)))).toEqual([
      '$.data[*].bet_type.name is “Jodi” for every bet, expected the game of each bet: the player reads another game than was played',
    ]);
    const long = 'J'.repeat(41);
    const named = [
      on(1, { pana: '128' }, long),
      on(2, { digit: '1' }, long),
      on(3, { jodi: '05' }, long),
    ];
    expect(await linesOf(games, hostWith(history(...named)))).toEqual([
      `$.data[*].bet_type.name is “${'J'.repeat(40)}” for every bet, expected the game of each bet: the player reads another game than was played`,
    ]);
  });

  it.each([
    ['a side of a sangam', { open_pana: '128', close_pana: '245' }],
    ['the open side', { open_pana: '128' }],
    ['the close side', { close_pana: '128' }],
  ])('are told apart by %s', async (_, numbers) => {
    expect(
      await linesOf(games, hostWith(history(...three.slice(0, 2), on(3, numbers)))),
    ).toHaveLength(1);
  });

  it.each([
    ['two kinds', [...three.slice(0, 2), on(3, { digit: '5' })]],
    ['two games', [...three, on(4, { jodi: '06' }, 'Red Jodi')]],
    [
      'two kinds, and bets without sub-bets',
      [...three.slice(0, 2), ofGame(3, 'Jodi', { placed_bets: [] })],
    ],
    ['two kinds, and an empty number', [...three.slice(0, 2), on(3, { digit: '', jodi: '' })]],
    ['no game at all', three.map((one) => ({ ...one, bet_type: { name: '' } }))],
  ])('may be of %s', async (_, list) => {
    expect(await linesOf(games, hostWith(history(...list)))).toEqual([]);
  });

  it('need the history', async () => {
    expect(await linesOf(games, hostWith({}))).toEqual({ unread: 'GET /bets/history/' });
  });
});

describe('the rate of a won bet', () => {
  const won = 'bets won at the rates that are listed';
  const win = (id: number, name: string, win_amount: number, details: object = {}) =>
    bet(
      id,
      { bet_status: 'won', ...details },
      { bet_type: { name }, calculated_values: { win_amount } },
    );
  const lines = (rows: readonly unknown[], ...wins: readonly unknown[]) =>
    linesOf(won, hostWith({ ...listed(...rows), ...history(...wins) }));
  const rows = [rate('A', 9), rate('B', 90)];

  it('is not that of another game', async () => {
    expect(await lines(rows, win(1, 'B', 45))).toEqual([
      '$.data[1].payout_config.multiply_by is 90 for “B”, expected 9, at which its bets won: the player reads the rate of another game',
    ]);
    expect(await lines(rows, win(1, 'A', 450), win(2, 'A', 450))).toHaveLength(1);
    expect(await lines(rows, win(1, 'A', 450, { placed_bets: [] }))).toHaveLength(1);
    expect(await lines([rate('A', 9), rate('B', 18)], win(1, 'A', 90))).toHaveLength(1);
    const long = 'L'.repeat(31);
    expect(await lines([rate(long, 9), rate('B', 90)], win(1, long, 450))).toEqual([
      expect.stringContaining(`for “${'L'.repeat(30)}”`),
    ]);
  });

  it.each([
    ['its own', [win(1, 'A', 45)]],
    ['none that is listed', [win(1, 'A', 100)]],
    ['two that differ', [win(1, 'A', 450), win(2, 'A', 45)]],
    ['that of a lost bet', [win(1, 'A', 450, { bet_status: 'lost' })]],
    [
      'that of several numbers',
      [win(1, 'A', 450, { placed_bets: [{ jodi: '05' }, { jodi: '06' }] })],
    ],
    ['one of a bet of nothing', [win(1, 'A', 450, { amount: 0 })]],
    ['one of a win of nothing', [win(1, 'A', 0)]],
    [
      'one that is not told',
      [bet(1, { bet_status: 'won' }, { bet_type: { name: 'A' }, calculated_values: {} })],
    ],
  ])('may be %s', async (_, wins) => {
    expect(await lines(rows, ...wins)).toEqual([]);
  });

  it('may be less than twice another', async () => {
    expect(await lines([rate('A', 10), rate('B', 19)], win(1, 'A', 95))).toEqual([]);
  });

  it('needs both lists', async () => {
    expect(await linesOf(won, hostWith(history()))).toEqual({
      unread: 'GET /admin/payout-multipliers/',
    });
    expect(await linesOf(won, hostWith(listed()))).toEqual({ unread: 'GET /bets/history/' });
  });
});

describe('the balances of receipts', () => {
  const goOn = 'each receipt goes on from the balance of the one before';
  const lines = (results: ReturnType<typeof placed>[]) => linesOf(goOn, hostWith({}), { results });

  it('go on from one to the next', async () => {
    expect(await lines([placed(100), placed(95), placed(90)])).toEqual([]);
    expect(await lines([placed(100), placed(95), placed(200), placed(195)])).toEqual([]);
    expect(await lines([placed(100), placed(200), placed(195)])).toEqual([]);
    expect(await lines([placed(100), placed(95), placed(195), placed(295)])).toEqual([
      '$.user_balance.previous_balance is 195 after a balance of 90, expected the current_balance of the receipt before: the player sees a wallet that only the latest bet has touched',
    ]);
  });

  const response = (status: number, text: string) => ({ response: { status, headers: {}, text } });
  const receipt = JSON.stringify({ user_balance: { previous_balance: 500, current_balance: 400 } });
  it.each([
    ['was refused', placed(500, 5, response(300, receipt))],
    ['cannot be read', placed(500, 5, response(200, '{}'))],
    ['is no JSON', placed(500, 5, response(200, '<p>'))],
    ['is of another call', placed(500, 5, { endpoint: 'bet' })],
  ])('are told by three bets at least, of which none %s', async (_, one) => {
    expect(await lines([placed(100), placed(100), one])).toBe(
      'the kit placed fewer than three bets',
    );
  });
});
