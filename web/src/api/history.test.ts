import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ApiServer, startApi } from '../testing/api-server.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { getHistory, onHistoryRead, readHistoryPage } from './history.ts';

let data: unknown[];
let api: ApiServer;
let date: string | undefined;
beforeEach(async () => {
  date = undefined;
  api = await startApi(() => ({ body: { data }, ...(date && { headers: { date } }) }));
  signInForTest();
});
afterEach(() => api.close());

const record = (members: object) => ({ ...sampleRecord(), ...members });
/** The ids of the bets that are read, and of those that are not. */
async function idsOf(...entries: unknown[]) {
  data = entries;
  const page = await readHistoryPage(1);
  return [page.data.map(({ id }) => id), page.unread];
}

it('a page of the history contains its bets with ids of any type', {
  tags: ['@FLOW-18'],
}, async () => {
  const texts = [record({ id: '5f0c-a1' }), record({ id: 7 }), record({ id: undefined })];
  expect(await idsOf(...texts)).toEqual([['5f0c-a1', '7', ''], []]);
});

it('a page of the history lists its unreadable entries', {
  tags: ['@FLOW-18'],
}, async () => {
  expect(await idsOf({ id: 'x' }, { id: 9 }, {}, null, 'odd')).toEqual([
    [],
    ['x', '9', '', '', ''],
  ]);
});

it('a page of the history reports different bets under one id as unreadable', {
  tags: ['@FLOW-18'],
}, async () => {
  const [one, other] = [record({ id: 1 }), record({ id: 1, market: { name: 'Milan Day' } })];
  expect(await idsOf(one, one)).toEqual([['1'], []]);
  expect(await idsOf(one, other)).toEqual([['1'], ['']]);
});

it('a search for a bet requests the page of the history with the given number', {
  tags: ['@FLOW-14'],
}, async () => {
  data = [];
  await readHistoryPage(3);
  expect(api.calls.map(({ method, path, query }) => [method, path, query])).toEqual([
    ['GET', '/bets/history/', 'page=3'],
  ]);
});

it('a page of the history is passed to every listener, for any use of the page', async () => {
  const readers = [vi.fn(), vi.fn()];
  for (const reader of readers) onHistoryRead(reader);
  data = [record({ id: 3 })];
  await readHistoryPage(1);
  await getHistory({ page: 1 });
  for (const { mock } of readers) {
    expect(mock.calls.map(([[bet]]) => bet?.id)).toEqual(['3', '3']);
  }
});

it('a page of the history has the time of its response', { tags: ['@FLOW-18'] }, async () => {
  data = [];
  expect((await readHistoryPage(1)).servedAt).toBeUndefined();
  date = 'Fri, 20 Nov 2026 12:00:00 GMT';
  expect((await readHistoryPage(1)).servedAt).toBe(Date.parse(date));
});
