/** The host's clock as a response gave it, in milliseconds, and how long this page had been open then. */
let last: { readonly host: number; readonly page: number } | undefined;

/** The host's time now, in milliseconds, exact to a second or two; undefined before its first response. */
export const hostTime = (): number | undefined => last && last.host + performance.now() - last.page;

/**
 * Takes the header Date of a response over. One that is missing or no date changes nothing, nor one that
 * is older than the time known already: that response was stored on its way.
 */
export function noteHostTime(date: string | null): void {
  const host = Date.parse(date ?? '');
  if (host > (hostTime() ?? 0)) last = { host, page: performance.now() };
}
