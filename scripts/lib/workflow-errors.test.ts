import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repoPath } from './paths.ts';
import { workflowErrors } from './workflow-errors.ts';

const files = globSync(repoPath('.github/workflows/*.yml'));

it.each(files)('GitHub accepts the workflow %s', async (file) => {
  expect(await workflowErrors(file, readFileSync(file, 'utf8'))).toEqual([]);
});

const workflow = readFileSync(repoPath('.github/workflows/release.yml'), 'utf8');

it.each([
  ['runs-on: ubuntu', 'runsOn: ubuntu', /Unexpected value 'runsOn'/],
  ['needs: images', 'needs: pictures', /unknown job 'pictures'/],
  ['vars.PUBLISH', 'variables.PUBLISH', /Unrecognized named-value: 'variables'/],
  ['timeout-minutes: 30', 'timeout-minutes: soon', /Unexpected value 'soon'/],
])('a workflow with an error in place of "%s" is refused', async (right, wrong, message) => {
  expect(workflow).toContain(right);
  expect(await workflowErrors('wrong.yml', workflow.replace(right, wrong))).toEqual(
    expect.arrayContaining([expect.stringMatching(message)]),
  );
});
