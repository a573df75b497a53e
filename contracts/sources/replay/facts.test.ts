import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../check/exchange.ts';
import { got, json, market, page, record } from '../../check/test-support.ts';
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
function compared(recorded: Exchange, played: unknown, status = 200) {
  const verdicts = compareExchange(
    { index: 0, recorded, played: json(played, status), isReplaced: false },
    { world, hasWorld: true, isWhole: true, unknownTypes: new Set() },
  );
  const of = (wanted: string) =>
    verdicts.filter(({ verdict }) => verdict === wanted).map(({ aspect }) => aspect);
  return { different: of('different'), undecided: of('unknown') };
}

const day = (date: string) => ({ date, has_result: true, open_pana: '128', open_digit: '1' });
const chart = '/markets/results/monthly/?market_name=Surya+Day&month=11&year=2026';

describe('a response that is compared with a recorded one', () => {
  it('the days of a chart that belong to other months may be left out', () => {
    const weeks = (...days: object[]) => ({ calendar_weeks: [days] });
    const both = weeks(day('2026-10-31'), day('2026-11-02'));
    expect(compared(got(chart, both), weeks(day('2026-11-02'))).different).toEqual([]);
    expect(compared(got(chart, both), weeks(day('2026-10-31'))).different).toEqual([
      'results of a month',
    ]);
  });

  it('the other words of an error are undecided, and another status differs', () => {
    const refused = (status: number) =>
      compared(got('/bets/history/?page=9', { detail: 'No.' }, 404), { detail: 'Sorry.' }, status);
    expect(refused(404)).toEqual({ different: [], undecided: ['error texts'] });
    expect(refused(500).different).toEqual(['status']);
  });

  it('a history differs by a bet that is missing, and by the order of its bets', () => {
    const [one, two] = [record({ id: 1 }), record({ id: 2, details: { amount: 20 } })];
    expect(compared(got('/bets/history/', page(one, two)), page(one, two)).different).toEqual([]);
    expect(compared(got('/bets/history/', page(one, two)), page(one)).different).not.toEqual([]);
    expect(compared(got('/bets/history/', page(one, two)), page(two, one)).different).not.toEqual(
      [],
    );
  });

  it('a market differs by its status and its draw', () => {
    const list = (more: object) => compared(got('/markets/', [market()]), [market(more)]).different;
    expect(list({})).toEqual([]);
    expect(list({ current_status: 4, current_status_name: 'Running for close' })).not.toEqual([]);
    expect(list({ open_pana: '128', open_digit: '1' })).not.toEqual([]);
  });
});
