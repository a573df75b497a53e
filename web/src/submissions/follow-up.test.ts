import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { page } from '../testing/submissions.ts';
import { fakeBrowser, fakeHost } from '../testing/tabs.ts';
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
  members: Partial<Submission> = {},
  knowsKeys = false,
  ownHost: Partial<SubmissionContext['host']> = {},
) {
  const host = fakeHost(knowsKeys);
  const browser = fakeBrowser(host);
  const tab = browser.openTab();
  tab.context.store.write(lost(members));
  const looks = vi.fn(ownHost.readPage ?? tab.context.host.readPage);
  const context: SubmissionContext = {
    ...tab.context,
    host: { ...tab.context.host, ...ownHost, readPage: looks },
  };
  const followUp = createFollowUp(context);
  /** Lets time pass; gives the looks by then and the status. */
  const after = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * second);
    return [looks.mock.calls.length, context.store.read('k')?.status];
  };
  return { browser, tab, host, context, followUp, after };
}

describe('the follow-up of an unknown outcome', { tags: ['@FLOW-14', '@FLOW-15'] }, () => {
  it('the follow-up searches the history with growing delays for ten minutes, then gives up', async () => {
    const { followUp, after } = tabWith();
    followUp.update();
    for (const [at, seconds] of [1, 2, 4, 8, 15, 30, 60, 60, 120, 120, 180].entries()) {
      expect(await after(seconds - 0.1)).toEqual([at, 'unknown']);
      await after(0.15);
    }
    expect(await after(2)).toEqual([11, 'given-up']);
    expect(await after(3600)).toEqual([11, 'given-up']);
  });

  it.each([
    ['no baseline was read', { baseline: null }],
    ['an equal bet can be confused with it', { contested: true }],
  ])(
    'the follow-up ends after one search if no search can prove an outcome: %s',
    {
      tags: ['@FLOW-18'],
    },
    async (_, members) => {
      const { followUp, after } = tabWith(members);
      followUp.update();
      expect(await after(2)).toEqual([1, 'given-up']);
    },
  );

  it('the follow-up repeats the request with its key even if no search can prove an outcome', {
    tags: ['@FLOW-17'],
  }, async () => {
    const { host, followUp, after } = tabWith({ baseline: null }, true);
    for (const fate of ['lost', 'lost'] as const) host.decide(fate);
    followUp.update();
    expect(await after(5)).toEqual([0, 'unknown']);
    expect(await after(60)).toEqual([0, 'placed']);
    expect(host.requests).toEqual(['k', 'k', 'k']);
  });

  it('the follow-up starts with short delays again when another outcome becomes unknown', async () => {
    const { context, followUp, after } = tabWith();
    followUp.update();
    expect((await after(62))[0]).toBe(6);
    context.store.write(lost({ key: 'l' }));
    followUp.update();
    expect((await after(0.9))[0]).toBe(6);
    expect((await after(0.2))[0]).toBe(8);
    followUp.update();
    expect((await after(1.9))[0]).toBe(8);
    expect((await after(0.3))[0]).toBe(10);
  });

  it.each(['placed', 'refused', 'not-placed', 'given-up'] as const)(
    'the follow-up sends no request for a submission that is %s',
    async (status) => {
      const { followUp, after } = tabWith({ status });
      followUp.update();
      expect(await after(60)).toEqual([0, status]);
    },
  );

  it('the follow-up sends no request for a player who signed out', async () => {
    const { context, after } = tabWith();
    createFollowUp({ ...context, isCurrent: () => false }).start();
    expect((await after(60))[0]).toBe(0);
  });

  it('the follow-up ends when it is stopped, even during a delay, and restarts with short delays', async () => {
    const { followUp, after } = tabWith();
    followUp.start();
    expect((await after(9))[0]).toBe(3);
    followUp.stop();
    await after(0);
    expect(vi.getTimerCount()).toBe(0);
    expect((await after(60))[0]).toBe(3);
    followUp.update();
    expect((await after(1.1))[0]).toBe(4);
    await after(30);
    followUp.start();
    const [looks] = await after(0);
    expect((await after(1.1))[0]).toBe(Number(looks) + 1);
  });

  it('the follow-up runs in one tab, and in another tab once the first tab closes', async () => {
    const { browser, followUp, tab, after } = tabWith();
    const other = browser.openTab();
    const otherLooks = vi.spyOn(other.context.host, 'readPage');
    followUp.update();
    followUp.update();
    other.followUp.update();
    expect([await after(8), otherLooks.mock.calls.length]).toEqual([[3, 'unknown'], 0]);
    tab.close();
    await after(2);
    expect(otherLooks).toHaveBeenCalled();
  });

  it('the follow-up takes over a submission that a closed page was sending', async () => {
    const { followUp, after } = tabWith({ status: 'sending' });
    followUp.update();
    expect(await after(0)).toEqual([0, 'unknown']);
    expect(await after(2)).toEqual([1, 'unknown']);
  });

  it('the follow-up reports an unsent submission as not placed without a search', async () => {
    const { followUp, after } = tabWith({ status: 'prepared', attempts: 0 });
    followUp.update();
    expect(await after(60)).toEqual([0, 'not-placed']);
  });
});

describe('one attempt to learn an outcome', { tags: ['@FLOW-17'] }, () => {
  async function learn({ context, host, after }: ReturnType<typeof tabWith>) {
    const learned = learnOutcome(context, 'k');
    const [looks] = await after(0.2);
    return { ...(await learned), looks, requests: host.requests };
  }
  const long = () => ({ firstSentAt: { host: Date.now() - 3600 * second, device: Date.now() } });
  const repeated = { status: 'placed', attempts: 2, requests: ['k'] };

  it('an attempt repeats the request to a host with keys and does not search', async () => {
    expect(await learn(tabWith({}, true))).toMatchObject({ ...repeated, looks: 0 });
  });

  it('an attempt first reads the clock of the host if it is unknown, and repeats the request if that fails', async () => {
    let clock: number | undefined;
    const readPage = async () => {
      clock = Date.now();
      return page([]);
    };
    const late = await learn(tabWith(long(), true, { readPage, time: () => clock }));
    expect(late).toMatchObject({ status: 'unknown', requests: [] });
    const fail = async () => Promise.reject(new Error('no network'));
    const blind = tabWith({}, true, { readPage: fail, time: () => undefined });
    expect(await learn(blind)).toMatchObject(repeated);
  });

  it('an attempt searches the history if the host may have forgotten the key', async () => {
    const searched = { status: 'unknown', finding: 'absent', attempts: 1, requests: [], looks: 1 };
    expect(await learn(tabWith(long(), true))).toMatchObject(searched);
  });

  it('an attempt searches for a given-up submission, and leaves its status unchanged', {
    tags: ['@FLOW-19'],
  }, async () => {
    const checked = { status: 'given-up', finding: 'absent', looks: 1 };
    expect(await learn(tabWith({ status: 'given-up' }))).toMatchObject(checked);
  });
});
