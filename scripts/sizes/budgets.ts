import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoPath } from '../lib/paths.ts';
import { added, type Build, firstLoad, readBuild, weigh } from './manifest.ts';
import { filesOfVisit, firstVisits } from './visit.ts';
import { buildBaseline } from './web-baseline.ts';

/** A measured size and its budget, both in bytes. */
export interface SizeRow {
  what: string;
  bytes: number;
  budget: number;
  /** Where the budget comes from. */
  of: string;
}

/** The first visits and their budgets: JavaScript in times of the baseline, styles in bytes. */
const visits = [
  { ...firstVisits.login, factor: 1.06, css: 5 * 1024 },
  // With the bars around it, which login has not.
  { ...firstVisits.home, factor: 1.15, css: 5.5 * 1024 },
];

const bidScreen = 4 * 1024;

const bids = 'src/features/bids';

/** Size that each bid screen adds to the shared frame, which the betting options prefetch. */
function bidScreenRows(app: Build): SizeRow[] {
  const definitions = readdirSync(repoPath(`web/${bids}/screens`)).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  return definitions.map((file) => ({
    what: `bid screen ${file.replace('.ts', '')}, gzip`,
    bytes: added(app, `${bids}/screens/${file}`, [`${bids}/bid-route.tsx`]).gzip,
    budget: bidScreen,
    of: '4 kB beyond the shared frame',
  }));
}

/**
 * Sizes of the build in web/dist: first-load JavaScript (brotli, compared with the baseline), first CSS and every
 * lazy bid screen (gzip).
 */
export async function sizeRows(app: Build = readBuild(repoPath('web/dist'))): Promise<SizeRow[]> {
  const baseline = firstLoad(await buildBaseline()).brotli;
  const page = readFileSync(join(app.folder, 'index.html'), 'utf8');
  const firstLoads = visits.flatMap(({ factor, css, ...visit }) => {
    const files = filesOfVisit(page, visit);
    return [
      {
        what: `first-load JS of ${visit.path}, brotli`,
        bytes: weigh(app, files, 'js').brotli,
        budget: Math.floor(baseline * factor),
        of: `${factor} × baseline of ${kilobytes(baseline)}`,
      },
      {
        what: `first CSS of ${visit.path}, gzip`,
        bytes: weigh(app, files, 'css').gzip,
        budget: css,
        of: kilobytes(css),
      },
    ];
  });
  return [...firstLoads, ...bidScreenRows(app)];
}

/** Bytes as kilobytes (1024) with one decimal. */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
