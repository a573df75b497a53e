import { onlyPage } from '@matka/contracts/api/common';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getHistory } from '../api/history.ts';
import { getMarkets } from '../api/markets.ts';
import { writeTokens } from '../api/tokens.ts';
import { POINTS_AT_KEY, setPoints, storeUser, WINS_KEY } from '../auth/stored-user.ts';
import { type ApiServer, startApi } from '../testing/api-server.ts';
import { sampleMarket } from '../testing/sample-market.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { tokenFor } from '../testing/token.ts';
import { BalanceNote } from './balance-note.tsx';
import { balanceAge } from './wins-since.ts';

const signedInAt = Date.parse('2026-11-20T15:20:00+05:30');
const before = '2026-11-20T15:00:00+05:30';
const after = '2026-11-20T15:30:00+05:30';

const record = (id: number, status: string, created_at: string, won: number | null = null) => ({
  ...sampleRecord({ bet_status: status as 'won' }, { win_amount: won }),
  id,
  timestamps: { created_at },
});

let api: ApiServer;
let records: unknown[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: signedInAt });
  api = await startApi(({ path }) => ({
    body:
      path === '/markets/'
        ? [sampleMarket()]
        : {
            data: records,
            pagination: onlyPage,
          },
  }));
  signInForTest();
});
afterEach(async () => {
  vi.useRealTimers();
  await api.close();
});

async function read(...page: unknown[]) {
  records = page;
  await getHistory({ page: 1 });
  return balanceAge();
}

describe('wins on several pages', () => {
  const hour = 3_600_000;
  /** A host with these pages. */
  const serve = async (pages: readonly (readonly unknown[])[]) => {
    await api.close();
    api = await startApi(({ query, path }) => {
      if (path === '/markets/') return { body: [sampleMarket()] };
      const page = Number(new URLSearchParams(query).get('page'));
      const has_next = page < pages.length;
      return {
        body: { data: pages[page - 1] ?? [], pagination: { current_page: page, has_next } },
      };
    });
    await getHistory({ page: 1 });
  };
  const at = (hours: number) => new Date(signedInAt + hours * hour).toISOString();
  const wins = (from: number, count: number, hours = 1) =>
    Array.from({ length: count }, (_, n) => record(from + n, 'won', at(hours), 150));

  it('the wins are read page by page up to the bets before the balance', async () => {
    await serve([wins(1, 5), wins(6, 5), [record(11, 'lost', at(-25))], wins(12, 1, -30)]);
    await waitFor(() => expect(balanceAge()).toMatchObject({ won: 1500, isWhole: true }));
    expect(api.calls).toHaveLength(3);
  });

  it('the wins count as incomplete if there are too many pages or a page fails', async () => {
    await serve(Array.from({ length: 9 }, (_, page) => wins(1 + page, 1)));
    await waitFor(() => expect(balanceAge()).toMatchObject({ won: 750, isWhole: false }));
    expect(api.calls).toHaveLength(5);
    render(<BalanceNote />);
    expect(screen.getByText("+ ₹750 or more won. It's added at your next bet.")).toBeTruthy();
  });

  it('the wins of a filtered history or a later page are not counted as complete', async () => {
    await serve([wins(1, 1)]);
    expect(balanceAge().isWhole).toBe(true);
    setPoints(1, signedInAt + 1);
    await getHistory({ page: 1, session_type: 'open' });
    await getHistory({ page: 2 });
    expect(balanceAge()).toMatchObject({ won: 150 });
  });

  it('the history is not read beyond a page without a win', async () => {
    await serve([[record(1, 'lost', at(1))], wins(2, 1)]);
    expect([balanceAge().won, api.calls.length]).toEqual([0, 1]);
  });

  it('a win that the host corrected is no longer counted', async () => {
    expect(await read(record(1, 'won', after, 95))).toMatchObject({ won: 95 });
    expect(await read(record(1, 'lost', after))).toMatchObject({ won: 0 });
  });

  it('a win that the list of wins no longer has is no longer counted', async () => {
    const win = record(2, 'won', after, 50);
    expect(await read(record(1, 'won', after, 95), win)).toMatchObject({ won: 145 });
    const wins = { page: 1, bet_status: ['won' as const] };
    records = [];
    await getHistory({ ...wins, session_type: 'open' });
    expect(balanceAge()).toMatchObject({ won: 145 });
    records = [win];
    await getHistory(wins);
    expect(balanceAge()).toMatchObject({ won: 50 });
  });

  it('a win of an older bet is counted if its draw came after the balance', async () => {
    writeTokens(tokenFor(3600), 'refresh-of-test');
    await getMarkets();
    const win = (clock: string, id: number) => ({
      ...record(id, 'won', `2026-11-20T${clock}:00+05:30`, 95),
      bet_details: {
        ...sampleRecord({ bet_status: 'won', bet_type: 'open', open_digit: '4' }).bet_details,
      },
    });
    expect(
      await read(win('14:00', 1), win('15:00', 2), {
        ...win('15:00', 3),
        market: { name: 'Gone' },
      }),
    ).toMatchObject({ won: 190 });
    vi.setSystemTime(signedInAt + hour);
    setPoints(1);
    expect(await read(win('14:00', 1))).toMatchObject({ won: 0 });
  });
});

