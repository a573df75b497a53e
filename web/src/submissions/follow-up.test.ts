import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HistoryPage } from '../api/history.ts';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { page } from '../testing/submissions.ts';
import { type FakeHost, fakeBrowser, fakeHost, type Tab } from '../testing/tabs.ts';
import type { SubmissionContext } from './context.ts';
import { createFollowUp, learnOutcome } from './follow-up.ts';
import type { Submission } from './submission.ts';

const second = 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A submission whose only response was lost just now. */
const lost = (members: Partial<Submission> = {}): Submission =>
  sampleSubmission({
    status: 'unknown',
    attempts: 1,
    baseline: [],
    firstSentAt: { host: Date.now(), device: Date.now() },
    ...members,
  });

/** A tab that holds a submission, with a count of its looks into the history. */
function tabWith(
  submission: Submission,
  {
    host = fakeHost(false),
    ...members
  }: { host?: FakeHost } & Partial<SubmissionContext['host']> = {},
) {
  const browser = fakeBrowser(host);
  const tab = browser.openTab();
  tab.context.store.write(submission);
  const looks = vi.fn(members.readPage ?? tab.context.host.readPage);
  const context: SubmissionContext = {
    ...tab.context,
    host: { ...tab.context.host, ...members, readPage: looks },
  };
  const statusOf = (key = 'k') => context.store.read(key)?.status;
  return { browser, tab, host, looks, context, statusOf, followUp: createFollowUp(context) };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the follow-up of an unknown outcome', () => {
  it('searches the history with growing delays for ten minutes, and then gives up', {
    tags: ['@FLOW-14'],
  }, async () => {
    const { looks, statusOf, followUp } = tabWith(lost());
    followUp.update();
    const counts: number[] = [];
    for (const seconds of [1, 2, 4, 8, 15, 30, 60, 60, 120, 120]) {
      await pass(seconds * second - 100);
      counts.push(looks.mock.calls.length);
      await pass(150);
    }
    expect(counts).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(statusOf()).toBe('unknown');
    await pass(179 * second);
    expect([looks.mock.calls.length, statusOf()]).toEqual([10, 'unknown']);
    await pass(2 * second);
    expect([looks.mock.calls.length, statusOf()]).toEqual([11, 'given-up']);
    await pass(3600 * second);
    expect(looks).toHaveBeenCalledTimes(11);
  });

  it.each([
    ['no baseline was read', { baseline: null }],
    ['an equal bet can be confused with it', { contested: true }],
  ])(
    'ends with the first search where none can prove anything: %s',
    {
      tags: ['@FLOW-14', '@FLOW-18'],
    },
    async (_, members) => {
      const { looks, statusOf, followUp } = tabWith(lost(members));
      followUp.update();
      await pass(2 * second);
      expect([looks.mock.calls.length, statusOf()]).toEqual([1, 'given-up']);
    },
  );

  it('repeats the request under its key even where no search can prove anything', {
    tags: ['@FLOW-17'],
  }, async () => {
    const host = fakeHost(true);
    host.decide('lost');
    host.decide('lost');
    const { statusOf, followUp } = tabWith(lost({ baseline: null }), { host });
    followUp.update();
    await pass(5 * second);
    expect([host.requests, statusOf()]).toEqual([['k', 'k'], 'unknown']);
    await pass(60 * second);
    expect([host.requests, statusOf()]).toEqual([['k', 'k', 'k'], 'placed']);
  });

  it('waits as long as Retry-After says', { tags: ['@FLOW-14'] }, async () => {
    const quietUntil = Date.now() + 30 * second;
    const { looks, followUp } = tabWith(lost(), { quietFor: () => quietUntil - Date.now() });
    followUp.update();
    await pass(10 * second);
    followUp.update();
    await pass(19 * second);
    expect(looks).not.toHaveBeenCalled();
    await pass(2 * second);
    expect(looks).toHaveBeenCalledTimes(1);
  });

  it('begins with short delays again when another one became unknown', {
    tags: ['@FLOW-14'],
  }, async () => {
    const { looks, context, followUp } = tabWith(lost());
    followUp.update();
    await pass(62 * second);
    expect(looks).toHaveBeenCalledTimes(6);
    context.store.write(lost({ key: 'l' }));
    followUp.update();
    await pass(900);
    expect(looks).toHaveBeenCalledTimes(6);
    await pass(200);
    expect(looks).toHaveBeenCalledTimes(8);
    followUp.update();
    await pass(1900);
    expect(looks).toHaveBeenCalledTimes(8);
    await pass(300);
    expect(looks).toHaveBeenCalledTimes(10);
  });

  it('asks no host about what is settled, given up, or of a player who signed out', async () => {
    for (const status of ['placed', 'refused', 'not-placed', 'given-up'] as const) {
      const { looks, followUp, statusOf } = tabWith(lost({ status }));
      followUp.update();
      await pass(60 * second);
      expect([looks.mock.calls.length, statusOf()]).toEqual([0, status]);
    }
    const { context, looks } = tabWith(lost());
    createFollowUp({ ...context, isCurrent: () => false }).start();
    await pass(60 * second);
    expect(looks).not.toHaveBeenCalled();
  });

  it('ends when it is stopped, and starts again with short delays', {
    tags: ['@FLOW-15'],
  }, async () => {
    const { looks, followUp } = tabWith(lost());
    followUp.start();
    await pass(9 * second);
    expect(looks).toHaveBeenCalledTimes(3);
    followUp.stop();
    await pass(0);
    expect(vi.getTimerCount()).toBe(0);
    await pass(60 * second);
    expect(looks).toHaveBeenCalledTimes(3);
    followUp.start();
    await pass(1100);
    expect(looks).toHaveBeenCalledTimes(4);
  });

  it('is cut short in its delay by a start, and follows again after a stop', async () => {
    const { looks, followUp } = tabWith(lost());
    followUp.update();
    await pass(31 * second);
    const before = looks.mock.calls.length;
    followUp.start();
    await pass(1100);
    expect(looks).toHaveBeenCalledTimes(before + 1);
    followUp.stop();
    await pass(100);
    followUp.update();
    await pass(40 * second);
    expect(looks.mock.calls.length).toBeGreaterThan(before + 1);
  });

  it('is started again for what was given up', { tags: ['@FLOW-15'] }, async () => {
    const { looks, followUp, statusOf } = tabWith(lost({ status: 'given-up' }));
    followUp.start();
    expect(statusOf()).toBe('unknown');
    await pass(2 * second);
    expect(looks).toHaveBeenCalledTimes(1);
  });

  it('runs in one tab, and in another when that one closes', {
    tags: ['@FLOW-15'],
  }, async () => {
    const { browser, looks, followUp, tab } = tabWith(lost());
    const other: Tab = browser.openTab();
    const otherLooks = vi.spyOn(other.context.host, 'readPage');
    followUp.update();
    followUp.update();
    other.followUp.update();
    await pass(8 * second);
    expect([looks.mock.calls.length, otherLooks.mock.calls.length]).toEqual([3, 0]);
    tab.close();
    await pass(2 * second);
    expect(otherLooks).toHaveBeenCalled();
  });

  it('takes over what a closed page was sending', { tags: ['@FLOW-15'] }, async () => {
    const { looks, followUp, statusOf } = tabWith(lost({ status: 'sending' }));
    followUp.update();
    await pass(0);
    expect(statusOf()).toBe('unknown');
    await pass(2 * second);
    expect(looks).toHaveBeenCalledTimes(1);
  });

  it('reports what was never sent as not placed, without a search', {
    tags: ['@FLOW-15'],
  }, async () => {
    const { looks, followUp, statusOf } = tabWith(lost({ status: 'prepared', attempts: 0 }));
    followUp.update();
    await pass(60 * second);
    expect([looks.mock.calls.length, statusOf()]).toEqual([0, 'not-placed']);
  });
});

