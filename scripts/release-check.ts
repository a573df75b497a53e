import { readFileSync } from 'node:fs';
import { repoPath } from './lib/paths.ts';
import { releaseProblems } from './release/problems.ts';

/** `npm run release:check -- v1.4.0`: whether this commit may be released under a tag. */
const [tag = ''] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync(repoPath('package.json'), 'utf8'));
const problems = releaseProblems(tag, version, readFileSync(repoPath('CHANGELOG.md'), 'utf8'));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