it('a win of a bet placed since the balance is counted', async () => {
  expect(balanceAge()).toMatchObject({ at: signedInAt, won: 0 });
  expect(await read(record(1, 'won', after, 475))).toEqual({
    at: signedInAt,
    won: 475,
    isWhole: true,
  });
});

it('a win of an older bet is counted only if the bet was pending at the balance', async () => {
  await read(record(1, 'PENDING', before), record(2, 'lost', before));
  const { won } = await read(record(1, 'won', before, 95), record(3, 'won', before, 1000));
  expect(won).toBe(95);
});

it('each win is counted once, even if the history shows it again', async () => {
  const wins = [record(1, 'won', after, 100), record(2, 'won', after, 50.5)];
  await read(...wins);
  expect((await read(...wins)).won).toBe(150.5);
});

it('a win is recognised by an id of any type, and is not counted without an id', async () => {
  const win = (id: string | null) => ({ ...record(1, 'won', after, 100), id });
  await read({ ...record(1, 'PENDING', before), id: 'b-7' });
  const won = { ...record(1, 'won', before, 5), id: 'b-7' };
  expect((await read(won, win('b-8'), win(null), win(null))).won).toBe(105);
});

it('the wins are zero once the receipt of a bet brings a new balance', async () => {
  await read(record(1, 'won', after, 475), record(2, 'PENDING', after));
  vi.setSystemTime(signedInAt + 3_600_000);
  setPoints(10_000);
  expect(balanceAge()).toMatchObject({ at: signedInAt + 3_600_000, won: 0 });
  expect((await read(record(1, 'won', after, 475))).won).toBe(0);
});

it('a win is counted for the bet whose receipt brought the balance', async () => {
  vi.setSystemTime(signedInAt + 3_600_000);
  setPoints(9990);
  const placed = new Date(signedInAt + 3_600_000 - 900).toISOString();
  expect((await read(record(7, 'won', placed, 95))).won).toBe(95);
});

it.each([Number.NaN, -5, 0, null])('the wins exclude the amount %s', async (amount) => {
  expect((await read(record(1, 'won', after, amount))).won).toBe(0);
});

it.each(['{broken', '[]', '7', '{"at":1,"pending":{},"wins":{}}', '{"wins":{"1":"many"}}'])(
  'the wins start from zero with the invalid stored text %s',
  async (text) => {
    localStorage.setItem(WINS_KEY, text);
    expect(balanceAge().won).toBe(0);
    expect((await read(record(1, 'won', after, 10))).won).toBe(10);
  },
);

it('the wins are unknown without the time of the balance', async () => {
  localStorage.setItem(POINTS_AT_KEY, '"yesterday"');
  expect(await read(record(1, 'won', after, 10))).toMatchObject({ at: undefined, won: 0 });
});

it('the storage keeps the ids of the 500 latest pending bets', async () => {
  const many = Array.from({ length: 600 }, (_, n) => record(n + 1, 'PENDING', before));
  await read(...many);
  const { won } = await read(record(1, 'won', before, 1), record(600, 'won', before, 2));
  expect(won).toBe(2);
});

it('the wins are removed when another session starts', async () => {
  await read(record(1, 'won', after, 475));
  storeUser({ points: 1 });
  expect(balanceAge().won).toBe(475);
  signInForTest();
  vi.setSystemTime(signedInAt + 1);
  storeUser({ points: 1 });
  expect(balanceAge().won).toBe(0);
});
