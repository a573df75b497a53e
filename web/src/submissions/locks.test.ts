import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jodiRecord, sampleContent } from '../testing/stored-submissions.ts';
import { begin, lost, openTab } from '../testing/submitting.ts';
import { OtherTabError } from './context.ts';
import { learnOutcome } from './follow-up.ts';
import { pageLock } from './locks.ts';
import { repeatSubmission, submitContent } from './submit.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: begin });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each(['submitContent', 'repeatSubmission'] as const)(
  'the function %s waits 15 s for a tab that hangs, and then sends no request',
  { tags: ['@FLOW-15'] },
  async (name) => {
    const { host, browser, tab } = openTab();
    const hanging = browser.openTab();
    void hanging.context.lock('lock:p:send', () => new Promise(() => {}));
    const sent =
      name === 'repeatSubmission'
        ? repeatSubmission(tab.context, 'k', true)
        : submitContent(tab.context, sampleContent, false);
    const failure = sent.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(await Promise.race([failure, Promise.resolve('waits')])).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toBeInstanceOf(OtherTabError);
    hanging.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([host.requests, tab.context.store.all()]).toEqual([[], []]);
  },
);

it.each([true, false])(
  'a tab that hangs does not block a check or the follow-up from the history; host with keys: %s',
  { tags: ['@FLOW-15'] },
  async (knowsKeys) => {
    const { host, browser, tab } = openTab(knowsKeys);
    void browser.openTab().context.lock('lock:p:send', () => new Promise(() => {}));
    tab.context.store.write(lost());
    host.records.push(jodiRecord(1, '05', 10), jodiRecord(2, '47', 20));
    const checked = learnOutcome(tab.context, 'k');
    await vi.advanceTimersByTimeAsync(16_000);
    expect((await checked)?.status).toBe('placed');
    tab.context.store.write({ ...lost(), key: 'l' });
    tab.followUp.start();
    await vi.advanceTimersByTimeAsync(32_000);
    expect(tab.context.store.read('l')?.status).toBe('placed');
    expect(host.requests).toEqual([]);
  },
);

it('a waiting task can be cancelled in a page without Web Locks, and the next task still runs', {
  tags: ['@FLOW-15'],
}, async () => {
  const ran: string[] = [];
  const first = Promise.withResolvers<void>();
  const holder = pageLock('a', () => first.promise);
  const waiting = new AbortController();
  const given = pageLock('a', async () => void ran.push('given up'), waiting.signal);
  const next = pageLock('a', async () => void ran.push('next'));
  waiting.abort(new OtherTabError());
  await expect(given).rejects.toBeInstanceOf(OtherTabError);
  expect(ran).toEqual([]);
  first.resolve();
  await Promise.all([holder, next]);
  expect(ran).toEqual(['next']);
});
