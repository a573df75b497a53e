import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleContent } from '../testing/stored-submissions.ts';
import { baselineOf, begin, lost, openTab, similar, submit } from '../testing/submitting.ts';
import { dismiss } from './context.ts';
import type { Baseline } from './history-reading.ts';
import { submitContent, takeBaseline } from './submit.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: begin });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a submission of a tab that had to wait for another', () => {
  it('reads the bets before it again', { tags: ['@FLOW-15', '@FLOW-18'] }, async () => {
    const { host, browser, tab } = openTab();
    const other = browser.openTab();
    const options = { baseline: async () => baselineOf('early'), agreed: false };
    const first = submitContent(tab.context, similar, options);
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
      options,
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
    tab.context.store.write(lost({ found: [{ id: '9', placedAt: '' }] }));
    const options = { baseline: async () => baselineOf(), agreed: true };
    const first = submitContent(tab.context, sampleContent, options).then((result) => {
      tab.context.store.remove('k');
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
    const first = submitContent(tab.context, sampleContent, { baseline: slow, agreed: false });
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
    await submit(tab, similar, { baseline: async () => baselineOf(), agreed: true });
    tab.context.store.remove(host.requests[0] ?? '');
    host.decide('lost');
    await submit(tab, similar, {
      baseline: async () => (await takeBaseline(tab.context)) ?? baselineOf(),
    });
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
    void submit(tab, similar, { baseline: async () => baselineOf(), agreed: true });
    const second = submit(browser.openTab());
    dismiss(tab.context, 'k');
    expect(await second).toMatchObject({ kind: 'placed' });
    expect(host.requests).not.toContain('k');
  });
});
