/** What the page asked for before the app ran, with which token; see web/vite/prefetch-plugin.ts. */
interface Early {
  readonly token: string;
  /** Answers by address; each is taken once. */
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  var matkaPrefetched: Early | undefined;
}

/** The answer to this very call, when the page has asked for it already with the same token. */
export function takePrefetched(
  url: string,
  token: string | undefined,
): Promise<Response> | undefined {
  const early = globalThis.matkaPrefetched;
  if (!early || early.token !== token) return undefined;
  const answer = early.answers.get(url);
  early.answers.delete(url);
  return answer;
}
