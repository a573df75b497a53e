import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jodiRecord, sampleContent } from '../testing/stored-submissions.ts';
import { baselineOf, begin, contentOf, lost, openTab, submit } from '../testing/submitting.ts';
import { readAhead } from './baseline.ts';
import { hideSubmission } from './context.ts';
import { repeatSubmission, submitContent } from './submit.ts';

/** Bets that share one bid of the sample. */
const similar = contentOf('05', 10);

beforeEach(() => {
  vi.useFakeTimers({ now: begin });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tab that holds a submission under the key `k`. */
function tabWith(members: Parameters<typeof lost>[0], knowsKeys = false) {
  const opened = openTab(knowsKeys);
  opened.tab.context.store.write(lost(members));
  return opened;
}
const statusesOf = ({ tab }: ReturnType<typeof openTab>) =>
  tab.context.store.list().map(({ status }) => status);

it('each submission has a different key, and the keys sort by age', {
  tags: ['@FLOW-17', '@FLOW-18'],
}, async () => {
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

it('a submission stores the bets that were placed before it', {
  tags: ['@FLOW-17', '@FLOW-18'],
}, async () => {
  const { host, tab } = openTab();
  host.decide('lost');
  await submit(tab, sampleContent, false, baselineOf('7', '8'));
  expect(tab.context.store.list()).toMatchObject([
    { status: 'unknown', baseline: ['7', '8'], baselineReadAt: 5, contested: false },
  ]);
});

it.each([
  ['waits two seconds for the earlier bets', () => new Promise<never>(() => {}), 1999],
  ['does not wait for an unreadable history', async () => Promise.reject(new Error('no')), 0],
])(
  'a submission %s and is then sent without a baseline',
  { tags: ['@FLOW-17', '@FLOW-18'] },
  async (_, readPage, ms) => {
    const { host, tab } = openTab();
    host.decide('lost');
    const context = { ...tab.context, host: { ...tab.context.host, readPage } };
    void submitContent(context, sampleContent, false);
    await vi.advanceTimersByTimeAsync(ms);
    if (ms > 0) expect(tab.context.store.list()).toMatchObject([{ status: 'prepared' }]);
    await vi.advanceTimersByTimeAsync(100);
    expect(host.requests).toHaveLength(1);
    expect(tab.context.store.list()).toMatchObject([{ baseline: null, baselineReadAt: null }]);
  },
);

describe('a submission while an equal one is open', { tags: ['@FLOW-17'] }, () => {
  it.each(['unknown', 'given-up', 'sending'] as const)(
    'a submission asks the player first if an equal one is open, then sends the open one again: %s',
    { tags: ['@FLOW-19', '@API-27'] },
    async (status) => {
      const asked = { kind: 'needs-consent', isSame: true, open: { key: 'k' } };
      const sent = { submission: { key: 'k', status: 'placed', attempts: 2 } };
      const { host, tab } = tabWith({ status });
      expect(await submit(tab)).toMatchObject(asked);
      expect([host.requests, tab.context.store.list().length]).toEqual([[], 1]);
      expect(await submit(tab, sampleContent, true)).toMatchObject(sent);
      const other = tabWith({ status }).tab;
      const send = async (agreed: boolean) => {
        const result = repeatSubmission(other.context, 'k', agreed);
        await vi.advanceTimersByTimeAsync(1000);
        return result;
      };
      expect(await send(false)).toMatchObject(asked);
      expect(await send(true)).toMatchObject(sent);
      expect(host.requests).toEqual(['k']);
    },
  );

  it('a submission needs no consent on a host with keys if an equal one is open', async () => {
    const { host, tab } = tabWith({}, true);
    expect(await submit(tab)).toMatchObject({ submission: { key: 'k', status: 'placed' } });
    expect(host.requests).toEqual(['k']);
  });

  it('a submission sends no request if the history shows that an open equal one was placed', {
    tags: ['@FLOW-14'],
  }, async () => {
    const { host, tab } = tabWith({});
    host.records.unshift(jodiRecord(12, '47', 20), jodiRecord(11, '05', 10));
    const settled = { submission: { key: 'k', status: 'placed' } };
    expect(await submit(tab)).toMatchObject(settled);
    expect(host.requests).toEqual([]);
  });

  it.each(['placed', 'refused', 'not-placed', 'prepared'] as const)(
    'a submission is sent separately if the equal one is %s',
    async (status) => {
      const { host, tab } = tabWith({ status });
      expect(await submit(tab)).toMatchObject({ submission: { status: 'placed' } });
      expect(host.requests).toEqual([expect.not.stringMatching(/^k$/)]);
    },
  );

  it('a submission with consent returns the equal one if it was placed meanwhile', async () => {
    const { host, tab } = tabWith({ status: 'placed' });
    const options = { repeats: lost() };
    expect(await submitContent(tab.context, sampleContent, true, options)).toMatchObject({
      submission: { key: 'k', status: 'placed' },
    });
    expect(host.requests).toEqual([]);
  });
});

it('a submission asks the player first if it shares a bid with an open one', {
  tags: ['@FLOW-18'],
}, async () => {
  const { host, tab } = tabWith({}, true);
  const asked = { kind: 'needs-consent', isSame: false, open: { key: 'k' } };
  expect(await submit(tab, similar)).toMatchObject(asked);
  expect([host.requests, tab.context.store.list().length]).toEqual([[], 1]);
});

it('two submissions with a shared bid are both marked as contested after the consent', {
  tags: ['@FLOW-18'],
}, async () => {
  const { host, tab } = tabWith({});
  host.decide('lost');
  await submit(tab, similar, true);
  expect(tab.context.store.list()).toMatchObject([
    { status: 'unknown', contested: true, bids: similar.bids },
    { key: 'k', contested: true },
  ]);
});

describe('a submission of a tab that had to wait for another', {
  tags: ['@FLOW-15', '@FLOW-17'],
}, () => {
  const isThatOne = { submission: { status: 'placed', found: [] } };

  it('a submission that waited for another tab reads the earlier bets again', {
    tags: ['@FLOW-18'],
  }, async () => {
    const { host, browser, tab } = openTab();
    const other = browser.openTab();
    for (const { context } of [tab, other])
      readAhead(context, Promise.resolve(baselineOf('early')));
    const first = submitContent(tab.context, similar, false);
    host.decide('placed');
    host.decide('lost');
    void submitContent(other.context, contentOf('99', 20), false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await first).toMatchObject({ submission: { baseline: ['early'] } });
    const waited = tab.context.store.list().find(({ status }) => status === 'unknown');
    expect(waited?.baseline).toEqual(['100']);
  });

  it.each([
    ['sent it again', false],
    ['sent it again and has shown its receipt', true],
  ])('a submission that waited returns the other one if the other tab %s', async (_, isShown) => {
    const { host, browser, tab } = tabWith({ found: [{ id: '9', placedAt: '' }] });
    const first = submitContent(tab.context, sampleContent, true).then((result) => {
      if (isShown) hideSubmission(tab.context, 'k');
      return result;
    });
    const second = submit(browser.openTab(), sampleContent, true);
    expect(await first).toMatchObject({ submission: { status: 'placed' } });
    expect(await second).toMatchObject(isThatOne);
    expect(host.requests).toEqual(['k']);
  });

  it('a submission that waited returns the other one if the other tab was about to send it', async () => {
    const { host, browser, tab } = openTab();
    const first = submitContent(tab.context, sampleContent, false);
    await vi.advanceTimersByTimeAsync(20);
    const second = submit(browser.openTab());
    expect(await first).toMatchObject({ submission: { status: 'placed' } });
    expect(await second).toMatchObject(isThatOne);
    expect(host.requests).toHaveLength(1);
  });

  it('a submission that waited replaces the other one if it was refused meanwhile', async () => {
    const opened = tabWith({}, true);
    const { host, browser, tab } = opened;
    host.decide('refused');
    host.decide('placed');
    const first = submit(tab);
    const second = submit(browser.openTab());
    expect(await first).toMatchObject({ submission: { status: 'not-placed' } });
    expect(await second).toMatchObject({ submission: { status: 'placed' } });
    expect([host.requests.length, statusesOf(opened)]).toEqual([2, ['placed']]);
  });

  it('a submission that waited is sent if the other one is dismissed and unknown', async () => {
    const { host, browser, tab } = tabWith({});
    void submit(tab, similar, true);
    const second = submit(browser.openTab());
    hideSubmission(tab.context, 'k');
    expect(await second).toMatchObject({ submission: { status: 'placed' } });
    expect(host.requests).not.toContain('k');
  });
});

it.each([
  ['contested on a host without keys', false],
  ['not contested on a host with keys', true],
])(
  'a submission after an equal one that was sent twice is %s',
  { tags: ['@FLOW-14', '@FLOW-18'] },
  async (_, knowsKeys) => {
    const { host, tab } = openTab(knowsKeys);
    host.decide('late');
    await submit(tab, similar);
    await submit(tab, similar, true);
    hideSubmission(tab.context, host.requests[0] ?? '');
    host.decide('lost');
    await submit(tab, similar);
    expect(tab.context.store.list()).toMatchObject([{ status: 'unknown', contested: !knowsKeys }]);
  },
);

it.each([
  ['given up is contested', 'given-up', true],
  ['refused is not contested', 'refused', false],
] as const)(
  'a submission after an equal, dismissed submission that was %s',
  { tags: ['@FLOW-14', '@FLOW-18'] },
  async (_, status, contested) => {
    const { host, tab } = tabWith({ ...similar, status });
    hideSubmission(tab.context, 'k');
    host.decide('lost');
    await submit(tab, similar);
    expect(tab.context.store.list()).toMatchObject([{ status: 'unknown', contested }]);
  },
);
