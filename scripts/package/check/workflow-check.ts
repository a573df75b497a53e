import { globSync } from 'node:fs';
import { repoPath, repoRoot } from '../../lib/paths.ts';
import { type Check, expectThat } from './checks.ts';
import type { Project } from './project.ts';

/** A validator of workflows and actions by their schemas. */
export const workflowTools = ['@action-validator/cli@0.6.0', '@action-validator/core@0.6.0'];

/** Workflows and actions are what GitHub can read. */
export const workflowCheck = (project: Project, node: string): Check => ({
  name: 'workflows and actions are valid',
  run: async () => {
    const files = globSync(['.github/workflows/*.yml', '.github/actions/*/action.yml'], {
      cwd: repoRoot,
    });
    for (const file of files) {
      const { code, output } = await project.run(node, 'action-validator', repoPath(file));
      expectThat(code === 0 && !/"errors"/.test(output), `${file}:\n${output}`);
    }
    return `${files.length} files`;
  },
});
