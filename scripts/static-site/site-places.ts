import { repoPath } from '../lib/paths.ts';

/** The places for which the site is built in tests, and the version that follows the one below the prefix. */
export const sitePlaces = {
  root: { base: '/', out: repoPath('.local/static-site/root') },
  prefix: { base: '/name/', out: repoPath('.local/static-site/prefix') },
  next: { base: '/name/', out: repoPath('.local/static-site/next'), version: '99.0.0' },
} as const;
