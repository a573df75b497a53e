/**
 * The oldest browsers that the app promises to run in, by their names in MDN's compatibility data.
 * Chrome also stands for Android's WebView and, two versions later, for Samsung Internet 19.
 */
export const OLDEST_BROWSERS = {
  chrome: '100',
  firefox: '100',
  safari: '15.4',
} as const;

/** The same as targets of the build: newer syntax is rewritten. */
export const browserTargets: string[] = Object.entries(OLDEST_BROWSERS).map(
  ([name, version]) => name + version,
);
