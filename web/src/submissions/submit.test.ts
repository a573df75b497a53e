import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jodiRecord, sampleContent } from '../testing/stored-submissions.ts';
import { baselineOf, begin, lost, openTab, similar, submit } from '../testing/submitting.ts';
import { dismiss } from './context.ts';
import { readAhead, sendAgain, submitContent } from './submit.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: begin });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a submission', () => {
  it('has a key of its own; keys sort by age', { tags: ['@FLOW-17'] }, async () => {
    const { host, tab } = openTab();
    for (const minutes of [0, 1, 1_000_000, 100_000_000]) {
      vi.setSystemTime(begin + minutes * 60_000);
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
    await submit(tab, sampleContent, false, baselineOf('7', '8'));
    expect(tab.context.store.list()).toMatchObject([
      { status: 'unknown', baseline: ['7', '8'], baselineReadAt: 5, contested: false },
    ]);
  });

  it.each([
    ['waits two seconds for them', () => new Promise<never>(() => {}), 1999],
    ['does not wait for what cannot be read', async () => Promise.reject(new Error('no')), 0],
  ])('%s and is then sent without', { tags: ['@FLOW-18'] }, async (_, readPage, ms) => {
    const { host, tab } = openTab();
    host.decide('lost');
    const context = { ...tab.context, host: { ...tab.context.host, readPage } };
    void submitContent(context, sampleContent, false);
    await vi.advanceTimersByTimeAsync(ms);
    if (ms > 0) expect(tab.context.store.list()).toMatchObject([{ status: 'prepared' }]);
    await vi.advanceTimersByTimeAsync(100);
    expect(host.requests).toHaveLength(1);
    expect(tab.context.store.list()).toMatchObject([{ baseline: null, baselineReadAt: null }]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a submission while an equal one is open', () => {
  it.each(['unknown', 'given-up', 'sending'] as const)(
    'asks the player first: %s',
    { tags: ['@FLOW-17', '@API-27'] },
    async (status) => {
      const { host, tab } = openTab();
      tab.context.store.write(lost({ status }));
      expect(await submit(tab)).toMatchObject({
        kind: 'needs-consent',
        isSame: true,
        open: { key: 'k' },
      });
      expect([host.requests, tab.context.store.list().length]).toEqual([[], 1]);
    },
  );

  it('is that submission, sent again, once the player agreed', {
    tags: ['@FLOW-17'],
  }, async () => {
    const { host, tab } = openTab();
    tab.context.store.write(lost());
    expect(await submit(tab, sampleContent, true)).toMatchObject({
      kind: 'placed',
      submission: { key: 'k', attempts: 2 },
    });
    expect(host.requests).toEqual(['k']);
  });

  it('needs no consent where the host understands keys', { tags: ['@FLOW-17'] }, async () => {
    const { host, tab } = openTab(true);
    tab.context.store.write(lost());
    expect(await submit(tab)).toMatchObject({ kind: 'placed', submission: { key: 'k' } });
    expect(host.requests).toEqual(['k']);
  });

  it('is settled by a history that shows it', { tags: ['@FLOW-14'] }, async () => {
    const { host, tab } = openTab();
    host.records.unshift(jodiRecord(12, '47', 20), jodiRecord(11, '05', 10));
    tab.context.store.write(lost());
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
      tab.context.store.write(lost({ status }));
      expect(await submit(tab)).toMatchObject({ kind: 'placed' });
      expect(host.requests).toHaveLength(1);
      expect(host.requests).not.toContain('k');
    },
  );
});

describe('a submission that shares a bid with an open one', () => {
  it('asks the player first', { tags: ['@FLOW-18'] }, async () => {
    const { host, tab } = openTab(true);
    tab.context.store.write(lost());
    expect(await submit(tab, similar)).toMatchObject({
      kind: 'needs-consent',
      isSame: false,
      open: { key: 'k' },
    });
    expect([host.requests, tab.context.store.list().length]).toEqual([[], 1]);
  });

  it('makes the history prove nothing for both once the player agreed', {
    tags: ['@FLOW-18'],
  }, async () => {
    const { host, tab } = openTab();
    host.decide('lost');
    tab.context.store.write(lost());
    await submit(tab, similar, true);
    expect(tab.context.store.list()).toMatchObject([
      { status: 'unknown', contested: true, bids: similar.bids },
      { key: 'k', contested: true },
    ]);
  });

  it('is that one where the player agreed to send it again, and it was placed since', {
    tags: ['@FLOW-14', '@FLOW-17'],
  }, async () => {
    const { host, tab } = openTab();
    const repeats = lost();
    tab.context.store.write({ ...repeats, status: 'placed' });
    expect(await submitContent(tab.context, sampleContent, true, { repeats })).toMatchObject({
      kind: 'settled',
      submission: { key: 'k', status: 'placed' },
    });
    expect(host.requests).toEqual([]);
  });
});

describe('sending again', () => {
  it.each(['unknown', 'given-up', 'sending'] as const)(
    'asks the player first where the host may place it twice: %s',
    { tags: ['@FLOW-19', '@API-27'] },
    async (status) => {
      const { host, tab } = openTab();
      tab.context.store.write(lost({ status }));
      const asked = sendAgain(tab.context, 'k', false);
      await vi.advanceTimersByTimeAsync(1000);
      expect(await asked).toMatchObject({ kind: 'needs-consent', isSame: true });
      const sent = sendAgain(tab.context, 'k', true);
      await vi.advanceTimersByTimeAsync(1000);
      expect(await sent).toMatchObject({ kind: 'placed' });
      expect(host.requests).toEqual(['k']);
    },
  );
});

describe('a submission of a tab that had to wait for another', () => {
  it('reads the bets before it again', { tags: ['@FLOW-15', '@FLOW-18'] }, async () => {
    const { host, browser, tab } = openTab();
    const other = browser.openTab();
    const early = () => ({
      ahead: { ...readAhead(tab.context), baseline: Promise.resolve(baselineOf('early')) },
    });
    const first = submitContent(tab.context, similar, false, early());
    const points = { ...similar.bids[0], label: '99', points: 20, session: 'close' } as const;
    host.decide('placed');
    host.decide('lost');
    void submitContent(
      other.context,
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
      false,
      early(),
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await first).toMatchObject({ submission: { baseline: ['early'] } });
    const waited = tab.context.store.list().find(({ status }) => status === 'unknown');
    expect(waited?.baseline).toEqual(['100']);
  });

  it('is that submission when the other one placed it meanwhile', {
    tags: ['@FLOW-15', '@FLOW-17'],
  }, async () => {
    const { host, browser, tab } = openTab();
    tab.context.store.write(lost());
    const first = submit(tab, sampleContent, true);
    const second = submit(browser.openTab(), sampleContent, true);
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
    tab.context.store.write(lost({ found: [{ id: '9', placedAt: '' }] }));
    const first = submitContent(tab.context, sampleContent, true).then((result) => {
      dismiss(tab.context, 'k');
      return result;
    });
    const second = submit(browser.openTab(), sampleContent, true);
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
    const first = submitContent(tab.context, sampleContent, false);
    await vi.advanceTimersByTimeAsync(20);
    const second = submit(browser.openTab());
    expect(await first).toMatchObject({ kind: 'placed' });
    expect(await second).toMatchObject({ kind: 'settled', submission: { status: 'placed' } });
    expect(host.requests).toHaveLength(1);
  });

  it('takes the place of the other one that was refused meanwhile', {
    tags: ['@FLOW-15', '@FLOW-17'],
  }, async () => {
    const { host, browser, tab } = openTab(true);
    tab.context.store.write(lost());
    host.decide('refused');
    host.decide('placed');
    const first = submit(tab);
    const second = submit(browser.openTab());
    expect(await first).toMatchObject({ kind: 'refused', submission: { status: 'not-placed' } });
    expect(await second).toMatchObject({ kind: 'placed' });
    expect(host.requests).toHaveLength(2);
    expect(tab.context.store.list().map(({ status }) => status)).toEqual(['placed']);
  });
});

describe('a submission after an equal one that was sent twice', () => {
  it.each([
    ['can be confused with it on a host without keys', false],
    ['cannot on one that books a key once', true],
  ])('%s', { tags: ['@FLOW-14', '@FLOW-18'] }, async (_, knowsKeys) => {
    const { host, tab } = openTab(knowsKeys);
    host.decide('late');
    await submit(tab, similar);
    await submit(tab, similar, true);
    dismiss(tab.context, host.requests[0] ?? '');
    host.decide('lost');
    await submit(tab, similar);
    expect(tab.context.store.list()).toMatchObject([{ status: 'unknown', contested: !knowsKeys }]);
  });
});

describe('a submission after an equal one that was dismissed', () => {
  it.each([
    ['can be confused with it', 'given-up', true],
    ['is not confused with one that was dismissed as refused', 'refused', false],
  ] as const)('%s', { tags: ['@FLOW-14', '@FLOW-18'] }, async (_, status, contested) => {
    const { host, tab } = openTab();
    tab.context.store.write(lost({ ...similar, status }));
    dismiss(tab.context, 'k');
    host.decide('lost');
    await submit(tab, similar);
    expect(tab.context.store.list()).toMatchObject([{ status: 'unknown', contested }]);
  });

  it('is sent where it waited for that one, whose outcome was unknown', {
    tags: ['@FLOW-17'],
  }, async () => {
    const { host, browser, tab } = openTab();
    tab.context.store.write(lost());
    void submit(tab, similar, true);
    const second = submit(browser.openTab());
    dismiss(tab.context, 'k');
    expect(await second).toMatchObject({ kind: 'placed' });
    expect(host.requests).not.toContain('k');
  });
});
