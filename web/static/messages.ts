/** Messages from a page to the worker of the static site. Each is replied to on the port of the message. */
export const siteMessages = {
  /** Take over this page, which the browser has loaded past the worker. */
  claim: 'claim',
  /** Cache all files of the site, for use offline. */
  cacheFiles: 'cache the files',
  /** Start the mock and say how it is. */
  status: 'status',
  /** Forget all worlds; the reply says whether the mock starts without them. */
  startOver: 'start over',
} as const;

/** How the mock in this browser is. */
export type SiteStatus =
  | { is: 'stored' }
  /** The browser stores nothing here: all is lost when the worker stops. */
  | { is: 'unstored' }
  /** Stored worlds could not be read and were left out. */
  | { is: 'incomplete'; worlds: readonly string[] }
  /** There is no space: the last change could not be stored and was undone. */
  | { is: 'full' }
  /** The last change could not be stored for another reason and was undone. */
  | { is: 'failed'; reason: string }
  | { is: 'broken'; reason: string };
