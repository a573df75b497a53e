import type { BetRecord } from '@matka/contracts/api/history';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jodiRecord, sampleContent } from '../testing/stored-submissions.ts';
import { page, placed, unanswered } from '../testing/submissions.ts';
import { fakeStorage } from '../testing/tabs.ts';
import type { SubmissionContext } from './context.ts';
import { createPlacedBets } from './placed-bets.ts';
import { searchHistory } from './search-history.ts';
import { createStore } from './store.ts';
import { submitContent, takeBaseline } from './submit.ts';

const minute = 60_000;
const begin = Date.parse('2026-11-20T12:00:00Z');
/** The bets of the sample, which tell no times. */
const bets = [jodiRecord(12, '47', 20), jodiRecord(11, '05', 10)].map((record) => ({
  ...record,
  timestamps: { created_at: '' },
}));

/** A host without keys that books the first submission and loses the second one before it is booked. */
function startHost() {
  let requests = 0;
  const state = { now: begin, history: [] as BetRecord[] };
  const storage = fakeStorage();
  const context: SubmissionContext = {
    prefix: 'p:',
    store: createStore({ storage, prefix: 'p:', onChange: () => {}, warn: () => {} }),
    locks: { run: (_, task) => task(false) },
    host: {
      send: async () => (++requests === 1 ? placed(500, 470) : unanswered()),
      readPage: async () => page(state.history),
      knowsKeys: () => false,
      time: () => state.now,
      isOffline: () => false,
    },
    wallet: { points: () => 500, at: () => undefined, setPoints: () => {} },
    isCurrent: () => true,
    placed: createPlacedBets(storage, 'p:'),
  };
  const submit = () =>
    submitContent(context, sampleContent, { baseline: () => takeBaseline(context), agreed: false });
  return { state, context, submit };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: begin });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a submission after an equal one that the history lacks so far', () => {
  it.each([0, 1, -1, 48, -48])(
    'is never taken for it, with the clock of the device set by %i hours in between',
    { tags: ['@FLOW-18'] },
    async (hours) => {
      const { state, context, submit } = startHost();
      expect(await submit()).toMatchObject({ kind: 'placed' });
      state.now += minute;
      vi.setSystemTime(begin + minute + hours * 60 * minute);
      await submit();
      const lost = context.store.list().find(({ status }) => status === 'unknown');
      state.history = bets;
      expect(await searchHistory(context, lost?.key ?? '')).toMatchObject({
        status: 'unknown',
        finding: 'ambiguous',
      });
    },
  );

  it('is found once the history has caught up before it', { tags: ['@FLOW-14'] }, async () => {
    const { state, context, submit } = startHost();
    await submit();
    state.history = bets;
    await submit();
    const lost = context.store.list().find(({ status }) => status === 'unknown');
    const again = bets.map((record) => ({ ...record, id: `2${record.id}` }));
    state.history = [...again, ...bets];
    expect(await searchHistory(context, lost?.key ?? '')).toMatchObject({ status: 'placed' });
  });
});
