import { withStorage } from './local-storage.ts';

/** Key of local storage: how far the host is ahead of the device's clock, in milliseconds. */
const KEY = 'clock_offset';
/** A smaller difference between host and device is not stored, and one between answers may be their latency. */
const NOTABLE = 60_000;
/** No clock is wrong by more than a hundred years. */
const MOST = 100 * 366 * 86_400_000;
/** The header Date has whole seconds. */
const TOLERANCE = 2000;

/** Answers that agree count as one up to this number, so that a host whose clock is set back is believed soon. */
const MOST_VOTES = 3;

/** The lead of the host's clock over the page's by answers that agree, in milliseconds. */
interface Opinion {
  readonly ahead: number;
  readonly votes: number;
}

/** The estimate in use, with three clocks at the moment of the last answer that confirmed it, in milliseconds. */
let last:
  | (Opinion & { readonly host: number; readonly page: number; readonly device: number })
  | undefined;
/** The last answers, if they contradict the estimate in use. */
let other: Opinion | undefined;
/** The estimate before others outvoted it. */
let outvoted: Opinion | undefined;

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

function believe(ahead: number, votes: number): void {
  const page = performance.now();
  last = {
    ahead,
    votes: Math.min(votes, MOST_VOTES),
    host: ahead + page,
    page,
    device: Date.now(),
  };
  other = undefined;
  storeOffset(last.host - last.device);
}

/**
 * Updates the host's time by the header Date. Invalid dates are ignored, and those that are a little old, as of late
 * responses. One answer cannot be checked, so it is believed until more answers agree on another time.
 */
export function noteHostTime(date: string | null): void {
  const host = Date.parse(date ?? '');
  if (Number.isNaN(host)) return;
  const ahead = host - performance.now();
  const agrees = (opinion: Opinion | undefined): boolean =>
    opinion !== undefined && Math.abs(ahead - opinion.ahead) <= TOLERANCE;
  // The page's clock runs no faster than the host's: this corrects a device whose clock was set ahead.
  if (last && agrees(last)) {
    believe(Math.max(ahead, last.ahead), last.votes + 1);
  } else if (!last || (ahead > last.ahead && !agrees(outvoted))) {
    believe(ahead, 1);
  } else if (ahead > last.ahead || ahead < last.ahead - NOTABLE) {
    other = { ahead, votes: other && agrees(other) ? other.votes + 1 : 1 };
    if (other.votes <= last.votes) return;
    outvoted = last;
    believe(ahead, other.votes);
  }
}

export function forgetHostTime(): void {
  last = undefined;
  other = undefined;
  outvoted = undefined;
  storeOffset(0);
}
