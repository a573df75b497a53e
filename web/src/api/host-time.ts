/**
 * The host's time from a response, in milliseconds, and the page's monotonic time at that moment.
 */
let last: { readonly host: number; readonly page: number } | undefined;

/**
 * The current time of the host in milliseconds, accurate to a second or two; undefined before its
 * first response.
 */
export const hostTime = (): number | undefined => last && last.host + performance.now() - last.page;

/**
 * Updates the host's time from the header Date of a response. Ignores missing and invalid dates,
 * and dates older than the known time, as of cached responses.
 */
export function noteHostTime(date: string | null): void {
  const host = Date.parse(date ?? '');
  if (host > (hostTime() ?? 0)) last = { host, page: performance.now() };
}
