import { withStorage } from './local-storage.ts';

/** Key of local storage: how far the host is ahead of the device's clock, in milliseconds. */
const KEY = 'clock_offset';
/** A smaller difference between host and device is not stored. */
const NOTABLE = 60_000;
/** No clock is wrong by more than a hundred years. */
const MOST = 100 * 366 * 86_400_000;
/** The header Date has whole seconds. */
const TOLERANCE = 2000;

/** Three clocks at the moment of a response, in milliseconds. */
let last: { readonly host: number; readonly page: number; readonly device: number } | undefined;

/**
 * The host's time in milliseconds; undefined before its first response. The page's clock may stop while the device sleeps,
 * and the device's may be set back: the one that moved further counts.
 */
export const hostTime = (): number | undefined =>
  last && last.host + Math.max(performance.now() - last.page, Date.now() - last.device);

function storedOffset(): number {
  const offset = withStorage((storage) => Number(storage.getItem(KEY) ?? 0)) ?? 0;
  return Math.abs(offset) < MOST ? offset : 0;
}

function storeOffset(offset: number): void {
  const text = Math.abs(offset) < NOTABLE ? null : String(Math.round(offset));
  withStorage((storage) => {
    if (text === null) storage.removeItem(KEY);
    else storage.setItem(KEY, text);
  });
}

/** The host's time in milliseconds; while it is unknown, the device's, corrected by what an earlier page found. */
export const hostNow = (): number => hostTime() ?? Date.now() + storedOffset();

/** Updates the host's time by the header Date; ignores invalid dates, and older ones, as of cached responses. */
export function noteHostTime(date: string | null): void {
  const host = Date.parse(date ?? '');
  // The page's clock runs no faster than the host's: this corrects a device whose clock was set ahead.
  const least = last ? last.host + performance.now() - last.page : 0;
  if (!(host >= least - TOLERANCE)) return;
  last = { host: Math.max(host, least), page: performance.now(), device: Date.now() };
  storeOffset(last.host - last.device);
}

export function forgetHostTime(): void {
  last = undefined;
  storeOffset(0);
}
