import { expect, it } from 'vitest';
import type { Exchange } from '../../check/exchange.ts';
import { betType, got, json, market, page, posted, record } from '../../check/test-support.ts';
import { compareExchange } from './compare.ts';
import type { RecordedWorld } from './recorded-world.ts';

const world: RecordedWorld = {
  appId: 'kalyan-matka',
  at: Date.parse('2026-11-20T06:30:00Z'),
  markets: [],
  resting: [],
  betTypes: [],
  rates: new Map(),
  draws: ['2026-10-31', '2026-11-02'].map((day) => ({
    market: 'Surya Day',
    day,
    session: 'open' as const,
    pana: '128',
  })),
  players: [],
  pageSize: undefined,
  otherPages: false,
  joinsBets: false,
};

/** The differences between the recorded and the played body of a request, and the undecided places. */
function compared(recorded: Exchange, played: unknown, status = 200, more: object = {}) {
  const verdicts = compareExchange(
    { index: 0, recorded, played: json(played, status), isReplaced: false },
    { world: { ...world, ...more }, hasWorld: true, isWhole: true, unknownTypes: new Set() },
  );
  const of = (wanted: string) =>
    verdicts.filter(({ verdict }) => verdict === wanted).map(({ aspect }) => aspect);
  return { different: of('different'), undecided: of('unknown') };
}

const day = (date: string) => ({ date, has_result: true, open_pana: '128', open_digit: '1' });
const chart = '/markets/results/monthly/?market_name=Surya+Day&month=11&year=2026';

it('a chart may omit the days of other months', () => {
  const weeks = (...days: object[]) => ({ calendar_weeks: [days] });
  const both = weeks(day('2026-10-31'), day('2026-11-02'));
  expect(compared(got(chart, both), weeks(day('2026-11-02'))).different).toEqual([]);
  expect(compared(got(chart, both), weeks(day('2026-10-31'))).different).toEqual([
    'results of a month',
  ]);
});

it.each([
  ['a list with each twice', 10, { combinations: ['128:SP', '137:SP', '128:SP', '137:SP'] }],
  ['another order of key and value', 10, { combinations: ['SP:137', 'SP:128'] }],
  ['members of a family', 10, { combinations: ['123 : 128', '123 : 137'] }],
  ['a list beside an empty one', 11, { combinations: [], jodis: ['05', '16'] }],
  ['nothing for what was typed', 21, { combinations: [] }],
])('suggestions are compared as the client bets on them: %s', (_, id, suggestions) => {
  const lists: Record<number, object> = {
    10: ['128:SP', '137:SP'],
    11: { jodis: ['05', '16'] },
    21: ['128-137'],
  };
  const codes = { 10: 'penal_group', 11: 'red_bracket', 21: 'full_sangam' };
  const betTypes = Object.entries(codes).map(([one, code]) => betType(Number(one), code, code));
  const recorded = posted(
    '/betting/suggestions/',
    { bet_type_id: id, payload: {} },
    { suggestions: { combinations: lists[id] } },
  );
  expect(compared(recorded, { suggestions }, 200, { betTypes }).different).toEqual([]);
  if (id !== 21)
    expect(
      compared(recorded, { suggestions: { combinations: ['890'] } }, 200, { betTypes }).different,
    ).toEqual(['suggestions']);
});

it('another text of an error is undecided, and another status is a difference', () => {
  const refused = (status: number) =>
    compared(got('/bets/history/?page=9', { detail: 'No.' }, 404), { detail: 'Sorry.' }, status);
  expect(refused(404)).toEqual({ different: [], undecided: ['error texts'] });
  expect(refused(500).different).toEqual(['status']);
});

it('a missing bet and another order of bets are differences between histories', () => {
  const [one, two] = [record({ id: 1 }), record({ id: 2, details: { amount: 20 } })];
  expect(compared(got('/bets/history/', page(one, two)), page(one, two)).different).toEqual([]);
  expect(compared(got('/bets/history/', page(one, two)), page(one)).different).not.toEqual([]);
  expect(compared(got('/bets/history/', page(one, two)), page(two, one)).different).not.toEqual([]);
});

it('another status or draw is a difference between markets', () => {
  const list = (more: object) => compared(got('/markets/', [market()]), [market(more)]).different;
  expect(list({})).toEqual([]);
  expect(list({ current_status: 4, current_status_name: 'Running for close' })).not.toEqual([]);
  expect(list({ open_pana: '128', open_digit: '1' })).not.toEqual([]);
});

it('a fact that the specification leaves open is undecided', () => {
  const asked = { bet_type_id: 12, payload: { left_digits: ['1'], right_digits: ['2'] } };
  const betTypes = [betType(12, 'digits_based_jodi', 'Digits Based Jodi')];
  const suggested = (...jodis: string[]) => ({ suggestions: { combinations: jodis } });
  const either = [...'0123456789'].flatMap((digit) => [`1${digit}`, `${digit}2`]);
  const recorded = posted('/betting/suggestions/', asked, suggested(...new Set(either)));
  expect(compared(recorded, suggested('12'), 200, { betTypes })).toMatchObject({
    different: [],
    undecided: ['suggestions'],
  });
  expect(compared(recorded, suggested('13'), 200, { betTypes }).different).toEqual(['suggestions']);
  const beyond = got('/bets/history/?page=4', page());
  expect(compared(beyond, { detail: 'Invalid page.' }, 404).different).toEqual([]);
  const refused = posted('/users/register/', {}, { message: 'No.' }, 422);
  expect(compared(refused, { mobile_number: ['No.'] }, 403).different).toEqual([]);
});

it.each([
  ['00:30', []],
  ['05:30', []],
  ['09:00', ['markets']],
])(
  'the status of a market at %s is a difference only after its day has begun',
  (time, different) => {
    const recorded = { ...got('/markets/', [market()]), at: `2026-11-20T${time}:00+05:30` };
    const played = [market({ current_status: 1, current_status_name: 'Closed for today' })];
    expect(compared(recorded, played).different).toEqual(different);
  },
);

it('bets are paired by their times, whatever their order', () => {
  const at = (id: number) => record({ id, at: `2026-11-20T11:00:0${id}+05:30` });
  const rows = [at(1), at(2), at(3)];
  const { different, undecided } = compared(
    got('/bets/history/', page(...rows)),
    page(...rows.toReversed()),
  );
  expect([different, undecided]).toEqual([[], ['ordering']]);
  const pages = { current_page: 1, has_previous: false, has_next: true, total_pages: 2 };
  const first = got('/bets/history/?page=1', { data: rows, pagination: pages });
  const other = { data: [at(9), at(8), at(7)], pagination: pages };
  expect(compared(first, other)).toEqual({ different: [], undecided: ['ordering', 'records'] });
});

it.each([
  ['other words', { error: 'You do not have enough balance.' }, 400],
  ['a code', { error: { code: 'INSUFFICIENT_FUNDS', message: 'This bet is not possible.' } }, 422],
  ['the status 402', { detail: 'Top up first.' }, 402],
])('two hosts refuse an uncovered bet for the same reason if one uses %s', (_, body, status) => {
  const recorded = posted('/betting/', {}, { error: 'Insufficient balance' }, status);
  expect(compared(recorded, body, status).different).toEqual([]);
  expect(compared(recorded, { error: 'Market is closed' }, 400).different).toContain('error texts');
});
