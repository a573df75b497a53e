/**
 * Responses that the page requested before the app ran, and their token; see
 * web/vite/prefetch-plugin.ts.
 */
interface PrefetchedResponses {
  readonly token: string;
  /** Responses by URL; each is used once. */
  readonly responses: Map<string, Promise<Response>>;
}

declare global {
  var matkaPrefetched: PrefetchedResponses | undefined;
}

/** The prefetched response of a URL, if it was requested with the same token. */
export function takePrefetched(
  url: string,
  token: string | undefined,
): Promise<Response> | undefined {
  const prefetched = globalThis.matkaPrefetched;
  if (!prefetched || prefetched.token !== token) return undefined;
  const response = prefetched.responses.get(url);
  prefetched.responses.delete(url);
  return response;
}
