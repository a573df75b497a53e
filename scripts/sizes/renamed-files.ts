import { repoPath } from '../lib/paths.ts';
import { type Build, readBuild, renamedWith } from './manifest.ts';

/** Files that an edited word in one screen may rename: players download them again after an update. */
export const MOST_RENAMED = 2;

const screen = /-screen\.tsx$|\/bids\/screens\/[^/]+\.ts$/;

/** How many files of the build in web/dist an edit of each screen renames, by its source. */
export function renamedFiles(app: Build = readBuild(repoPath('web/dist'))): Map<string, number> {
  const screens = Object.keys(app.chunks).filter((key) => screen.test(key));
  return new Map(screens.map((source) => [source, renamedWith(app, source).size]));
}
