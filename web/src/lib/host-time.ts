/**
 * The host's time from a response, with the page's monotonic time and the device's time at that moment,
 * in milliseconds.
 */
let last: { readonly host: number; readonly page: number; readonly device: number } | undefined;

/**
 * The current time of the host in milliseconds, accurate to a second or two; undefined before its
 * first response. The page's clock may stop while the device sleeps, and the device's clock may be
 * set back: the one that moved further counts.
 */
export const hostTime = (): number | undefined =>
  last && last.host + Math.max(performance.now() - last.page, Date.now() - last.device);

/** The current time of the host in milliseconds; the device's time while it is unknown. */
export const hostNow = (): number => hostTime() ?? Date.now();

/**
 * Updates the host's time from the header Date of a response. Ignores missing and invalid dates,
 * and dates older than the known time, as of cached responses.
 */
export function noteHostTime(date: string | null): void {
  const host = Date.parse(date ?? '');
  if (host > (hostTime() ?? 0)) last = { host, page: performance.now(), device: Date.now() };
}

/** Forgets the host's time. */
export function forgetHostTime(): void {
  last = undefined;
}
