// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jodiRecord, sampleContent, sampleSubmission } from '../testing/stored-submissions.ts';
import { page } from '../testing/submissions.ts';
import { fakeBrowser, fakeHost, type Tab } from '../testing/tabs.ts';
import type { Baseline } from './history-reading.ts';
import { putAway } from './outbox.ts';
import type { Submission, SubmissionContent } from './submission.ts';
import { sendAgain, submitContent, takeBaseline } from './submit.ts';

const now = 1_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Bets that share one bid of the sample. */
const similar: SubmissionContent = {
  ...sampleContent,
  bids: [{ label: '05', points: 10, session: 'close' }],
  body: {
    bet_type_id: 3,
    market_id: 7,
    amount: 10,
    payload: { bets: [{ jodi: '05', points: 10 }] },
  },
};
const baselineOf = (...ids: string[]): Baseline => ({ ids, records: [], readAt: 5 });
/** A submission under the key `k` whose only response was lost. */
const lost = (members: Partial<Submission> = {}) =>
  sampleSubmission({
    status: 'unknown',
    attempts: 1,
    baseline: [],
    firstSentAt: { host: now, device: now },
    ...members,
  });

function openTab(takesKeys = false) {
  const host = fakeHost(takesKeys);
  const browser = fakeBrowser(host);
  return { host, browser, tab: browser.openTab() };
}

/** Submits and lets ten seconds pass. */
async function submit(
  { outbox }: Tab,
  content: SubmissionContent = sampleContent,
  { baseline = async () => baselineOf(), agreed = false } = {},
) {
  const result = submitContent(outbox, content, { baseline, agreed });
  await vi.advanceTimersByTimeAsync(10_000);
  return result;
}

