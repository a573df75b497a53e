import { checkBuild } from '@matka/web/browsers/findings';
import { repoPath } from '../lib/paths.ts';
import type { Stage } from './stage.ts';

/** Holds every built file to the oldest browsers that the app promises. */
export const browsers: Stage = {
  name: 'older browsers',
  needs: ['production build'],
  work: async () => {
    const { files, findings, unused } = checkBuild(repoPath('web/dist'));
    const failures = [
      ...findings.map((finding) => `An oldest promised browser lacks this: ${finding}`),
      ...unused.map((need) => `No file needs this any more: ${need}; take it off the accepted.`),
    ];
    return { passed: files, failed: failures.length, failures };
  },
};
