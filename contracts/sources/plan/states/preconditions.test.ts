import { describe, expect, it } from 'vitest';
import type { StateName, StateParameters } from '../../../pact/provider-states.ts';
import { checkPrecondition as checkState } from './preconditions.ts';
import {
  bet,
  contextOn,
  contextWith,
  found,
  hostWith,
  inconclusive,
  market,
  missing,
  outcomeOf,
  page,
} from './test-support.ts';

const none = { open_pana: null, open_digit: null, close_digit: null, close_pana: null };
const open = { ...none, open_pana: '128', open_digit: '1' };
const drawn = { ...open, close_digit: '0', close_pana: '145' };
const game = (code: string) => ({ id: 1, name: 'A game', config: { code } });
const history = (...bets: readonly object[]) => ({ '/bets/history/': page(bets) });
const results = { '/markets/results/': { markets: {} } };
const chart = (...days: readonly object[]) => ({
  '/markets/results/': {
    markets: { Milan: [drawn] },
    calendar_weeks: [days.map((day, index) => ({ date: `2026-11-0${index + 1}`, ...day }))],
  },
  '/markets/': [market(1, 'Closed')],
});
const markets = (...rows: readonly object[]) => ({ ...results, '/markets/': rows });

type Bodies = Readonly<Record<string, unknown>>;
const checkPrecondition = (...args: Parameters<typeof checkState>) =>
  outcomeOf(checkState(...args));
const check = (state: StateName, bodies: Bodies, params: StateParameters = {}) =>
  checkPrecondition(state, params, contextWith(bodies));

/** A state with a host that is in it, one that is not, and why. */
const cases: readonly (readonly [StateName, Bodies, Bodies, string])[] = [
  ['fresh', history(), history(bet(1)), 'the player has bets'],
  [
    'before-the-draws',
    markets(market(1, 'Running now')),
    markets(market(1, 'Running now', open)),
    'no market is "Running now" without a result',
  ],
  [
    'running-for-close',
    markets(market(1, 'Running for close', drawn)),
    markets(market(1, 'Running now')),
    'no market is "Running for close"',
  ],
  [
    'half-declared',
    markets(market(1, 'Running for close', open)),
    markets(market(1, 'Running for close', drawn), market(2, 'Running now')),
    'no market has only its open result',
  ],
  [
    'all-closed',
    markets(market(1, 'Closed for today', drawn)),
    markets(market(1, 'Closed for today', open), market(2, 'Running now', drawn)),
    'no market is "Closed for today" with both results',
  ],
  [
    'betting-is-closed',
    markets(market(1, 'Betting is closed')),
    markets(market(1, 'Closed')),
    'no market is "Betting is closed"',
  ],
  [
    'market-closed',
    markets(market(1, 'Closed')),
    markets(market(1, 'Closed for today')),
    'no market is "Closed"',
  ],
  ['no-markets', markets(), markets(market(1, 'Closed')), 'there are markets'],
  [
    'no-bet-types',
    { '/bet-types/': [] },
    { '/bet-types/': [game('odd_even')] },
    'there are bet types',
  ],
  [
    'classic-half-sangam',
    { '/bet-types/': [game('half_sangam')] },
    { '/bet-types/': [game('half_sangam_a')] },
    'no bet type has the code half_sangam',
  ],
  [
    'three-pages-of-history',
    { '/bets/history/': page([bet(1)], 1, 2) },
    history(bet(1)),
    "the player's history has one page",
  ],
  [
    'chart-with-holes',
    chart(drawn, open),
    chart(drawn, none),
    'no day of the month has only its open result',
  ],
];

