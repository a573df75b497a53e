import { afterEach, expect, it } from 'vitest';
import { type ApiServer, startApi } from '../testing/api-server.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { readMonth } from './read-month.ts';

let api: ApiServer;
afterEach(() => api.close());

const bet = (id: number | undefined, day: string) => {
  const { id: _, ...record } = sampleRecord();
  const timestamps = { created_at: `${day}T10:00:00.000+05:30` };
  return { ...record, timestamps, ...(id !== undefined && { id }) };
};

/** A host with these pages; the last one repeats for ever if `endless`. */
async function host(pages: readonly (readonly object[])[], endless = false) {
  signInForTest();
  api = await startApi(({ query }) => {
    const page = Number(new URLSearchParams(query).get('page'));
    const data = pages[page - 1] ?? (endless ? pages.at(-1) : []) ?? [];
    const has_next = endless || page < pages.length;
    return { body: { data, pagination: { current_page: page, has_next } } };
  });
}

it('the bets of a month are read page by page until an older month, each once', async () => {
  await host([
    [bet(5, '2026-11-20'), bet(4, '2026-11-02')],
    [bet(4, '2026-11-02'), bet(3, '2026-11-01'), bet(2, '2026-10-31')],
    [bet(1, '2026-10-30')],
  ]);
  const { records, isCut } = await readMonth('2026-11');
  expect(records.map(({ id }) => Number(id))).toEqual([5, 4, 3]);
  expect(isCut).toBe(false);
  expect(api.calls).toHaveLength(2);
});

it('the bets of a month without ids are counted separately', async () => {
  await host([[bet(undefined, '2026-11-20'), bet(undefined, '2026-11-20')]]);
  expect((await readMonth('2026-11')).records).toHaveLength(2);
});

it('the reading of a month stops if the pages of the host never end', async () => {
  await host([[bet(5, '2026-11-20')]], true);
  expect(await readMonth('2026-11')).toMatchObject({ isCut: true });
  expect(api.calls).toHaveLength(30);
});
