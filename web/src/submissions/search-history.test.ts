import type { BetRecord } from '@matka/contracts/api/history';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jodiRecord } from '../testing/stored-submissions.ts';
import { contextWith, lost, storeDraftOf } from '../testing/submission-contexts.ts';
import { page } from '../testing/submissions.ts';
import { begin, openTab, submit } from '../testing/submitting.ts';
import { hideSubmission, recentOf } from './context.ts';
import { searchForNew, searchHistory } from './search-history.ts';

const known = jodiRecord(1, '88', 5);
const bare = [jodiRecord(12, '47', 20), jodiRecord(11, '05', 10)];

describe('a lagging history', () => {
  const bets = bare.map((record) => ({ ...record, timestamps: { created_at: '' } }));

  /** A tab at a host without keys that books the first submission and loses the second one. */
  function startTab() {
    const { host, tab } = openTab();
    host.decide('placed');
    host.decide('lost');
    const { context } = tab;
    const history = { bets: [] as BetRecord[] };
    const readPage = async () => page(history.bets);
    const own = { ...tab, context: { ...context, host: { ...context.host, readPage } } };
    const send = () => submit(own);
    const search = () => {
      const lost = context.store.list().find(({ status }) => status === 'unknown');
      return searchHistory(own.context, lost?.key ?? '');
    };
    return { history, context, send, search };
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: begin });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('a lagging history does not prove a submission if it lacked an equal one, dismissed or not', {
    tags: ['@FLOW-18'],
  }, async () => {
    for (const isSeen of [true, false]) {
      const { history, context, send, search } = startTab();
      expect(await send()).toMatchObject({ submission: { status: 'placed' } });
      for (const { key } of context.store.list()) if (isSeen) hideSubmission(context, key);
      await send();
      history.bets = bets;
      expect(await search()).toMatchObject({ status: 'unknown', finding: 'ambiguous' });
    }
  });

  it('a lagging history proves a submission once it shows the equal earlier bets', {
    tags: ['@FLOW-14'],
  }, async () => {
    const { history, send, search } = startTab();
    await send();
    history.bets = bets;
    await send();
    history.bets = [...bets.map((record) => ({ ...record, id: `2${record.id}` })), ...bets];
    expect(await search()).toMatchObject({ status: 'placed' });
  });

  it.each([true, false])(
    'the history counts as complete ten minutes after an equal bet, with any clock; dismissed: %s',
    {
      tags: ['@FLOW-18'],
    },
    async (isSeen) => {
      const { context, send } = startTab();
      await send();
      for (const { key } of context.store.list()) if (isSeen) hideSubmission(context, key);
      const kept = (minutes: number) => {
        vi.setSystemTime(begin + minutes * 60_000);
        return recentOf(context).length;
      };
      expect([kept(9.9), kept(10.2), kept(-9.8), kept(-10.1)]).toEqual([1, 0, 1, 0]);
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

it('a page of the history that a screen reads settles a proven submission once', {
  tags: ['@FLOW-14'],
}, async () => {
  const readPage = vi.fn(async () => page([...bare, known]));
  const { context, changes, onPlaced } = contextWith(lost, { readPage });
  const draft = storeDraftOf(lost);
  searchForNew(context, [known]);
  expect(readPage).not.toHaveBeenCalled();
  searchForNew(context, [...bare, known]);
  searchForNew(context, bare);
  await expect.poll(() => context.store.all()).toMatchObject([{ status: 'placed' }]);
  expect(changes).toEqual([470]);
  searchForNew(context, bare);
  expect(readPage).toHaveBeenCalledTimes(2);
  expect(onPlaced).toHaveBeenCalledExactlyOnceWith(context.store.read('k'));
  expect(localStorage.getItem(draft)).toBeNull();
});
