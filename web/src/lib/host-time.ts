import { withStorage } from './local-storage.ts';

/** Key of local storage: how far the host is ahead of the device's clock, in milliseconds. */
const KEY = 'clock_offset';
/** A smaller difference between host and device is not stored; between responses it may be latency. */
const NOTABLE = 60_000;
/** No clock is wrong by more than a hundred years. */
const MOST = 100 * 366 * 86_400_000;
/** The header Date has whole seconds. */
const ROUNDING = 2000;

/** Three clocks at the moment of a response, in milliseconds. */
interface Moment {
  readonly host: number;
  readonly page: number;
  readonly device: number;
}

/** The moment from which the time is counted. */
let last: Moment | undefined;
/** The last response, if it would set the time back. */
let doubted: Moment | undefined;

/**
 * The host's time in milliseconds; undefined before its first response. The page's clock may stop while the device sleeps,
 * and the device's clock may be set back, so the larger elapsed time counts.
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

/** The lead of the host's clock over the time expected from an earlier moment and the page's clock. */
const leadOf = (now: Moment, before: Moment): number =>
  now.host - before.host - (now.page - before.page);

/**
 * Takes the host's time from the header Date. The newest time counts. A slightly older response is late, and a much older
 * one is cached, unless two such responses of different times agree. Invalid dates are ignored.
 */
export function noteHostTime(date: string | null): void {
  const now = { host: Date.parse(date ?? ''), page: performance.now(), device: Date.now() };
  if (Number.isNaN(now.host)) return;
  const lead = last ? leadOf(now, last) : 0;
  const isFarBehind = lead < -NOTABLE;
  const isConfirmed =
    doubted && doubted.host !== now.host && Math.abs(leadOf(now, doubted)) <= ROUNDING;
  if (isFarBehind && !isConfirmed) {
    doubted = now;
    return;
  }
  last = isFarBehind ? now : { ...now, host: now.host - Math.min(lead, 0) };
  doubted = undefined;
  storeOffset(last.host - last.device);
}

export function forgetHostTime(): void {
  last = undefined;
  doubted = undefined;
  storeOffset(0);
}
