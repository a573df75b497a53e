/** Messages from a page to a worker, which replies to the port of a question. */
export const messages = {
  skipWaiting: 'take over',
  getBuild: 'which build',
  getConfig: 'which configuration',
} as const;

/** The path of the entry file in a page, which names its build: it differs between any two. */
export const entryIn = (page: string): string | undefined =>
  /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];

/** The configuration in the text of a page, unparsed. */
export const configIn = (page: string): string | undefined =>
  /<script[^>]* id="matka-config"[^>]*>([^<]*)</.exec(page)?.[1];