describe('one attempt to learn an outcome', () => {
  it('repeats the request to a host with keys, without a search', {
    tags: ['@FLOW-17'],
  }, async () => {
    const host = fakeHost(true);
    const { context, looks } = tabWith(lost(), { host });
    const learned = learnOutcome(context, 'k');
    await pass(50);
    expect([looks.mock.calls, host.requests]).toEqual([[], ['k']]);
    await pass(50);
    expect(await learned).toMatchObject({ status: 'placed', attempts: 2 });
  });

  it('reads the clock of the host first where it is unknown', { tags: ['@FLOW-17'] }, async () => {
    const host = fakeHost(true);
    let clock: number | undefined;
    const long = { host: Date.now() - 3600 * second, device: Date.now() };
    const readPage = async (): Promise<HistoryPage> => {
      clock = Date.now();
      return page([]);
    };
    const { context } = tabWith(lost({ firstSentAt: long }), { host, readPage, time: () => clock });
    expect(await learnOutcome(context, 'k')).toMatchObject({ status: 'unknown' });
    expect(host.requests).toEqual([]);
  });

  it('repeats the request also where the clock cannot be read', async () => {
    const host = fakeHost(true);
    const readPage = async () => Promise.reject(new Error('no network'));
    const { context } = tabWith(lost(), { host, readPage, time: () => undefined });
    const learned = learnOutcome(context, 'k');
    await pass(100);
    expect(await learned).toMatchObject({ status: 'placed' });
  });

  it('searches the history when the host may have forgotten the key', {
    tags: ['@FLOW-17'],
  }, async () => {
    const host = fakeHost(true);
    const long = { host: Date.now() - 3600 * second, device: Date.now() };
    const { context } = tabWith(lost({ firstSentAt: long }), { host });
    const learned = learnOutcome(context, 'k');
    await pass(200);
    expect(await learned).toMatchObject({ status: 'unknown', finding: 'absent', attempts: 1 });
    expect(host.requests).toEqual([]);
  });

  it('checks what was given up, and leaves it to the player', {
    tags: ['@FLOW-19'],
  }, async () => {
    const { context, looks } = tabWith(lost({ status: 'given-up' }));
    const checked = learnOutcome(context, 'k');
    await pass(100);
    expect(await checked).toMatchObject({ status: 'given-up', finding: 'absent' });
    expect(looks).toHaveBeenCalledTimes(1);
  });
});
