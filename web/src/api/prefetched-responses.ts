/** What the page asked for before the app ran, with which token; see web/vite/prefetch-plugin.ts. */
interface PrefetchedResponses {
  readonly token: string;
  /** Answers by address; each is taken once. */
  readonly responses: Map<string, Promise<Response>>;
}

declare global {
  var matkaPrefetched: PrefetchedResponses | undefined;
}

/** The answer to this very call, when the page has asked for it already with the same token. */
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