describe('a submission', () => {
  it('has a key of its own; keys sort by age', { tags: ['@FLOW-17'] }, async () => {
    const { host, tab } = openTab();
    for (const minutes of [0, 1, 1_000_000, 100_000_000]) {
      vi.setSystemTime(now + minutes * 60_000);
      await submit(tab);
      await submit(tab);
    }
    expect(new Set(host.requests).size).toBe(8);
    const times = host.requests.map((key) => key.slice(0, 9));
    expect(times.toSorted()).toEqual(times);
    for (const key of host.requests) expect(key).toMatch(/^[0-9a-z]{9}(-[0-9a-z]+){4}$/);
  });

  it('keeps the bets that were there before it', { tags: ['@FLOW-18'] }, async () => {
    const { host, tab } = openTab();
    host.decide('lost');
    await submit(tab, sampleContent, { baseline: async () => baselineOf('7', '8') });
    expect(tab.outbox.store.list()).toMatchObject([
      { status: 'unknown', baseline: ['7', '8'], baselineReadAt: 5, contested: false },
    ]);
  });

  it('waits two seconds for them and is then sent without', { tags: ['@FLOW-18'] }, async () => {
    const { host, tab } = openTab();
    host.decide('lost');
    const never = () => new Promise<Baseline>(() => {});
    void submitContent(tab.outbox, sampleContent, { baseline: never, agreed: false });
    await vi.advanceTimersByTimeAsync(1999);
    expect(host.requests).toHaveLength(0);
    expect(tab.outbox.store.list()).toMatchObject([{ status: 'prepared' }]);
    await vi.advanceTimersByTimeAsync(100);
    expect(host.requests).toHaveLength(1);
    expect(tab.outbox.store.list()).toMatchObject([{ baseline: null, baselineReadAt: null }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is sent without them where they cannot be read', async () => {
    const { tab } = openTab();
    const readPage = async () => Promise.reject(new Error('no network'));
    const { outbox } = tab;
    expect(await takeBaseline({ ...outbox, host: { ...outbox.host, readPage } })).toBeNull();
    const read = async () => page([jodiRecord(4, '05', 10)]);
    const known = await takeBaseline({ ...outbox, host: { ...outbox.host, readPage: read } });
    expect(known?.ids).toEqual(['4']);
  });

  it('leaves no timer behind once its bets were read', async () => {
    const { tab } = openTab();
    void submitContent(tab.outbox, sampleContent, {
      baseline: async () => baselineOf(),
      agreed: false,
    });
    await vi.advanceTimersByTimeAsync(60);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a submission while an equal one is open', () => {
  it.each(['unknown', 'left-open', 'sending'] as const)(
    'asks the player first: %s',
    { tags: ['@FLOW-17', '@API-27'] },
    async (status) => {
      const { host, tab } = openTab();
      tab.outbox.store.write(lost({ status }));
      expect(await submit(tab)).toMatchObject({
        kind: 'needs-consent',
        isSame: true,
        open: { key: 'k' },
      });
      expect([host.requests, tab.outbox.store.list().length]).toEqual([[], 1]);
    },
  );

  it('is that submission, sent again, once the player agreed', {
    tags: ['@FLOW-17'],
  }, async () => {
    const { host, tab } = openTab();
    tab.outbox.store.write(lost());
    expect(await submit(tab, sampleContent, { agreed: true })).toMatchObject({
      kind: 'placed',
      submission: { key: 'k', attempts: 2 },
    });
    expect(host.requests).toEqual(['k']);
  });

  it('needs no consent where the host understands keys', { tags: ['@FLOW-17'] }, async () => {
    const { host, tab } = openTab(true);
    tab.outbox.store.write(lost());
    expect(await submit(tab)).toMatchObject({ kind: 'placed', submission: { key: 'k' } });
    expect(host.requests).toEqual(['k']);
  });

  it('is settled by a history that shows it', { tags: ['@FLOW-14'] }, async () => {
    const { host, tab } = openTab();
    host.records.unshift(jodiRecord(12, '47', 20), jodiRecord(11, '05', 10));
    tab.outbox.store.write(lost());
    expect(await submit(tab)).toMatchObject({
      kind: 'settled',
      submission: { key: 'k', status: 'placed' },
    });
    expect(host.requests).toEqual([]);
  });

  it.each(['placed', 'refused', 'not-placed', 'prepared'] as const)(
    'is one of its own when that one is %s',
    { tags: ['@FLOW-17'] },
    async (status) => {
      const { host, tab } = openTab();
      tab.outbox.store.write(lost({ status }));
      expect(await submit(tab)).toMatchObject({ kind: 'placed' });
      expect(host.requests).toHaveLength(1);
      expect(host.requests).not.toContain('k');
    },
  );
});

describe('a submission that shares a bid with an open one', () => {
  it('asks the player first', { tags: ['@FLOW-18'] }, async () => {
    const { host, tab } = openTab(true);
    tab.outbox.store.write(lost());
    expect(await submit(tab, similar)).toMatchObject({
      kind: 'needs-consent',
      isSame: false,
      open: { key: 'k' },
    });
    expect([host.requests, tab.outbox.store.list().length]).toEqual([[], 1]);
  });

  it('makes the history prove nothing for both once the player agreed', {
    tags: ['@FLOW-18'],
  }, async () => {
    const { host, tab } = openTab();
    host.decide('lost');
    tab.outbox.store.write(lost());
    await submit(tab, similar, { agreed: true });
    expect(tab.outbox.store.list()).toMatchObject([
      { status: 'unknown', contested: true, bids: similar.bids },
      { key: 'k', contested: true },
    ]);
  });

  it('is that one where the player agreed to send it again, and it was placed since', {
    tags: ['@FLOW-14', '@FLOW-17'],
  }, async () => {
    const { host, tab } = openTab();
    const repeats = lost();
    tab.outbox.store.write({ ...repeats, status: 'placed' });
    const options = { baseline: async () => baselineOf(), agreed: true, repeats };
    expect(await submitContent(tab.outbox, sampleContent, options)).toMatchObject({
      kind: 'settled',
      submission: { key: 'k', status: 'placed' },
    });
    expect(host.requests).toEqual([]);
  });

  it('is sent when that one is settled', async () => {
    const { tab } = openTab();
    tab.outbox.store.write(lost({ status: 'placed' }));
    expect(await submit(tab, similar)).toMatchObject({ kind: 'placed' });
    expect(tab.outbox.store.read('k')).toMatchObject({ contested: false });
  });
});

describe('a submission of a tab that had to wait for another', () => {
  it('reads the bets before it again', { tags: ['@FLOW-15', '@FLOW-18'] }, async () => {
    const { host, browser, tab } = openTab();
    const other = browser.openTab();
    const options = { baseline: async () => baselineOf('early'), agreed: false };
    const first = submitContent(tab.outbox, similar, options);
    const points = { ...similar.bids[0], label: '99', points: 20, session: 'close' } as const;
    host.decide('placed');
    host.decide('lost');
    void submitContent(
      other.outbox,
      {
        ...similar,
        bids: [points],
        body: {
          bet_type_id: 3,
          market_id: 7,
          amount: 20,
          payload: { bets: [{ jodi: '99', points: 20 }] },
        },
      },
      options,
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await first).toMatchObject({ submission: { baseline: ['early'] } });
    const waited = tab.outbox.store.list().find(({ status }) => status === 'unknown');
    expect(waited?.baseline).toEqual(['100']);
  });

  it('is that submission when the other one placed it meanwhile', {
    tags: ['@FLOW-15', '@FLOW-17'],
  }, async () => {
    const { host, browser, tab } = openTab();
    tab.outbox.store.write(lost());
    const agreed = { agreed: true };
    const first = submit(tab, sampleContent, agreed);
    const second = submit(browser.openTab(), sampleContent, agreed);
    expect(await first).toMatchObject({ kind: 'placed' });
    expect(await second).toMatchObject({
      kind: 'settled',
      submission: { key: 'k', status: 'placed' },
    });
    expect(host.requests).toEqual(['k']);
  });

  it('is that submission also where the other tab has shown its receipt by then', {
    tags: ['@FLOW-15', '@FLOW-17'],
  }, async () => {
    const { host, browser, tab } = openTab();
    tab.outbox.store.write(lost({ found: [{ id: '9', placedAt: '' }] }));
    const options = { baseline: async () => baselineOf(), agreed: true };
    const first = submitContent(tab.outbox, sampleContent, options).then((result) => {
      tab.outbox.store.remove('k');
      return result;
    });
    const second = submit(browser.openTab(), sampleContent, options);
    expect(await first).toMatchObject({ kind: 'placed' });
    expect(await second).toMatchObject({
      kind: 'settled',
      submission: { key: 'k', status: 'placed', found: [] },
    });
    expect(host.requests).toEqual(['k']);
  });

  it('is that submission also where the other tab was about to send it', {
    tags: ['@FLOW-15', '@FLOW-17'],
  }, async () => {
    const { host, browser, tab } = openTab();
    const slow = () => new Promise<Baseline>((done) => setTimeout(() => done(baselineOf()), 1000));
    const first = submitContent(tab.outbox, sampleContent, { baseline: slow, agreed: false });
    await vi.advanceTimersByTimeAsync(500);
    const second = submit(browser.openTab());
    expect(await first).toMatchObject({ kind: 'placed' });
    expect(await second).toMatchObject({ kind: 'settled', submission: { status: 'placed' } });
    expect(host.requests).toHaveLength(1);
  });

  it('takes the place of the other one that was refused meanwhile', {
    tags: ['@FLOW-15', '@FLOW-17'],
  }, async () => {
    const { host, browser, tab } = openTab(true);
    tab.outbox.store.write(lost());
    host.decide('refused');
    host.decide('placed');
    const first = submit(tab);
    const second = submit(browser.openTab());
    expect(await first).toMatchObject({ kind: 'refused', submission: { status: 'not-placed' } });
    expect(await second).toMatchObject({ kind: 'placed' });
    expect(host.requests).toHaveLength(2);
    expect(tab.outbox.store.list().map(({ status }) => status)).toEqual(['placed']);
  });
});

describe('a submission after an equal one that was sent twice', () => {
  it.each([
    ['can be confused with it on a host without keys', false],
    ['cannot on one that books a key once', true],
  ])('%s', { tags: ['@FLOW-14', '@FLOW-18'] }, async (_, takesKeys) => {
    const { host, tab } = openTab(takesKeys);
    host.decide('late');
    await submit(tab, similar);
    await submit(tab, similar, { baseline: async () => baselineOf(), agreed: true });
    tab.outbox.store.remove(host.requests[0] ?? '');
    host.decide('lost');
    await submit(tab, similar, {
      baseline: async () => (await takeBaseline(tab.outbox)) ?? baselineOf(),
    });
    expect(tab.outbox.store.list()).toMatchObject([{ status: 'unknown', contested: !takesKeys }]);
  });
});

describe('a submission after an equal one that was put away while its outcome was unknown', () => {
  it('can be confused with it', { tags: ['@FLOW-14', '@FLOW-18'] }, async () => {
    const { host, tab } = openTab();
    tab.outbox.store.write(lost({ ...similar, status: 'left-open' }));
    putAway(tab.outbox, 'k');
    host.decide('lost');
    await submit(tab, similar);
    expect(tab.outbox.store.list()).toMatchObject([{ status: 'unknown', contested: true }]);
  });

  it('is not confused with one that was put away as refused', { tags: ['@FLOW-14'] }, async () => {
    const { host, tab } = openTab();
    tab.outbox.store.write(lost({ ...similar, status: 'refused' }));
    putAway(tab.outbox, 'k');
    host.decide('lost');
    await submit(tab, similar);
    expect(tab.outbox.store.list()).toMatchObject([{ status: 'unknown', contested: false }]);
  });

  it('is none where it waited for that one: it never counts as placed', {
    tags: ['@FLOW-17'],
  }, async () => {
    const { host, browser, tab } = openTab();
    tab.outbox.store.write(lost());
    void submit(tab, similar, { baseline: async () => baselineOf(), agreed: true });
    const second = submit(browser.openTab());
    putAway(tab.outbox, 'k');
    expect(await second).toMatchObject({ kind: 'placed' });
    expect(host.requests).not.toContain('k');
  });
});

describe('sending again', () => {
  it.each(['unknown', 'left-open', 'sending'] as const)(
    'asks the player first where the host may place it twice: %s',
    { tags: ['@FLOW-19', '@API-27'] },
    async (status) => {
      const { host, tab } = openTab();
      tab.outbox.store.write(lost({ status }));
      const asked = sendAgain(tab.outbox, 'k', false);
      await vi.advanceTimersByTimeAsync(1000);
      expect(await asked).toMatchObject({ kind: 'needs-consent', isSame: true });
      const sent = sendAgain(tab.outbox, 'k', true);
      await vi.advanceTimersByTimeAsync(1000);
      expect(await sent).toMatchObject({ kind: 'placed' });
      expect(host.requests).toEqual(['k']);
    },
  );

  it('does nothing to a submission that is settled or gone', async () => {
    const { host, tab } = openTab();
    tab.outbox.store.write(lost({ status: 'refused' }));
    expect(await sendAgain(tab.outbox, 'k', true)).toMatchObject({
      kind: 'settled',
      submission: { status: 'refused' },
    });
    expect(await sendAgain(tab.outbox, 'other', true)).toEqual({ kind: 'settled' });
    expect(host.requests).toEqual([]);
  });
});
