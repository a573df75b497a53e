import { bidPaths, otherPaths } from '../player/places.ts';
import type { CoverageCounts } from '../run/coverage.ts';

/** The calls that screens make. */
const screenCalls: readonly string[] = [
  ...['POST /users/login/', 'POST /users/register/', 'POST /token/refresh/', 'GET /homepage/'],
  ...['GET /markets/', 'GET /bet-types/', 'POST /betting/suggestions/', 'POST /betting/'],
  ...['GET /bets/history/', 'GET /markets/results/monthly/', 'GET /admin/payout-multipliers/'],
];

/** Routes that runs did not visit, and calls that they did not make. */
export function blindSpots({ screens, calls }: CoverageCounts): string[] {
  const routes = [...bidPaths, ...otherPaths].filter((path) => !screens[path]);
  return [...routes, ...screenCalls.filter((name) => !calls[name])];
}

const inWords = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

/** What the runs reached, in a few lines. */
export function coverageLines(coverage: CoverageCounts): string[] {
  const missing = blindSpots(coverage);
  const bids = bidPaths.filter((path) => coverage.screens[path]);
  return [
    `screens: ${inWords(coverage.screens)}`,
    `bid screens: ${bids.length} of ${bidPaths.length}`,
    `calls: ${inWords(coverage.calls)}`,
    `statuses: ${inWords(coverage.statuses)}`,
    `fates of calls: ${inWords(coverage.fates)}`,
    `steps: ${inWords(coverage.steps)}`,
    `outcomes as the app showed them: ${inWords(coverage.outcomes)}`,
    missing.length === 0 ? 'nothing was left out' : `not reached: ${missing.join(', ')}`,
  ];
}
