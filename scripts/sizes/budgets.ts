import { readdirSync } from 'node:fs';
import { repoPath } from '../lib/paths.ts';
import { added, type Build, firstLoad, readBuild } from './manifest.ts';
import { buildBaseline } from './web-baseline.ts';

/** A measured size and its budget, both in bytes. */
export interface SizeRow {
  what: string;
  bytes: number;
  budget: number;
  /** Where the budget comes from. */
  of: string;
}

/** Lazy source of each first route and its budget: times the baseline. */
const routes = [
  { path: '/login', source: 'src/features/sign-in/login-screen.tsx', factor: 1.06 },
  { path: '/home', source: 'src/features/home/home-screen.tsx', factor: 1.15 },
];

const firstCss = 5 * 1024;
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
  const baseline = firstLoad(await buildBaseline(), []).brotli;
  const firstLoads = routes.flatMap(({ path, source, factor }) => [
    {
      what: `first-load JS of ${path}, brotli`,
      bytes: firstLoad(app, [source]).brotli,
      budget: Math.floor(baseline * factor),
      of: `${factor} × baseline of ${kilobytes(baseline)}`,
    },
    {
      what: `first CSS of ${path}, gzip`,
      bytes: firstLoad(app, [source], 'css').gzip,
      budget: firstCss,
      of: '5 kB',
    },
  ]);
  return [...firstLoads, ...bidScreenRows(app)];
}

/** Bytes as kilobytes (1024) with one decimal. */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
