import type { SentBetRecord } from '@matka/contracts/api/history';
import { marketSeeds } from '@matka/fixtures/markets';
import { players } from '@matka/fixtures/players';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Draw } from '../src/game/panas.ts';
import { settle } from '../src/game/settle.ts';
import { invariantsOf } from '../src/invariants/invariants.ts';
import type { TestApp } from './build-app.ts';
import {
  allPages,
  anyActions,
  buildGameplayApp,
  marketDay,
  playActions,
  runs,
  type TakenBet,
  worldPath,
} from './random-gameplay.ts';

interface LedgerEntry {
  kind: string;
  points: number;
  balance: number;
  bet_id: number | null;
}

const hundredths = (points: number): number => Math.round(points * 100);

/** Checks a player's money by the ledger alone, beside the invariants that the mock checks itself. */
async function expectSoundMoney(
  { anonymous }: TestApp,
  mobile: string,
  records: readonly SentBetRecord[],
): Promise<void> {
  const player = `GET ${worldPath}/players/${mobile}`;
  const ledger: LedgerEntry[] = (await anonymous(`${player}/ledger/`)).json();
  let sum = 0;
  for (const entry of ledger) {
    sum += hundredths(entry.points);
    expect(hundredths(entry.balance)).toBe(sum);
    expect(sum).toBeGreaterThanOrEqual(0);
  }
  expect(hundredths((await anonymous(`${player}/`)).json().points)).toBe(sum);
  for (const { id, calculated_values: values = {} } of records) {
    const ofBet = ledger.filter(({ bet_id: betId, kind }) => betId === id && kind !== 'bet');
    const paid = ofBet.reduce((total, entry) => total + hundredths(entry.points), 0);
    expect(ofBet.filter(({ kind }) => kind === 'win').length).toBeLessThanOrEqual(1);
    expect(paid).toBeGreaterThanOrEqual(hundredths(values.win_amount ?? 0));
    // Only what was spent already may stay with the player after a correction.
    const corrected = ofBet.some(({ kind }) => kind === 'correction');
    if (!corrected) expect(paid).toBe(hundredths(values.win_amount ?? 0));
  }
}

/** The result of a market day as GET /markets/results/monthly/ tells it. */
async function drawOf({ as }: TestApp, market: string, day: string): Promise<Draw> {
  const answer = await as(players[0]?.mobile ?? '')(`GET /markets/results/monthly/?date=${day}`);
  const [result] = answer.json().markets[market] ?? [];
  return {
    openPana: result?.open_pana ?? null,
    openDigit: result?.open_digit ?? null,
    closeDigit: result?.close_digit ?? null,
    closePana: result?.close_pana ?? null,
  };
}

const needsBothResults = [3, 4, 11, 16, 17, 20, 21, 22];

/** The settlement of a bet by the rules, as its record shows it. */
function expected({ bet }: TakenBet, draw: Draw) {
  // A jodi or sangam waits for an open result that was taken away.
  const waits = needsBothResults.includes(bet.betTypeId) && draw.openPana === null;
  const outcome = settle(bet, draw);
  if (waits || outcome.status === 'PENDING') return { bet_status: 'PENDING', win: null };
  return { bet_status: outcome.status, win: outcome.win / 100 };
}

const shown = ({ bet_details: details, calculated_values: values = {} }: SentBetRecord) => ({
  bet_status: details.bet_status,
  win: values.win_amount,
});

interface Filter {
  session: 'open' | 'close' | undefined;
  statuses: ('won' | 'lost' | 'pending')[];
  markets: string[];
}
const anyFilter: fc.Arbitrary<Filter> = fc.record({
  session: fc.constantFrom('open', 'close', undefined),
  statuses: fc.subarray(['won', 'lost', 'pending']),
  // An empty list is no filter at all.
  markets: fc.oneof(
    fc.subarray(marketSeeds.map(({ name }) => name)),
    fc.constantFrom<string[]>([], ['No such market']),
  ),
});

function queryOf({ session, statuses, markets }: Filter): string {
  return [
    ...(session === undefined ? [] : [`session_type=${session}`]),
    ...statuses.map((status) => `bet_status=${status}`),
    ...markets.map((name) => `market_names=${encodeURIComponent(name)}`),
  ]
    .map((part) => `&${part}`)
    .join('');
}

function meets(record: SentBetRecord, { session, statuses, markets }: Filter): boolean {
  const status = record.bet_details.bet_status.toLowerCase();
  return (
    (session === undefined || record.bet_details.bet_type === session) &&
    (statuses.length === 0 || statuses.some((wanted) => wanted === status)) &&
    (markets.length === 0 || markets.includes(record.market.name))
  );
}

/** Checks that each sub-bet ended as the rules settle it by the results shown. */
async function expectOutcomes(
  mock: TestApp,
  records: readonly SentBetRecord[],
  own: readonly TakenBet[],
): Promise<void> {
  expect(records).toHaveLength(own.length);
  for (const [index, bet] of own.entries()) {
    const record = records[index] as SentBetRecord;
    const day = marketDay(Date.parse(record.timestamps.created_at));
    const draw = await drawOf(mock, record.market.name, day);
    expect(shown(record)).toEqual(expected(bet, draw));
  }
}

/** Checks that each record is on exactly one page of a filter that it meets, newest first. */
async function expectPages(
  mock: TestApp,
  mobile: string,
  filter: Filter,
  records: readonly SentBetRecord[],
): Promise<void> {
  const pages = await allPages(mock, mobile, queryOf(filter));
  const ids = pages.flat().map(({ id }) => id);
  expect(ids).toEqual(records.filter((record) => meets(record, filter)).map(({ id }) => id));
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect(pages.slice(0, -1).every((page) => page.length === 10)).toBe(true);
}

it('wallets, outcomes and pages of every player are right after any bets, draws and corrections', {
  tags: ['@API-35', '@MOCK-14', '@MOCK-23', '@MOCK-24'],
  timeout: 120_000,
}, async () => {
  const mock = await buildGameplayApp();
  const filters = fc.array(anyFilter, { minLength: 2, maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(anyActions, filters, async (acts, wanted) => {
      await mock.resetWorld();
      const taken = await playActions(mock, acts);
      const now = mock.app.worlds.use('kalyan-matka') ?? mock.world;
      expect((await invariantsOf(now)).filter(({ holds }) => !holds)).toEqual([]);
      await mock.anonymous(`POST ${worldPath}/clock/advance/`, { seconds: 3 * 24 * 60 * 60 });
      for (const { mobile } of players) {
        const records = (await allPages(mock, mobile, '')).flat();
        await expectSoundMoney(mock, mobile, records);
        await expectOutcomes(
          mock,
          records.toReversed(),
          taken.filter((bet) => bet.mobile === mobile),
        );
        for (const filter of wanted) await expectPages(mock, mobile, filter, records);
      }
      expect((await invariantsOf(now)).filter(({ holds }) => !holds)).toEqual([]);
    }),
    runs,
  );
});
