import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Check, expectThat } from './checks.ts';
import { createProject } from './project.ts';
import { type Published, startRegistry } from './registry.ts';
import { runOrThrow } from './run.ts';

/** Copies the files of a package into a new git repository. Returns its address. */
async function gitAddress(folder: string, from: string): Promise<string> {
  cpSync(from, folder, { recursive: true });
  const author = ['-c', 'user.name=check', '-c', 'user.email=check@localhost'];
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all', '--force', '.'],
    [...author, 'commit', '--quiet', '--message', 'Release'],
  ])
    await runOrThrow('git', args, { cwd: folder });
  return `git+${pathToFileURL(folder).href}`;
}

/** The mock, installed from what is neither a tarball nor the public registry. */
export function sourceChecks(
  root: string,
  node: string,
  { packages, version }: { packages: readonly Published[]; version: string },
): Check[] {
  const [mock] = packages.filter(({ name }) => name === 'matka-mock');
  if (!mock) throw new Error('There is no package matka-mock.');
  const tryFrom = async (name: string, source: string, ...flags: string[]) => {
    const project = await createProject(join(root, `from ${name}`), 'npm', {
      type: 'module',
      packages: [...flags, source],
    });
    const { output } = await project.run(node, 'matka-mock', '--version');
    expectThat(output === `${version}\n`, output);
    const script = "fetch(process.env.MATKA_MOCK_URL + '/__mock/health').then((r) => r.status)";
    const line = `${script}.then((status) => console.log(status))`;
    const run = await project.run(node, 'matka-mock', 'exec', '--', 'node', '-e', line);
    expectThat(run.output === '200\n', run.output);
    return undefined;
  };
  return [
    {
      name: 'a path',
      run: () => tryFrom('a path', mock.folder, '--install-links'),
    },
    {
      name: 'a git address',
      run: async () => tryFrom('git', await gitAddress(join(root, 'repository'), mock.folder)),
    },
    {
      name: 'a private registry',
      run: async () => {
        const registry = await startRegistry(packages);
        try {
          return await tryFrom('a registry', 'matka-mock', '--registry', registry.url);
        } finally {
          registry.close();
        }
      },
    },
  ];
}