describe('a state of a host', () => {
  it.each(cases)('is recognised: %s, %#', async (state, holding, failing, reason) => {
    expect(await check(state, holding)).toEqual(found());
    expect(await check(state, failing)).toEqual(missing(reason));
  });

  it.each(['usual', 'access-token-expired', 'refresh-refused'] as const)(
    'needs nothing: %s',
    async (state) => {
      expect(await check(state, {})).toEqual(found());
    },
  );

  it('is not known without the response that shows it', async () => {
    expect(await check('fresh', {})).toEqual(inconclusive('GET /bets/history/'));
    expect(await check('half-declared', {})).toEqual(inconclusive('GET /markets/'));
    expect(await check('no-bet-types', {})).toEqual(inconclusive('GET /bet-types/'));
  });

  it('is a wallet of fewer than ten points, if it is known', async () => {
    const wallet = (points?: number) =>
      checkPrecondition(
        'balance-of-5',
        {},
        contextWith({}, points === undefined ? {} : { points }),
      );
    expect(await wallet(9)).toEqual(found());
    for (const points of [10, undefined]) {
      expect(await wallet(points)).toEqual(missing('the player has 10 points or more'));
    }
  });

  it('is looked for on the chart that the web shows first, or on that of the first market', async () => {
    const asked = async (...names: string[]) => {
      const { context, sent } = contextOn(
        hostWith({
          ...chart(open),
          '/markets/': names.map((name, id) => market(id, 'Closed', { name })),
        }),
      );
      const result = await checkPrecondition('chart-with-holes', {}, context);
      return [result, sent.map((one) => /market_name=([^&]*)/.exec(one)?.[1]).filter(Boolean)];
    };
    expect(await asked('Milan', 'SITA MORNING')).toEqual([found(), ['SITA+MORNING']]);
    expect(await asked('Milan', 'Kalyan')).toEqual([found(), ['Milan']]);
  });

  it('is not missing where the results of today have numbers that no market shows', async () => {
    const hidden = (today: object) => ({
      '/markets/results/': { markets: { Milan: [today] } },
      '/markets/': [market(1, 'Closed for today')],
    });
    const text = (state: string) =>
      `could not recognise that ${state}, because GET /markets/ lists no number, while the results of today have those of “Milan”`;
    expect(await check('all-closed', hidden(drawn))).toEqual({
      unrecognised: text('a market is closed for today with both results'),
    });
    expect(await check('half-declared', hidden(open))).toEqual({
      unrecognised: text('a market has its open result but no close result'),
    });
    expect(await check('half-declared', hidden(drawn))).toEqual(
      missing('no market has only its open result'),
    );
  });
});

describe('a state with bets', () => {
  const pending = history(bet(1));
  const won = history(bet(1, { bet_status: 'won', bet_type: 'close' }));
  const lost = history(bet(1, { bet_status: 'lost' }));

  it.each([
    ['any', pending, history()],
    ['pending', pending, won],
    ['won', won, pending],
    ['lost', lost, won],
    ['open', pending, won],
    ['close', won, pending],
  ] as const)('has one that is %s', async (bets, holding, failing) => {
    expect(await check('usual', holding, { bets })).toEqual(found());
    expect(await check('usual', failing, { bets })).toEqual(
      missing(`the player has no bet (${bets})`),
    );
  });

  it('has them on each of its markets', async () => {
    const bets = history(bet(1), bet(2, {}, { market: { name: 'Milan' } }));
    const on = (...bets_on: string[]) => check('usual', bets, { bets_on });
    expect(await on('Milan', 'Surya Day')).toEqual(found());
    expect(await on('Milan', 'Kalyan')).toEqual(missing('the player has no bet on Kalyan'));
  });

  it('has a chart with a day that is drawn, or with none', async () => {
    const chartOf = (kind: 'drawn' | 'empty', ...days: readonly object[]) =>
      check('usual', chart(...days), { chart: kind });
    expect(await chartOf('drawn', none, drawn)).toEqual(found());
    expect(await chartOf('drawn', none, open)).toEqual(
      missing('no day of the month has both results'),
    );
    expect(await chartOf('empty', drawn, none)).toEqual(found());
    expect(await chartOf('empty', drawn, open)).toEqual(
      missing('every day of the month has a result'),
    );
  });

  it('that only the mock has is missing on a host', async () => {
    const context = (supportsMagicInputs: boolean) => contextWith({}, { supportsMagicInputs });
    const provoked = { provoked: true } as const;
    expect(await checkPrecondition('usual', provoked, context(false))).toEqual(
      missing('only the mock has magic inputs'),
    );
    expect(await checkPrecondition('usual', provoked, context(true))).toEqual(found());
    expect(await checkPrecondition('usual', { player: '9' }, context(true))).toEqual(
      missing('only the mock has the player whose requests fail'),
    );
    const own = { player: '9123012340' };
    expect(await checkPrecondition('usual', own, context(false))).toEqual(found());
  });
});
