import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { repoPath } from '../../lib/paths.ts';
import { type Ended, run, runOrThrow } from './run.ts';

/** A project outside of the repository that has installed the packages. */
export interface Project {
  folder: string;
  /** Runs a command of the project in a Node. */
  run: (node: string, file: string, ...args: string[]) => Promise<Ended>;
  write: (path: string, text: string) => void;
  /** Copies a file of `scripts/package/projects` into the project, or into a folder of it. */
  copy: (name: string, to?: string) => void;
}

/** How a project installs: with npm as it is, with `--ignore-scripts`, or with pnpm. */
export type Installer = 'npm' | 'npm --ignore-scripts' | 'pnpm';

const installCommands: Readonly<Record<Installer, readonly string[]>> = {
  npm: ['npm', 'install', '--no-audit', '--no-fund'],
  'npm --ignore-scripts': ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts'],
  pnpm: ['npx', '--yes', 'pnpm@12.21.0', 'add', '--prefer-offline'],
};

/** The environment without what npm has set for the script that runs now, and with a Node first on the path. */
export function environment(node?: string): NodeJS.ProcessEnv {
  const clean = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|MATKA_|INIT_CWD$|NODE_ENV$|NODE_COMPILE_CACHE$)/.test(name),
  );
  const env = Object.fromEntries(clean);
  return node ? { ...env, PATH: `${dirname(node)}${delimiter}${env.PATH ?? ''}` } : env;
}

/** Installs tarballs and other packages in an empty folder. Throws the installer's messages. */
export async function createProject(
  folder: string,
  installer: Installer,
  { type, packages }: { type: 'module' | 'commonjs'; packages: readonly string[] },
): Promise<Project> {
  mkdirSync(folder, { recursive: true });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type }));
  const [file = '', ...args] = installCommands[installer];
  await runOrThrow(file, [...args, ...packages], {
    cwd: folder,
    env: environment(process.execPath),
  });
  return {
    folder,
    write,
    copy: (name, to = '') =>
      cpSync(repoPath('scripts/package/projects', name), join(folder, to, name)),
    run: (node, name, ...rest) => {
      const isNode = name === 'node';
      const bin = join(folder, 'node_modules/.bin', name);
      return run(isNode ? node : bin, rest, {
        cwd: folder,
        env: {
          ...environment(node),
          PATH: `${join(folder, 'node_modules/.bin')}${delimiter}${environment(node).PATH}`,
        },
      });
    },
  };
}
