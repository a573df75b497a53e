import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { today } from './days.ts';
import { forgetHostTime, hostNow, hostTime, noteHostTime } from './host-time.ts';

const noon = Date.parse('2026-11-20T12:00:00+05:30');
const HOUR = 3_600_000;
let pageTime = 0;
beforeEach(() => {
  forgetHostTime();
  pageTime = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  vi.spyOn(performance, 'now').mockImplementation(() => pageTime);
});
afterEach(() => vi.useRealTimers());

const note = (moment: number) => noteHostTime(new Date(moment).toUTCString());

it("the host time is the device's before the first response", () => {
  expect([hostTime(), hostNow()]).toEqual([undefined, noon]);
  noteHostTime(null);
  noteHostTime('today');
  expect(hostTime()).toBeUndefined();
});

it('the host time is right however wrong the device is, also for today', () => {
  note(noon - 13 * HOUR);
  expect(hostNow()).toBe(noon - 13 * HOUR);
  expect(today()).toBe('2026-11-19');
});

it('the host time goes on while the device sleeps, and when its clock is set back', () => {
  note(noon);
  vi.setSystemTime(noon + 8 * HOUR);
  expect(hostNow()).toBe(noon + 8 * HOUR);
  vi.setSystemTime(noon - HOUR);
  pageTime = 9 * HOUR;
  expect(hostNow()).toBe(noon + 9 * HOUR);
});

it('the host time is corrected by the next response after the device clock jumps ahead', () => {
  note(noon);
  vi.setSystemTime(noon + 48 * HOUR);
  pageTime = HOUR;
  note(noon + HOUR);
  expect(hostNow()).toBe(noon + HOUR);
});

it('the host time is known to the next page as well, as far as the device clock tells it', () => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
  note(noon - HOUR);
  const stored = new Map(texts);
  forgetHostTime();
  for (const [key, text] of stored) texts.set(key, text);
  vi.setSystemTime(noon + 1000);
  expect([hostTime(), hostNow()]).toEqual([undefined, noon + 1000 - HOUR]);
  note(noon + 1000);
  expect(texts.size).toBe(0);
  vi.unstubAllGlobals();
});

it.each(['Infinity', '-1e300', 'soon', '{}', String(200 * 366 * 24 * HOUR)])(
  'the host time is that of the device where the storage holds the offset “%s”',
  (offset) => {
    vi.stubGlobal('localStorage', { getItem: () => offset });
    expect([hostNow(), today()]).toEqual([noon, '2026-11-20']);
    vi.unstubAllGlobals();
  },
);

it('the host time does not go back with a cached response', () => {
  note(noon);
  note(noon - HOUR);
  expect(hostNow()).toBe(noon);
});

const wrong = 4.5 * HOUR;

it('two answers that agree outvote one that is ahead, until an answer is ahead for good', () => {
  note(noon + wrong);
  expect(hostNow()).toBe(noon + wrong);
  note(noon);
  pageTime = 3000;
  note(noon + 3000);
  expect(hostNow()).toBe(noon + 3000);
  // A phone that slept: the page's clock stood still.
  note(noon + 8 * HOUR);
  expect(hostNow()).toBe(noon + 8 * HOUR);
});

it('right answers outvote a wrong one that comes among them, again and again', () => {
  for (const moment of [
    noon,
    noon,
    noon + wrong,
    noon,
    noon,
    noon + wrong,
    noon,
    noon + wrong,
    noon,
  ])
    note(moment);
  expect(hostNow()).toBe(noon);
});

it('three right answers outvote two wrong ones that came first', () => {
  for (const moment of [noon + wrong, noon + wrong, noon, noon]) note(moment);
  expect(hostNow()).toBe(noon + wrong);
  note(noon);
  expect(hostNow()).toBe(noon);
});

it('an answer that was behind is outvoted at once', () => {
  note(noon - wrong);
  note(noon);
  expect(hostNow()).toBe(noon);
});

it('the time difference that is stored for the next page comes from most responses', () => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
  note(noon + wrong);
  expect(texts.size).toBe(1);
  note(noon);
  note(noon);
  expect(texts.size).toBe(0);
  vi.unstubAllGlobals();
});

it('answers that contradict each other, as cached ones or late ones do, outvote none', () => {
  for (let times = 0; times < 5; times += 1) note(noon);
  for (let hours = 1; hours < 9; hours += 1) note(noon - hours * HOUR);
  for (let times = 0; times < 9; times += 1) note(noon - 30_000);
  expect(hostNow()).toBe(noon);
});
