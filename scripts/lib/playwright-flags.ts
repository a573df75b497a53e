const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** The flags of Playwright that its test runs here take. */
export const playwrightFlags = {
  grep: { ...text, short: 'g' },
  'grep-invert': { ...text, short: 'G' },
  project: text,
  workers: { ...text, short: 'j' },
  retries: text,
  'repeat-each': text,
  'max-failures': text,
  x: { ...flag, short: 'x' },
  timeout: text,
  'global-timeout': text,
  reporter: text,
  output: text,
  trace: text,
  shard: text,
  headed: flag,
  list: flag,
  quiet: flag,
  'last-failed': flag,
  'no-deps': flag,
  'pass-with-no-tests': flag,
} as const;

export const playwrightHelp = `  FILE…            files, or parts of their paths; FILE:LINE for one test
  --grep TEXT, -g  tests whose title contains TEXT
  --list           show the tests, run none
  --workers N      at once; also --retries, --repeat-each, --max-failures, --timeout, --shard
  --trace on       records the run of each test; also --headed, --last-failed, --quiet, -x`;
