// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ApiServer, startApi } from '../testing/api-server.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { readHistoryPage } from './history.ts';

let data: unknown[];
let api: ApiServer;
beforeEach(async () => {
  api = await startApi(() => ({ body: { data } }));
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

describe('a page of the history that is searched for a bet', () => {
  it('has its bets whatever their ids are', { tags: ['@FLOW-18'] }, async () => {
    const texts = [record({ id: '5f0c-a1' }), record({ id: 7 }), record({ id: undefined })];
    expect(await idsOf(...texts)).toEqual([['5f0c-a1', '7', ''], []]);
  });

  it('names the entries that could not be read', { tags: ['@FLOW-18'] }, async () => {
    expect(await idsOf({ id: 'x' }, { id: 9 }, {}, null, 'odd')).toEqual([
      [],
      ['x', '9', '', '', ''],
    ]);
  });

  it('tells that different bets have one id', { tags: ['@FLOW-18'] }, async () => {
    const [one, other] = [record({ id: 1 }), record({ id: 1, market: { name: 'Milan Day' } })];
    expect(await idsOf(one, one)).toEqual([['1'], []]);
    expect(await idsOf(one, other)).toEqual([['1'], ['']]);
  });
});
