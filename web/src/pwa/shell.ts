/** The files of one build that the worker caches. */
export interface Shell {
  /** The path of the site, with a slash at both ends. */
  readonly base: string;
  /** Differs between any two builds; the page of the build has it in `data-build`. */
  readonly version: string;
  /** Paths of the files of the build that are cached in advance; names contain a content hash. */
  readonly files: readonly string[];
  /** Paths of files that are cached once a page loads them, e.g. the texts of another language. */
  readonly onDemand: readonly string[];
}

/** The worker's file in the folder of the site, which is its scope. */
export const WORKER_FILE = 'sw.js';

/**
 * Messages from a page to the worker. The replies to `getBuild` and `getConfig` are sent to the port
 * of the message.
 */
export const messages = {
  skipWaiting: 'take over',
  getBuild: 'which build',
  getConfig: 'which configuration',
} as const;

/** The attribute of the root element that names the build of a page. */
export const buildMark = (version: string): string => `data-build="${version}"`;

/** The configuration in the text of a page, as it stands there. */
export const configIn = (page: string): string | undefined =>
  /<script[^>]* id="matka-config"[^>]*>([^<]*)</.exec(page)?.[1];
