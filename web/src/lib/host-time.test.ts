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

it('the host time is the time of the device before the first response', () => {
  expect([hostTime(), hostNow()]).toEqual([undefined, noon]);
  noteHostTime(null);
  noteHostTime('today');
  expect(hostTime()).toBeUndefined();
});

it('the host time and the day are right with any error of the device clock', () => {
  note(noon - 13 * HOUR);
  expect(hostNow()).toBe(noon - 13 * HOUR);
  expect(today()).toBe('2026-11-19');
});

it('the host time runs on while the device sleeps, and after its clock is set back', () => {
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

it('the host time is stored for the next page as an offset from the device clock', () => {
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
  'the host time is the time of the device if the storage holds the offset “%s”',
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

/** Responses a second apart, each ahead of noon by so much. */
function noteEach(...leads: readonly number[]): void {
  for (const lead of leads) {
    pageTime += 1000;
    note(noon + pageTime + lead);
  }
}

it('the host time goes back if two responses of different times agree', () => {
  noteEach(wrong, 0);
  expect(hostNow()).toBe(noon + pageTime + wrong);
  // The same cached response again.
  note(noon + pageTime);
  expect(hostNow()).toBe(noon + pageTime + wrong);
  noteEach(0);
  expect(hostNow()).toBe(noon + pageTime);
});

it('the host time goes ahead with any later response, as after the sleep of a phone', () => {
  noteEach(-wrong, 0);
  expect(hostNow()).toBe(noon + pageTime);
  noteEach(8 * HOUR);
  expect(hostNow()).toBe(noon + pageTime + 8 * HOUR);
});

it('the host time is right again after each wrong response among right responses', () => {
  noteEach(0, 0, wrong, 0, 0, wrong, 0, wrong, 0, 0);
  expect(hostNow()).toBe(noon + pageTime);
});

it('the host time stays if older responses contradict each other or arrive late', () => {
  noteEach(0, ...[1, 2, 3, 4, 5].map((hours) => -hours * HOUR), -30_000, -30_000, -HOUR);
  expect(hostNow()).toBe(noon + pageTime);
});

it('the stored offset is the offset in use', () => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
  noteEach(wrong);
  expect(texts.size).toBe(1);
  vi.setSystemTime(noon + 3000);
  noteEach(0, 0);
  expect(texts.size).toBe(0);
  vi.unstubAllGlobals();
});
