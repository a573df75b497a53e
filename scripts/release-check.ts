import { readFileSync } from 'node:fs';
import { UsageError } from '@matka/contracts/cli/flags';
import { readArguments } from './lib/command-line.ts';
import { repoPath } from './lib/paths.ts';
import { releaseProblems } from './release/problems.ts';

const usage = `npm run release:check -- TAG

Whether this commit may be released under a tag such as v1.4.0: its version, and its section of CHANGELOG.md.`;

/** `npm run release:check -- v1.4.0`: whether this commit may be released under a tag. */
const tag = readArguments(usage, ([tag, ...more]) => {
  if (tag === undefined || more.length > 0) throw new UsageError('Give one tag, such as v1.4.0.');
  return tag;
});
const { version } = JSON.parse(readFileSync(repoPath('package.json'), 'utf8'));
const problems = releaseProblems(tag, version, readFileSync(repoPath('CHANGELOG.md'), 'utf8'));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
