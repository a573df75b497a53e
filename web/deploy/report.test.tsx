import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const script = readFileSync(join(import.meta.dirname, 'report/report.js'), 'utf8');
const url = 'https://reports.example.org/matka';
/** An event as it is sent. */
type Sent = { kind: string; at: string; route: string } & Record<string, unknown>;
let sent: { url: string; events: Sent[] }[];
let listeners: [string, EventListener][];

/** Runs the script as the page does, and collects its listeners. */
function load(): void {
  const tag = document.createElement('script');
  tag.dataset.url = url;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(tag);
  const listen = (type: string, listener: EventListener) => listeners.push([type, listener]);
  vi.stubGlobal('addEventListener', listen);
  new Function(script)();
}

const dispatch = (type: string, event: object): void => {
  for (const [name, listener] of listeners) if (name === type) listener(event as Event);
};
const hide = (): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  dispatch('visibilitychange', {});
};
const events = (): Sent[] => sent.flatMap((batch) => batch.events);

beforeEach(() => {
  sent = [];
  listeners = [];
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {
    sendBeacon: (to: string, text: string) => {
      const { version, events } = JSON.parse(text);
      expect(version).toBe(1);
      sent.push({ url: to, events });
      return true;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['50,000 letters', 'a'.repeat(50_000), '…”'],
  ['50,000 words', 'no '.repeat(50_000), `${'no '.repeat(66)}no`],
  ['50,000 quotes', '"'.repeat(50_000), '…”'],
  ['a quoted text without an end', `Bad "${'Asha Rao '.repeat(9000)}`, 'Bad "…"'],
  ['an address that is cut', `${'"x" '.repeat(248)} asha.rao.of.pune@example.org`, undefined],
  ['50,000 signs @', '@'.repeat(50_000), '…”'],
])(
  'the report reads only the beginning of %s, and sends no personal data of it',
  (_name, message, sent) => {
    load();
    const replace = vi.spyOn(String.prototype, 'replace');
    dispatch('error', { target: window, message, filename: '', error: new Error() });
    const read = replace.mock.contexts.map((text) => String(text).length);
    expect(Math.max(...read)).toBeLessThan(1010);
    replace.mockRestore();
    hide();
    const [event] = events();
    if (sent !== undefined) expect(event?.message).toBe(sent);
    expect(event?.message).not.toMatch(/Asha|asha/);
  },
);

it('the report sends errors in batches without mobile numbers, names, tokens or queries', () => {
  load();
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2lnbmF0dXJl';
  dispatch('error', {
    target: window,
    message: `Wallet 10000.50 of "Asha Rao" asha@example.org 9876543210 ${token} at /x?id=5`,
    filename: `${location.origin}/assets/home-AbC123.js?x=1`,
    lineno: 3,
    colno: 14,
    error: new TypeError(),
  });
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(sent.map((batch) => batch.url)).toEqual([url]);
  const [event] = events();
  expect(event).toMatchObject({
    kind: 'error',
    name: 'TypeError',
    file: '/assets/home-AbC123.js',
    line: 3,
    column: 14,
  });
  const text = JSON.stringify(event?.message);
  expect(text).not.toMatch(/10000|Asha|Rao|example\.org|9876543210|eyJ|signature|id=5/);
  expect(text).toContain('Wallet #');
});

it('the report sends failed loads, violations of the policy and unhandled rejections', () => {
  load();
  const image = document.createElement('img');
  image.src = 'https://cdn.example.org/banner-77.png?player=9876543210';
  dispatch('error', { target: image });
  dispatch('securitypolicyviolation', {
    effectiveDirective: 'script-src-elem',
    blockedURI: 'https://evil.example.org/x.js?token=1',
    sourceFile: '',
  });
  dispatch('unhandledrejection', { reason: new Error('no response within 10 s') });
  hide();
  expect(events().map(({ at, route, ...rest }) => rest)).toEqual([
    { kind: 'load', file: 'https://cdn.example.org', element: 'img' },
    { kind: 'csp', directive: 'script-src-elem', blocked: 'https://evil.example.org', file: '' },
    { kind: 'error', name: 'Error', message: 'no response within # s' },
    { kind: 'vitals', fcp: 0, lcp: 0, inp: 0, cls: 0 },
  ]);
  expect(sent).toHaveLength(1);
});

it('the report sends at most a hundred events of a page, and twenty per request', () => {
  load();
  for (let index = 0; index < 300; index += 1)
    dispatch('unhandledrejection', { reason: new Error('again') });
  hide();
  expect(events()).toHaveLength(100);
  expect(sent.every((batch) => batch.events.length <= 20)).toBe(true);
});

it('the report sends no request while there are no events', () => {
  load();
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
});
