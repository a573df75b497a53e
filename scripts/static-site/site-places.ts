import { repoPath } from '../lib/paths.ts';

/** The places for which the site is built in tests. */
export const sitePlaces = {
  root: { base: '/', out: repoPath('.local/static-site/root') },
  prefix: { base: '/name/', out: repoPath('.local/static-site/prefix') },
} as const;
